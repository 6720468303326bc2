import { type OrderStatus, orderTabs } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { containing, inRange, type RangeName } from '../../platform/i18n/range.queries.ts';
import { type OrderSort, sortedBy } from './sorted.queries.ts';

export type Found = { ids: string[]; counts: { status: OrderStatus; n: number }[] };
export type Wanted = {
  readonly keyword: string;
  readonly tab: keyof typeof orderTabs;
  readonly range: RangeName;
  readonly page: number;
  readonly size: number;
  readonly sort?: OrderSort;
  /** Another condition for the orders `o`; it leaves few of them. */
  readonly and?: RawBuilder<boolean> | undefined;
};

/**
 * Up to this many hits are looked up one by one; more are cheaper to filter out of all orders of the shop.
 */
const mostLookedUp = 5000;
/**
 * At most this many of the newest orders are read one by one; a text that hits a page of them hits very many
 * in all. At most this many products are searched by their ids; beyond that, each order is matched by the
 * names of its own products.
 */
const depth = { read: 3000, many: 20, products: 500 };
/**
 * Where no product matches, only customers are searched: this many times as many are read in a tab, or among
 * those that wait.
 */
const customersOnly = 8;

/**
 * The orders of a shop for a keyword: a page of ids, newest first, and the count of each status in the range.
 * A keyword is a part of the customer's name or of a product's in any language, or the end of a number; six
 * digits and more can only be the beginning or the end of a number. Indexes: migration 0004. Slow where a
 * text hits very many.
 */
export const findOrders = async (
  reader: Reader,
  shopId: string,
  wanted: Wanted,
  fewHits = mostLookedUp,
): Promise<Found> => {
  const few = await fewOf(reader, shopId, wanted.keyword, fewHits);
  return few === null
    ? pageOf(
        reader,
        wanted,
        sql`${within(shopId, wanted)} and o.id in (${ordersSaying(shopId, wanted.keyword)})`,
      )
    : pageOf(reader, wanted, sql`${within(shopId, wanted)} and o.id = any(${few}::text[])`);
};

/**
 * The same for a list with a waiting reader. Where a text hits very many of very many orders, only the newest
 * are searched, and `atLeast` names the statuses of which there may be more.
 */
export const findNewest = async (
  reader: Reader,
  shopId: string,
  wanted: Wanted,
  { read, many, products: mostProducts }: Readonly<typeof depth> = depth,
): Promise<Found & { atLeast: OrderStatus[] }> => {
  const ours = within(shopId, wanted);
  const products = isNumber(wanted.keyword) ? [] : await productsCalled(reader, wanted.keyword, mostProducts);
  const deep = products?.length === 0 ? read * customersOnly : read;
  const most = wanted.and === undefined ? read : deep;
  const readIn = (these: RawBuilder<boolean>, first: number) =>
    pageOf(reader, wanted, says(wanted.keyword, products), newest(these, wanted, first));
  const [isAll, found] = await Promise.all([hasAtMost(reader, ours, most), readIn(ours, most)]);
  if (isAll) return { ...found, atLeast: [] };
  if (found.counts.reduce((sum, { n }) => sum + n, 0) >= many) {
    if (found.ids.length > 0) return { ...found, atLeast: [...orderTabs.all] };
    // None of the newest is in this tab, where fewer are newer.
    const statuses: readonly OrderStatus[] = orderTabs[wanted.tab];
    const tab = sql<boolean>`${ours} and o.status = any(${[...statuses]}::smallint[])`;
    const [isWhole, inTab] = await Promise.all([hasAtMost(reader, tab, deep), readIn(tab, deep)]);
    const counts = [...found.counts.filter(({ status }) => !statuses.includes(status)), ...inTab.counts];
    if (isWhole || inTab.ids.length > 0)
      return {
        ids: inTab.ids,
        counts,
        atLeast: orderTabs.all.filter((status) => !isWhole || !statuses.includes(status)),
      };
  }
  return { ...(await findOrders(reader, shopId, wanted)), atLeast: [] };
};

/**
 * The newest orders of some. The condition that leaves few of them comes first: else all orders would be read
 * for those few.
 */
const newest = (these: RawBuilder<boolean>, { and }: Wanted, most: number): RawBuilder<unknown> => {
  const columns = sql`o.id, o.no, o.status, o.created_at, o.pay, o.address`;
  return sql`(
    select ${columns} from ${and === undefined ? sql`orders o where ${these}` : sql`(select ${columns} from orders o where ${these} offset 0) o`}
    order by o.created_at desc, o.id desc limit ${most})`;
};

