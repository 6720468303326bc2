import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

/** Writes own prices of SKUs; those with null follow the coefficient again. Triggers update the lists. */
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
      from unnest(${set.map(({ skuId }) => skuId)}::int[], ${set.map(({ price }) => price)}::bigint[]) given
        (sku_id, price)
      order by given.sku_id
      on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(tx);
};
