import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export type CartRow = {
  id: string;
  shop_id: string | null;
  sku_id: number;
  package_id: number | null;
  qty: number;
  selected: boolean;
  saved: boolean;
  price_seen: number;
};

/** The query for a member's lines, newest first, whatever shop they were added through. */
export const cartRows = (memberId: string): RawBuilder<CartRow> => sql`
  select id, shop_id, sku_id, package_id, qty, selected, saved, price_seen
  from cart_lines where user_id = ${memberId} order by added_at desc, id desc`;

export const linesOf = async (reader: Reader, memberId: string): Promise<CartRow[]> =>
  (await cartRows(memberId).execute(reader)).rows;