/** Ids of the products that have or had this name, or null when they are many. */
const productsCalled = async (reader: Reader, keyword: string, most: number): Promise<number[] | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from (${productsOf(keyword)}) p limit ${most + 1}`.execute(reader);
  return rows.length > most ? null : rows.map(({ id }) => id);
};

const within = (shopId: string, { range, and = sql<boolean>`true` }: Wanted): RawBuilder<boolean> =>
  sql<boolean>`o.shop_id = ${shopId} and not o.shop_hidden and ${inRange(sql`o.created_at`, range)} and ${and}`;

const pageOf = async (
  reader: Reader,
  { tab, page, size, sort }: Wanted,
  where: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql`orders`,
): Promise<Found> => {
  const { rows } = await sql<Found>`
    with mine as materialized (select o.id, o.status, o.created_at, o.pay from ${from} o where ${where})
    select array(select o.id from mine o where o.status = any(${[...orderTabs[tab]]}::smallint[])
        order by ${sortedBy(sort)} limit ${size} offset ${(page - 1) * size}) as ids,
      (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'n', c.n)), '[]')
        from (select status, count(*) as n from mine group by status) c) as counts`.execute(reader);
  return rows[0] ?? { ids: [], counts: [] };
};

const hasAtMost = async (reader: Reader, ours: RawBuilder<boolean>, most: number): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from orders o where ${ours} limit ${most + 1}) o`.execute(
    reader,
  );
  return (rows[0]?.n ?? 0) <= most;
};

/** The orders of the shop that match a keyword, or null when there are too many of them. */
const fewOf = async (
  reader: Reader,
  shopId: string,
  keyword: string,
  most: number,
): Promise<string[] | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from (${ordersSaying(shopId, keyword)}) hits limit ${most + 1}`.execute(reader);
  return rows.length > most ? null : rows.map(({ id }) => id);
};

/** Ids of orders of the shop that match a keyword, some of them twice. */
export const ordersSaying = (shopId: string, keyword: string): RawBuilder<{ id: string }> => {
  const ours = sql`o.shop_id = ${shopId} and not o.shop_hidden`;
  // The search comes first and shops are compared then: `offset 0` prevents a read of all of a shop's orders.
  const found = (is: RawBuilder<boolean>) =>
    sql<{
      id: string;
    }>`select o.id from (select o.id, o.shop_id, o.shop_hidden from orders o where ${is} offset 0) o where ${ours}`;
  if (isNumber(keyword)) return sql`${found(begins(sql`o.no`, keyword))} union all ${found(ends(keyword))}`;
  const customers = sql<boolean>`o.shop_id is not null
    and pairs_in(o.address->>'name', right(o.shop_id, 6)) @> pairs_in(${keyword}, right(${shopId}::text, 6)) and ${isCustomer(keyword)}`;
  return sql`
    ${found(customers)}
    union all
    select o.id from (select l.order_id from order_lines l where l.product_id = any(array(${productsOf(keyword)})) offset 0) l
    cross join lateral (select o.id from orders o where o.id = l.order_id and ${ours} offset 0) o
    ${/^\d+$/.test(keyword) ? sql`union all ${found(ends(keyword))}` : sql``}`;
};

/**
 * Whether a keyword matches an order `o`, for one order after the other; `products` are those with that name,
 * null for many.
 */
const says = (keyword: string, products: readonly number[] | null): RawBuilder<boolean> => {
  if (isNumber(keyword)) return isNumbered(keyword);
  const called =
    products === null
      ? sql`(select bool_or(${isNamed(keyword)}) from order_lines l join products p on p.id = l.product_id where l.order_id = o.id)`
      : sql`(select bool_or(l.product_id = any(${[...products]}::int[])) from order_lines l where l.order_id = o.id)`;
  return sql<boolean>`(${isCustomer(keyword)} ${products?.length === 0 ? sql`` : sql`or ${called}`}
    ${/^\d+$/.test(keyword) ? sql`or ${ends(keyword)}` : sql``})`;
};

/** Whether the number of an order `o` begins or ends with it. */
export const isNumbered = (keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(${begins(sql`o.no`, keyword)} or ${ends(keyword)})`;

const isNumber = (keyword: string): boolean => /^\d{6,}$/.test(keyword);
const likeOf = (keyword: string) => sql`lower(${containing(keyword)})`;
const isCustomer = (keyword: string) => sql<boolean>`lower(o.address->>'name') like ${likeOf(keyword)}`;
const ends = (keyword: string) => begins(sql`reverse(o.no)`, [...keyword].reverse().join(''));

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
