import { paths } from '@mall/contract/paths';
import { Breadcrumbs, EmptyMessage, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { appliedOf, withoutAll } from './filters.ts';
import { ProductList } from './ProductList.tsx';
import { useList } from './useList.ts';

/** All products (spec §2, /product/productCenter), and with a filter those of one category or brand. */
export function ProductCenterScreen() {
  const { t } = useTranslation('catalog');
  const list = useList('product.list');
  const { answer, filters, categories, choose } = list;
  const brand = answer?.facets.brands.find(({ id }) => id === filters.brandId)?.name;
  const heading = [brand, categories.at(-1)?.name].filter(Boolean).join(' · ') || t('list.all');
  usePageHeading(heading);

  const filtered = appliedOf(filters).length > 0;
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
      <ProductList
        list={list}
        empty={
          <EmptyMessage
            title={t('list.empty.title')}
            reason={filtered ? t('list.empty.filtered') : t('list.empty.reason')}
            action={
              filtered
                ? { label: t('list.clear'), onClick: () => choose(withoutAll(filters)) }
                : { label: t('list.empty.home'), to: paths.home() }
            }
          />
        }
      />
    </Page>
  );
}
