import type { Goods, SkuPrice } from './useGoods.ts';

/** A product, or one of its SKUs below it while it is expanded. */
export type GoodsRow = { key: string; goods: Goods; sku?: SkuPrice };

/** Products in order, with the SKUs of the expanded ones. */
export const rowsOf = (list: readonly Goods[], open: ReadonlySet<string>): GoodsRow[] =>
  list.flatMap((goods) => [
    { key: goods.id, goods },
    ...(open.has(goods.id) ? goods.skus.map((sku) => ({ key: `${goods.id}:${sku.skuId}`, goods, sku })) : []),
  ]);

/** The SKUs to which the price of a row applies. */
export const skusOf = ({ goods, sku }: GoodsRow): readonly SkuPrice[] =>
  sku === undefined ? goods.skus : [sku];

/** Why the shop price of a product cannot be edited, as a key of the phrases. */
export const lockOf = ({ goods }: GoodsRow): 'inReview' | 'rejected' | undefined =>
  goods.review === 'pending' ? 'inReview' : goods.review === 'rejected' ? 'rejected' : undefined;
