import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { keysOf } from './filters.ts';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import { useList } from './useList.ts';

/** All products (spec §2, /product/productCenter), and with a filter those of a category or brand. */
export function ProductCenterScreen() {
  const { t } = useTranslation('catalog');
  const list = useList('product.list');
  const { answer, filters, categories } = list;
  const [brandId, ...otherBrands] = keysOf(filters.brandId);
  const brand = answer?.facets.brands.find(({ id }) => id === brandId && otherBrands.length === 0)?.name;
  const heading = [brand, categories.at(-1)?.name].filter(Boolean).join(' · ') || t('list.all');
  usePageHeading(heading);

  const crumbs = [
    { label: t('crumb.home'), to: paths.home() },
    { label: t('list.all'), to: paths.productCenter() },
    ...categories
      .slice(0, -1)
      .map(({ id, name }) => ({ label: name, to: paths.productCenter({ categoryId: id }) })),
    ...(heading === t('list.all') ? [] : [{ label: heading }]),
  ];
  return (
    <Page
      wide
      title={heading}
      lead={answer && t('list.count', { count: answer.total })}
      above={<Breadcrumbs crumbs={crumbs} />}
    >
      <ProductList list={list} empty={<NoResults list={list} />} />
    </Page>
  );
}
