import type { Reader, Tx } from '../db/open.ts';
import { newId } from '../ids.ts';

export type CartRow = {
  id: string;
  shop_id: string | null;
  sku_id: number;
  package_id: number | null;
  qty: number;
  selected: boolean;
  price_seen: number;
};

/** A member's lines, newest first, whatever shop they were added through. */
export const linesOf = (reader: Reader, memberId: string): Promise<CartRow[]> =>
  reader
    .selectFrom('cart_lines')
    .select(['id', 'shop_id', 'sku_id', 'package_id', 'qty', 'selected', 'price_seen'])
    .where('user_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const addLine = (
  tx: Tx,
  line: { userId: string; shopId: string | null; skuId: number; qty: number; priceSeen: number },
) =>
  tx
    .insertInto('cart_lines')
    .values({
      id: newId(),
      user_id: line.userId,
      shop_id: line.shopId,
      sku_id: line.skuId,
      qty: line.qty,
      price_seen: line.priceSeen,
    })
    .execute();

export const changeLine = (
  tx: Tx,
  userId: string,
  id: string,
  fields: { qty?: number; selected?: boolean; sku_id?: number; shop_id?: string | null; price_seen?: number },
) => tx.updateTable('cart_lines').set(fields).where('id', '=', id).where('user_id', '=', userId).execute();

export const removeLines = (tx: Reader, userId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
