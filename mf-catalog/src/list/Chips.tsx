import { AppliedChip, TextButton, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Applied, withoutPart } from './filters.ts';
import type { List } from './useList.ts';

/** The filters that are applied; each can be taken away, and all at once. */
export function Chips({ list, clear }: { list: List; clear?: boolean }) {
  const { t } = useTranslation('catalog');
  const { filters, applied, cleared, choose } = list;
  const words = useWords(list);
  return (
    <>
      {applied.map((part) => {
        const name = words(part);
        return (
          <AppliedChip
            key={part.part[0] + (part.key ?? '')}
            removeLabel={t('list.remove', { name })}
            onRemove={() => choose(withoutPart(filters, part))}
          >
            {name}
          </AppliedChip>
        );
      })}
      {clear && applied.length > 0 && (
        <TextButton onClick={() => choose(cleared)}>{t('list.clear')}</TextButton>
      )}
    </>
  );
}

/** A filter in words, as its chip says it. */
export const useWords = ({ answer, categories, filters }: List): ((applied: Applied) => string) => {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { facets } = answer ?? {};
  const named = (list: readonly { key: string; name: string }[] = [], wanted?: string) =>
    list.find(({ key }) => key === wanted)?.name;

  return ({ part: [part], key }) => {
    const { priceMin, priceMax, maxW, maxD, maxH } = filters;
    switch (part) {
      case 'categoryId':
        return categories.at(-1)?.name ?? t('list.category');
      case 'brandId':
        return facets?.brands.find(({ id }) => id === filters.brandId)?.name ?? t('list.brand');
      case 'flag':
        return t(`list.flag.${filters.flag ?? 'new'}`);
      case 'style':
        return named(facets?.styles, key) ?? t('list.style');
      case 'material':
        return named(facets?.materials, key) ?? t('list.material');
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
      case 'leadDays':
        return t('list.sentWithin', { count: filters.leadDays ?? 0 });
      case 'inStock':
        return t('list.inStockShort');
    }
  };
};
