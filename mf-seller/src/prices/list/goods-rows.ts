import type { Goods, SkuPrice } from './useGoods.ts';

/** A product, or one of its SKUs below it while it is open. */
export type GoodsRow = { key: string; goods: Goods; sku?: SkuPrice };

/** Products in their order, with the SKUs of those that are open. */
export const rowsOf = (list: readonly Goods[], open: ReadonlySet<string>): GoodsRow[] =>
  list.flatMap((goods) => [
    { key: goods.id, goods },
    ...(open.has(goods.id) ? goods.skus.map((sku) => ({ key: `${goods.id}:${sku.skuId}`, goods, sku })) : []),
  ]);

/** The SKUs that a price written into a row is for. */
export const skusOf = ({ goods, sku }: GoodsRow): readonly SkuPrice[] =>
  sku === undefined ? goods.skus : [sku];

/** Why the shop price of a product cannot be written, as a key of the phrases. */
export const lockOf = ({ goods }: GoodsRow): 'inReview' | 'rejected' | undefined =>
  goods.review === 'pending' ? 'inReview' : goods.review === 'rejected' ? 'rejected' : undefined;
