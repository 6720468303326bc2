import type { Output, Sent } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type Goods = Output<'shopGoods.list'>['list'][number];
export type SkuPrice = Goods['skus'][number];

export const states = ['all', 'onSale', 'hidden', 'inReview', 'rejected', 'lowStock'] as const;
export const pageSize = 20;

/** The shop's goods by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useGoods = () => {
  const address = useListAddress({
    state: states,
    sort: ['sales', 'price', 'newest'],
    order: ['desc', 'asc'],
    changed: ['', '1'],
    keyword: 'text',
    brandId: 'text',
    categoryId: 'text',
    cols: 'text',
    density: ['standard', 'compact', 'roomy'],
  });
  const { state, sort, order, changed, keyword, brandId, categoryId } = address.asked;
  /** The filter that a batch may use instead of single products. */
  const found: NonNullable<Sent<'shopGoods.batchPrice'>['found']> = {
    state,
    ...(keyword === '' ? {} : { keyword }),
    ...(brandId === '' ? {} : { brandId }),
    ...(categoryId === '' ? {} : { categoryId }),
    ...(changed === '' ? {} : { changed: true }),
  };
  const answer = useQueryOf(
    'shopGoods.list',
    { ...found, sort, order, page: address.page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    found,
    scope: JSON.stringify(found),
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    priceFactor: data?.priceFactor,
  } as const;
};
export type GoodsList = ReturnType<typeof useGoods>;
