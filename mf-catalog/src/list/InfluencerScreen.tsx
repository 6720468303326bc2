import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import type { Basis } from './filters.ts';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import { Stories, StoriesSkeleton } from './Stories.tsx';
import { useList } from './useList.ts';

const basis: Basis = { flag: 'influencer' };

/**
 * The influencer gallery (decisions 2.22, /product/hotProduct): large pictures of rooms, each about one
 * piece.
 */
export function InfluencerScreen() {
  const { t } = useTranslation('lists');
  const { t: says } = useTranslation('catalog');
  const list = useList('product.list', basis);
  const title = t('influencer.title');
  usePageHeading(title);
  return (
    <Page
      title={title}
      lead={t('influencer.lead')}
      above={<Breadcrumbs crumbs={[{ label: says('crumb.home'), to: paths.home() }, { label: title }]} />}
    >
      <ProductList
        alone
        list={list}
        empty={<NoResults list={list} action={{ label: says('list.all'), to: paths.productCenter() }} />}
        skeleton={<StoriesSkeleton />}
        draw={(cards, stale) => <Stories cards={cards} stale={stale} />}
      />
    </Page>
  );
}
