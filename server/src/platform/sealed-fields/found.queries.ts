import { type RawBuilder, sql } from 'kysely';
import { isSealedWhole, mobileIndex, numberIndex, tailIndex } from './fields.ts';

/** By an index; and until every row of a mall is sealed also by what can still be read. */
const either = (byIndex: RawBuilder<boolean>, readable: RawBuilder<boolean>): RawBuilder<boolean> =>
  isSealedWhole() ? byIndex : sql<boolean>`(${byIndex} or ${readable})`;

/** Whether an account or an invitation, the row of this alias, has a number. */
export const hasMobile = (mobile: string, alias?: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(alias === undefined ? name : `${alias}.${name}`);
  return either(
    sql<boolean>`${column('mobile_index')} = ${mobileIndex(mobile)}`,
    sql<boolean>`${column('mobile')} = ${mobile}`,
  );
};

/** Whether the purchase request `w` was sent with a number. */
export const askedWith = (phone: string): RawBuilder<boolean> =>
  either(sql<boolean>`w.phone_index = ${numberIndex(phone, 'wants')}`, sql<boolean>`w.phone = ${phone}`);

/** Whether the order `o` of a shop, or without one, goes to a number, or to one that ends in four digits. */
export const goesTo = (digits: string, shopId: string | null): RawBuilder<boolean> => {
  const place = shopId ?? '';
  return digits.length === 4
    ? either(
        sql<boolean>`o.address->>'tail' = ${tailIndex(digits, place)}`,
        sql<boolean>`right(o.address->>'phone', 4) = ${digits}`,
      )
    : either(
        sql<boolean>`o.address->>'number' = ${numberIndex(digits, place)}`,
        sql<boolean>`o.address->>'phone' = ${digits}`,
      );
};

/**
 * The orders of these shops that go to a number, as a query of ids. Each shop has an index of the number of its own and is looked
 * up alone: asked for all at once, the database compares each with what it knows of the column, for a quarter of a second.
 */
export const ordersTo = (number: string, shopIds: readonly string[], most: number): RawBuilder<unknown> => {
  const indexes = shopIds.map((shopId) => numberIndex(number, shopId));
  const byIndex = sql`select o.id from unnest(${indexes}::text[]) asked(number) cross join lateral (
    select o.id from orders o where o.shop_id is not null and o.address->>'number' = asked.number limit ${most}) o`;
  return isSealedWhole()
    ? byIndex
    : sql`${byIndex} union all select o.id from orders o
        where o.shop_id = any(${[...shopIds]}::text[]) and o.address->>'phone' = ${number}`;
};

/** Whether a code was sent to a number or an e-mail address. */
export const wentTo = (address: string): RawBuilder<boolean> =>
  either(sql<boolean>`mobile = ${mobileIndex(address)}`, sql<boolean>`mobile = ${address}`);
