import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import { mallGoods, ownGoods } from './scope.queries.ts';

export type PricedSku = {
  id: number;
  product_id: number;
  price: number;
  override: number | null;
  review_status: 'pending' | 'approved' | 'rejected';
};

/** SKUs whose prices this shop may set: the mall's goods and its own. In the order of their ids. */
export const pricedSkus = async (
  reader: Reader,
  shopId: string,
  by: { readonly products: readonly number[] } | { readonly skus: readonly number[] },
): Promise<PricedSku[]> => {
  const which =
    'products' in by ? sql`s.product_id = any(${by.products}::int[])` : sql`s.id = any(${by.skus}::int[])`;
  const { rows } = await sql<PricedSku>`
    select s.id, s.product_id, s.price, o.price as override, p.review_status
    from skus s join products p on p.id = s.product_id join listings l on l.product_id = p.id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
    where ${which} and s.offered and ((${mallGoods}) or ${ownGoods(shopId)}) order by s.id`.execute(reader);
  return rows;
};

/** Writes own prices of SKUs; those with null follow the coefficient again. Triggers keep the lists right. */
export const writePrices = async (
  tx: Tx,
  shopId: string,
  prices: readonly { readonly skuId: number; readonly price: number | null }[],
): Promise<void> => {
  const set = prices.flatMap(({ skuId, price }) => (price === null ? [] : [{ skuId, price }]));
  const removed = prices.flatMap(({ skuId, price }) => (price === null ? [skuId] : []));
  if (removed.length > 0)
    await sql`delete from shop_prices where shop_id = ${shopId} and sku_id = any(${removed}::int[])`.execute(
      tx,
    );
  if (set.length > 0)
    await sql`
      insert into shop_prices (shop_id, sku_id, price)
      select ${shopId}, given.sku_id, given.price
      from unnest(${set.map(({ skuId }) => skuId)}::int[], ${set.map(({ price }) => price)}::bigint[]) given (sku_id, price)
      order by given.sku_id
      on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(tx);
};
