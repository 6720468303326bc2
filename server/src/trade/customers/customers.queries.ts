import { customerCountCap, mostTagsOffered } from '@mall/contract/trade/shop-customer';
import type { OrderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { goesTo, hasMobile } from '../../platform/sealed-fields/found.queries.ts';

export type CustomerRow = {
  user_id: string;
  name: string;
  /** Sealed. */
  mobile: string;
  orders: number;
  paid: { currency: string; amount: number }[];
  first_at: Date;
  last_at: Date;
  tags: string[];
  note: string;
  version: number;
  /** `last_at` with its microseconds, which a Date does not have. */
  last_moment: string;
};

export type CustomersAsked = { readonly keyword: string; readonly tag: string };

/** The last character there is: whatever begins with a name comes before the name and it. */
const last = '\u{10ffff}';

/** Members of a name, or with a number: their own, or one to which the shop had to send something. */
const isFound = (shopId: string, keyword: string): RawBuilder<boolean> => {
  if (/^\d{11}$/.test(keyword))
    return sql<boolean>`c.user_id in (select u.id from users u where ${hasMobile(keyword, 'u')}
      union all select o.user_id from orders o where o.shop_id = ${shopId} and ${goesTo(keyword, shopId)})`;
  const called = sql`lower(u.name) collate "C"`;
  const from = sql`lower(${keyword}::text)`;
  return sql<boolean>`c.user_id in (select u.id from users u where ${called} >= ${from} and ${called} < ${from} || ${last})`;
};

const among = (shopId: string, { keyword, tag }: CustomersAsked): RawBuilder<boolean> => {
  const parts = [
    sql`c.shop_id = ${shopId}`,
    ...(keyword === '' ? [] : [isFound(shopId, keyword)]),
    ...(tag === '' ? [] : [sql`c.tags <> '{}' and c.tags @> array[${tag}::text]`]),
  ];
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
};

/** These customers `c` with their orders and money, summed up from their own orders: a few for each. */
const facts = (customers: RawBuilder<unknown>): RawBuilder<CustomerRow> => sql<CustomerRow>`
  select c.user_id, u.name, u.mobile, m.orders, m.paid, c.first_at, c.last_at,
    c.last_at::text as last_moment, c.tags, c.note, c.version
  from (${customers}) c join users u on u.id = c.user_id
  cross join lateral (
    select coalesce(sum(n), 0)::int as orders, coalesce(
      json_agg(json_build_object('currency', currency, 'amount', amount) order by currency) filter (where amount <> 0), '[]') as paid
    from (select o.currency, count(*) as n, coalesce(sum(o.paid - o.refunded) filter (where o.paid_at is not null), 0) as amount
      from orders o where o.user_id = c.user_id and o.shop_id = c.shop_id group by o.currency) by_currency) m
  order by c.last_at desc, c.user_id desc`;

const newest = sql`c.last_at desc, c.user_id desc`;

/** A page of the customers of a shop; `total` counts up to the cap and one more. */
export const customersPage = async (
  reader: Reader,
  shopId: string,
  asked: CustomersAsked & { page: number; size: number },
): Promise<{ rows: CustomerRow[]; total: number }> => {
  const these = among(shopId, asked);
  const { rows } = await facts(
    sql`select c.* from shop_customers c where ${these} order by ${newest} limit ${asked.size} offset ${(asked.page - 1) * asked.size}`,
  ).execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from shop_customers c where ${these} limit ${customerCountCap + 1}) found`.execute(
    reader,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export const customerOf = async (
  reader: Reader,
  shopId: string,
  userId: string,
): Promise<CustomerRow | undefined> => {
  const { rows } = await facts(
    sql`select c.* from shop_customers c where c.shop_id = ${shopId} and c.user_id = ${userId}`,
  ).execute(reader);
  return rows[0];
};

/** The tags in use, the most used first. */
export const tagsInUse = async (reader: Reader, shopId: string): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select tag from shop_customers c cross join lateral unnest(c.tags) tag
    where c.shop_id = ${shopId} and c.tags <> '{}'
    group by tag order by count(*) desc, tag limit ${mostTagsOffered}`.execute(reader);
  return rows.map(({ tag }) => tag);
};

export type CustomerOrder = {
  id: string;
  no: string;
  status: OrderStatus;
  pay: number;
  currency: string;
  qty: number;
  created_at: Date;
};

export const ordersOfCustomer = async (
  reader: Reader,
  shopId: string,
  { userId, page, size }: { userId: string; page: number; size: number },
): Promise<{ rows: CustomerOrder[]; total: number }> => {
  const theirs = sql`o.user_id = ${userId} and o.shop_id = ${shopId} and not o.shop_hidden`;
  const { rows } = await sql<CustomerOrder & { total: number }>`
    select o.id, o.no, o.status, o.pay, o.currency, o.qty, o.created_at, count(*) over ()::int as total
    from orders o where ${theirs} order by o.created_at desc, o.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ n: number }>`select count(*)::int as n from orders o where ${theirs}`.execute(
    reader,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

const batch = 250;

/** As many as a file may have, and one more. */
export const countCustomers = async (
  reader: Reader,
  shopId: string,
  asked: CustomersAsked,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from shop_customers c where ${among(shopId, asked)} limit ${most + 1}) found`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
};

/** All of them, some hundred at a time. Who orders meanwhile goes to the beginning of the list, and may be missing. */
export async function* customersWanted(
  reader: Reader,
  shopId: string,
  asked: CustomersAsked,
): AsyncGenerator<CustomerRow> {
  const these = among(shopId, asked);
  for (let after = sql`true`; ; ) {
    const { rows } = await facts(
      sql`select c.* from shop_customers c where ${these} and ${after} order by ${newest} limit ${batch}`,
    ).execute(reader);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    after = sql`(c.last_at, c.user_id) < (${end.last_moment}::timestamptz, ${end.user_id})`;
  }
}
