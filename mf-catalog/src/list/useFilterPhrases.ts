import { useQueryOf } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Applied, type Filters, keysOf } from './filters.ts';
import type { List, ListAnswer } from './useList.ts';

/** A filter as the text of its chip. */
export const useFilterPhrases = ({ answer, categories, filters }: List): ((applied: Applied) => string) => {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const names = useNames(answer, filters);

  return ({ part: [part], key }) => {
    const { priceMin, priceMax, maxW, maxD, maxH } = filters;
    switch (part) {
      case 'categoryId':
        return categories.at(-1)?.name ?? t('list.category');
      case 'brandId':
        return names('brands', key) ?? t('list.brand');
      case 'flag':
        return t(`list.flag.${filters.flag ?? 'new'}`);
      case 'style':
        return names('styles', key) ?? t('list.style');
      case 'material':
        return names('materials', key) ?? t('list.material');
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

type NamedFacet = 'brands' | 'styles' | 'materials';

/**
 * The names of brands, styles and materials. An answer has the names of those with results; a chosen one
 * without results gets its name from the unfiltered list.
 */
const useNames = (answer: ListAnswer | undefined, { brandId, style, material }: Filters) => {
  const inFacets = (list: ListAnswer | undefined, facet: NamedFacet, wanted: string | undefined) =>
    list?.facets[facet].find((one) => ('id' in one ? one.id : one.key) === wanted)?.name;
  const known =
    keysOf(brandId).every((id) => inFacets(answer, 'brands', id) !== undefined) &&
    keysOf(style).every((key) => inFacets(answer, 'styles', key) !== undefined) &&
    keysOf(material).every((key) => inFacets(answer, 'materials', key) !== undefined);
  const all = useQueryOf(
    'product.list',
    { size: 1 },
    { enabled: answer !== undefined && !known, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  return (facet: NamedFacet, wanted: string | undefined): string | undefined =>
    inFacets(answer, facet, wanted) ?? inFacets(all.data, facet, wanted);
};
