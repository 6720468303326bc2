import { AppliedChip, TextButton, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Applied, appliedOf, type Filters, withoutAll, withoutPart } from './filters.ts';
import type { List } from './useList.ts';

/** The filters that are applied; each can be taken away, and all at once. */
export function Chips({ list, clear }: { list: List; clear?: boolean }) {
  const { t } = useTranslation('catalog');
  const { filters, choose } = list;
  const words = useWords(list);
  const applied = appliedOf(filters);
  return (
    <>
      {applied.map((part) => {
        const name = words(filters, part);
        return (
          <AppliedChip
            key={part[0]}
            removeLabel={t('list.remove', { name })}
            onRemove={() => choose(withoutPart(filters, part))}
          >
            {name}
          </AppliedChip>
        );
      })}
      {clear && applied.length > 0 && (
        <TextButton onClick={() => choose(withoutAll(filters))}>{t('list.clear')}</TextButton>
      )}
    </>
  );
}

const useWords = ({ answer, categories }: List) => {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const nameIn = (list: readonly { id: string; name: string }[] = [], id?: string) =>
    list.find((one) => one.id === id)?.name;

  return (filters: Filters, [part]: Applied): string => {
    const { priceMin, priceMax, maxW, maxD, maxH } = filters;
    switch (part) {
      case 'categoryId':
        return categories.at(-1)?.name ?? t('list.category');
      case 'brandId':
        return nameIn(answer?.facets.brands, filters.brandId) ?? t('list.brand');
      case 'flag':
        return t(`list.flag.${filters.flag ?? 'new'}`);
      case 'priceMin': {
        const from = priceMin === undefined ? undefined : format.money(priceMin);
        const to = priceMax === undefined ? undefined : format.money(priceMax);
        if (from !== undefined && to !== undefined) return `${from} – ${to}`;
        return from === undefined ? t('list.upTo', { price: to }) : t('list.atLeast', { price: from });
      }
      case 'maxW':
        return t('list.fits', {
          size: `${[maxW, maxD, maxH].map((mm) => (mm === undefined ? '…' : Math.round(mm / 10))).join(' × ')} cm`,
        });
      case 'inStock':
        return t('list.inStockShort');
    }
  };
};
