import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';
import { ofSeller } from './rows.queries.ts';

/** Ids of the products that have or had this name, or null when they are many. */
export const productsCalled = async (
  reader: Reader,
  keyword: string,
  most: number,
): Promise<number[] | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from (${productsOf(keyword)}) p limit ${most + 1}`.execute(reader);
  return rows.length > most ? null : rows.map(({ id }) => id);
};

/** Ids of orders of the shop, or without one, that match a keyword, some of them twice. */
export const ordersSaying = (shopId: string | null, keyword: string): RawBuilder<{ id: string }> => {
  const ours = ofSeller(shopId);
  // The search comes first and sellers are compared then: `offset 0` prevents a read of all of a seller's orders.
  const found = (is: RawBuilder<boolean>) =>
    sql<{
      id: string;
    }>`select o.id from (select o.id, o.shop_id, o.shop_hidden from orders o where ${is} offset 0) o where ${ours}`;
  if (isNumber(keyword)) return sql`${found(begins(sql`o.no`, keyword))} union all ${found(ends(keyword))}`;
  // Each has an index for one of these (migrations 0020, 0059).
  const pairs =
    shopId === null
      ? sql`o.shop_id is null and pairs_in(o.address->>'name') @> pairs_in(${keyword})`
      : sql`o.shop_id is not null
    and pairs_in(o.address->>'name', right(o.shop_id, 6)) @> pairs_in(${keyword}, right(${shopId}::text, 6))`;
  const customers = sql<boolean>`${pairs} and ${isCustomer(keyword)}`;
  return sql`
    ${found(customers)}
    union all
    select o.id from (select l.order_id from order_lines l
      where l.product_id = any(array(${productsOf(keyword)})) offset 0) l
    cross join lateral (select o.id from orders o where o.id = l.order_id and ${ours} offset 0) o
    ${/^\d+$/.test(keyword) ? sql`union all ${found(ends(keyword))}` : sql``}`;
};

/**
 * Whether a keyword matches an order `o`, for one order after the other; `products` are those with that name,
 * null for many.
 */
export const says = (keyword: string, products: readonly number[] | null): RawBuilder<boolean> => {
  if (isNumber(keyword)) return isNumbered(keyword);
  const called =
    products === null
      ? sql`(select bool_or(${isNamed(keyword)}) from order_lines l join products p on p.id = l.product_id
        where l.order_id = o.id)`
      : sql`(select bool_or(l.product_id = any(${[...products]}::int[])) from order_lines l where l.order_id = o.id)`;
  return sql<boolean>`(${isCustomer(keyword)} ${products?.length === 0 ? sql`` : sql`or ${called}`}
    ${/^\d+$/.test(keyword) ? sql`or ${ends(keyword)}` : sql``})`;
};

/** Whether the number of an order `o` begins or ends with it. */
export const isNumbered = (keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(${begins(sql`o.no`, keyword)} or ${ends(keyword)})`;

export const isNumber = (keyword: string): boolean => /^\d{6,}$/.test(keyword);

const likeOf = (keyword: string) => sql`lower(${containing(keyword)})`;

const isCustomer = (keyword: string) => sql<boolean>`lower(o.address->>'name') like ${likeOf(keyword)}`;

/** Whether the number of an order `o` ends with it. */
export const ends = (keyword: string): RawBuilder<boolean> =>
  begins(sql`reverse(o.no)`, [...keyword].reverse().join(''));

/** Whether a product `p` has or had this name. */
const isNamed = (keyword: string) =>
  sql<boolean>`names_of(p.name) || chr(10) || p.former_names like ${likeOf(keyword)}`;

const productsOf = (keyword: string) => sql`
  select p.id from products p
  where pairs_in(names_of(p.name) || chr(10) || p.former_names) @> pairs_in(${keyword}) and ${isNamed(keyword)}`;

/**
 * Begins with these digits, as an expression that an index supports before the digits are bound; a colon
 * comes after nine.
 */
const begins = (number: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${number} ~>=~ ${digits} and ${number} ~<~ ${`${digits}:`}`;
