import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';

export type NewPieces = {
  userId: string;
  shopId: string | null;
  skuId: number;
  qty: number;
  priceSeen: number;
  /** The largest quantity of the line. */
  max: number;
  maxLines: number;
};
/** Whether the pieces are in the cart, whether it was full, and its number of items now. */
export type AddedPieces = { done: boolean; full: boolean; count: number };

/**
 * Adds pieces to the member's line of a SKU, or creates the line, in one statement. It waits for the member's
 * other changes; the unique key finds a concurrent one, so that no piece is lost.
 */
export const addPieces = async (
  db: Db,
  { userId, shopId, skuId, ...line }: NewPieces,
): Promise<AddedPieces> => {
  const { rows } = await sql<AddedPieces>`
    with me as (select id from users where id = ${userId} for no key update),
    known as (
      select count(*)::int as lines, (count(*) filter (where not saved or sku_id = ${skuId}::int))::int as counted,
        coalesce(max(qty) filter (where sku_id = ${skuId}::int), 0) as held
      from cart_lines where user_id = (select id from me)),
    packed as (
      select (count(*) filter (where not saved))::int as packages,
        coalesce(sum(jsonb_array_length(pieces)), 0)::int as pieces
      from cart_packages where user_id = (select id from me)),
    raised as (
      update cart_lines set qty = qty + ${line.qty}::int, selected = true, saved = false, shop_id = ${shopId},
        price_seen = ${line.priceSeen}::bigint
      where id = (select id from cart_lines where user_id = (select id from me) and sku_id = ${skuId}::int
        order by added_at desc, id desc limit 1)
        and qty + ${line.qty}::int <= ${line.max}::int
      returning id),
    made as (
      insert into cart_lines (id, user_id, shop_id, sku_id, qty, price_seen)
      select ${newId()}, me.id, ${shopId}, ${skuId}::int, ${line.qty}::int, ${line.priceSeen}::bigint
      from me, known, packed where known.held = 0 and known.lines + packed.pieces < ${line.maxLines}::int
      on conflict (user_id, coalesce(shop_id, ''), sku_id, coalesce(package_id, 0)) do update
        set qty = cart_lines.qty + excluded.qty, selected = true, saved = false, price_seen = excluded.price_seen
        where cart_lines.qty + excluded.qty <= ${line.max}::int
      returning id)
    select exists (select 1 from raised) or exists (select 1 from made) as done,
      held = 0 and lines + pieces >= ${line.maxLines}::int as full,
      counted + packages + (select count(*)::int from made) as count
    from known, packed`.execute(db);
  const added = rows[0];
  if (added === undefined) throw new Error('The cart statement gave no row.');
  return added;
};

export const changeLine = (
  tx: Tx,
  userId: string,
  id: string,
  fields: {
    qty?: number;
    selected?: boolean;
    saved?: boolean;
    sku_id?: number;
    shop_id?: string | null;
    price_seen?: number;
  },
) => tx.updateTable('cart_lines').set(fields).where('id', '=', id).where('user_id', '=', userId).execute();

export const removeLines = (tx: Reader, userId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
