import { paths } from '@mall/contract/paths';
import { Breadcrumbs, EmptyMessage, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { appliedOf, withoutAll } from './filters.ts';
import { ProductList } from './ProductList.tsx';
import { SearchWords } from './SearchWords.tsx';
import { useList } from './useList.ts';

/** What a keyword finds (spec §2, /searchGoods); without a keyword, what one could look for. */
export function SearchScreen() {
  const { t } = useTranslation('catalog');
  const list = useList('product.search');
  const { answer, filters, choose } = list;
  const { keyword } = filters;
  const heading = keyword === undefined ? t('search.title') : t('search.found', { keyword });
  usePageHeading(heading);

  const filtered = appliedOf(filters).length > 0;
  return (
    <Page
      wide
      title={heading}
      lead={keyword === undefined ? t('search.start') : answer && t('list.count', { count: answer.total })}
      above={<Breadcrumbs crumbs={[{ label: t('crumb.home'), to: paths.home() }, { label: heading }]} />}
    >
      {keyword === undefined ? (
        <SearchWords />
      ) : (
        <ProductList
          list={list}
          empty={
            <EmptyMessage
              title={t('search.nothing', { keyword })}
              reason={filtered ? t('list.empty.filtered') : t('search.otherWords')}
              action={
                filtered
                  ? { label: t('list.clear'), onClick: () => choose(withoutAll(filters)) }
                  : { label: t('list.all'), to: paths.productCenter() }
              }
            >
              <SearchWords keyword={keyword} />
            </EmptyMessage>
          }
        />
      )}
    </Page>
  );
}
