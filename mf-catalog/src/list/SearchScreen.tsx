import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../lazy-section.tsx';
import { usePageHeading } from '../usePageHeading.ts';
import { Fallback } from './Fallback.tsx';
import { withFilters } from './filters.ts';
import { loadListsPhrases } from './load-phrases.ts';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import { SuggestedKeywords } from './SuggestedKeywords.tsx';
import { useList } from './useList.ts';

/** The results of a keyword (spec §2, /searchGoods); without a keyword, suggestions. */
export function SearchScreen() {
  const { t } = useTranslation('catalog');
  const list = useList('product.search');
  const { answer, filters } = list;
  const { keyword } = filters;
  const heading = keyword === undefined ? t('search.title') : t('search.found', { keyword });
  usePageHeading(heading);

  return (
    <Page
      wide
      title={heading}
      lead={keyword === undefined ? t('search.start') : answer && t('list.count', { count: answer.total })}
      above={<Breadcrumbs crumbs={[{ label: t('crumb.home'), to: paths.home() }, { label: heading }]} />}
    >
      {keyword !== undefined && answer?.meant && (
        <AsMeant
          meant={answer.meant}
          typed={keyword}
          exactly={list.hrefOf(withFilters(filters, { exact: 1 }))}
        />
      )}
      {keyword === undefined ? (
        <SuggestedKeywords />
      ) : (
        <ProductList
          list={list}
          empty={
            <NoResults
              list={list}
              title={t('search.nothing', { keyword })}
              reason={t('search.otherWords')}
              action={{ label: t('list.all'), to: paths.productCenter() }}
            >
              <SuggestedKeywords keyword={keyword} />
            </NoResults>
          }
        />
      )}
      {answer?.total === 0 && list.applied.length === 0 && <Fallback />}
    </Page>
  );
}

/** Few searches are read as other words: what says so is fetched with its phrases when one is. */
const AsMeant = lazySection(async () => {
  const [{ AsMeant: Component }] = await Promise.all([import('./AsMeant.tsx'), loadListsPhrases()]);
  return { Component };
}, 64);
