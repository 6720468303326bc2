import { usualTerms } from '@mall/contract/trade/settlement';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { SettlementTables } from '../../platform/db/schema/settlement.ts';

export type TermsRow = Selectable<SettlementTables['settlement_terms']>;

/** The terms of a shop at a moment: its own, else those of all; undefined when none were set. */
export const termsAt = async (
  reader: Reader,
  shopId: string | null,
  at: Date,
): Promise<TermsRow | undefined> =>
  reader
    .selectFrom('settlement_terms')
    .selectAll()
    .where((where) => where.or([where('shop_id', 'is', null), where('shop_id', '=', shopId)]))
    .where('valid_from', '<=', at)
    .orderBy(sql`shop_id is null`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();

/** From which sum on two operators approve what leaves by hand and is of no shop: by the terms of all shops. */
export const secondFrom = async (reader: Reader, at: Date): Promise<number> =>
  (await termsAt(reader, null, at))?.second_from ?? usualTerms.secondFrom;

/** The terms that were set for one shop, or for all (null), the latest first. */
export const termsSet = (reader: Reader, shopId: string | null): Promise<TermsRow[]> =>
  reader
    .selectFrom('settlement_terms')
    .selectAll()
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .orderBy('valid_from', 'desc')
    .limit(100)
    .execute();

export type PaidOrder = { readonly shopId: string; readonly paidAt: Date };

/** An order of a shop that is paid and has no terms yet. */
export const orderWithoutTerms = async (reader: Reader, orderId: string): Promise<PaidOrder | undefined> => {
  const { rows } = await sql<PaidOrder>`
    select o.shop_id as "shopId", o.paid_at as "paidAt" from orders o
    where o.id = ${orderId} and o.shop_id is not null and o.paid_at is not null
      and not exists (select from order_terms t where t.order_id = o.id)`.execute(reader);
  return rows[0];
};

/** The category of each line's product, and the one above it. */
export const categoriesOfLines = async (
  reader: Reader,
  orderId: string,
): Promise<{ id: string; category: number; parent: number | null }[]> => {
  const { rows } = await sql<{ id: string; category: number; parent: number | null }>`
    select l.id, p.category_id as category, c.parent_id as parent
    from order_lines l join products p on p.id = l.product_id join categories c on c.id = p.category_id
    where l.order_id = ${orderId}`.execute(reader);
  return rows;
};

/** Those of these categories that do not exist. */
export const unknownCategories = async (reader: Reader, ids: readonly number[]): Promise<number[]> => {
  const found = await reader
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute();
  return ids.filter((id) => !found.some((row) => row.id === id));
};
