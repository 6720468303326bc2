import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

/** Hides products, or shows them again. */
export const writeShown = async (
  tx: Tx,
  shopId: string,
  ids: readonly number[],
  shown: boolean,
): Promise<void> => {
  if (shown)
    await sql`delete from shop_products where shop_id = ${shopId} and product_id = any(${ids}::int[])`.execute(
      tx,
    );
  else
    await sql`
      insert into shop_products (shop_id, product_id, blocked)
      select ${shopId}, id, true from unnest(${ids}::int[]) id order by id
      on conflict (shop_id, product_id) do update set blocked = true`.execute(tx);
};
