import { newGoodsAtLeast } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { Breadcrumbs, Page } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { Cards } from './Cards.tsx';
import { type Collection, collections, RelatedLists } from './RelatedLists.tsx';
import { NoResults } from './NoResults.tsx';
import { ProductList } from './ProductList.tsx';
import { useList } from './useList.ts';

/** New products, filled up to five of them (spec §2, §9: /newGoods). */
export const NewGoodsScreen = () => <CollectionScreen of="newGoods" atLeast={newGoodsAtLeast} />;

/** The bestsellers (spec §2, /hotGoods). */
export const HotGoodsScreen = () => <CollectionScreen of="hotGoods" />;

/** What the mall recommends (spec §2, /recommendGoods). */
export const RecommendGoodsScreen = () => <CollectionScreen of="recommendGoods" />;

/**
 * Products with one mark of the platform. Only the whole, unfiltered list is filled up: a filter's count
 * stays true.
 */
function CollectionScreen({ of, atLeast = 0 }: { of: Collection; atLeast?: number }) {
  const { t } = useTranslation('lists');
  const { t: says } = useTranslation('catalog');
  const list = useList('product.list', collections[of]);
  const title = t(`${of}.title`);
  const filled = list.applied.length === 0 && list.filters.page === 1 ? atLeast : 0;
  usePageHeading(title);
  return (
    <Page
      wide
      title={title}
      lead={t(`${of}.lead`)}
      actions={<RelatedLists now={of} />}
      above={
        <Breadcrumbs
          crumbs={[
            { label: says('crumb.home'), to: paths.home() },
            { label: says('list.all'), to: paths.productCenter() },
            { label: title },
          ]}
        />
      }
    >
      <ProductList
        list={list}
        empty={<NoResults list={list} action={{ label: says('list.all'), to: paths.productCenter() }} />}
        draw={(cards, stale) => <Cards cards={cards} stale={stale} atLeast={filled} />}
      />
    </Page>
  );
}
