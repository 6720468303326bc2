import { hideable, leastDigits } from '@mall/contract/operator/mall-shop-orders';
import type { Input } from '@mall/contract/operations';
import { orderCountCap, type OrderStatus, orderTabs } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { dayStart } from '../../platform/audit/day-start.ts';
import type { Reader } from '../../platform/db/open.ts';
import { ordersTo } from '../../platform/sealed-fields/found.queries.ts';
import { ends } from './keyword.queries.ts';
import type { SellerPage } from './seller-page.queries.ts';
import { sortedBy } from './sorted.queries.ts';

type Asked = Input<'mallShopOrder.list'>;
/** Orders `o` of one status; those of one shop are in two indexes. */
type PartsOf = (status: OrderStatus) => readonly RawBuilder<boolean>[];

/** A number finds at most so many orders, of which nobody reads more. */
const mostFound = 1000;
/** No telephone number has more digits (E.164). */
const longestNumber = 15;

/** A page of the orders of a shop or of all shops as their ids, and the count of each status, as far as it is counted. */
export const allShopsPage = async (reader: Reader, asked: Asked): Promise<SellerPage> => {
  const { tab, page, size, keyword = '' } = asked;
  const partsOf = partsFor(asked, keyword === '' ? null : await foundBy(reader, keyword, asked.shop));
  const counted = orderTabs.all.map(
    (status) =>
      sql`select ${sql.lit(status)}::smallint as status, (select count(*)::int from (${union(
        partsOf(status).map((part) => sql`select 1 from orders o where ${part}`),
      )} limit ${orderCountCap + 1}) c) as n`,
  );
  // Each part is read in its own order, and only as far as the page.
  const first = orderTabs[tab].flatMap((status) =>
    partsOf(status).map(
      (part) => sql`(select o.id, o.created_at, o.pay from orders o where ${part}
        order by ${sortedBy()} limit ${page * size})`,
    ),
  );
  const [{ rows: counts }, { rows }] = await Promise.all([
    sql<{ status: OrderStatus; n: number }>`${union(counted)}`.execute(reader),
    sql<{ id: string }>`select o.id from (${union(first)}) o
      order by ${sortedBy()} limit ${size} offset ${(page - 1) * size}`.execute(reader),
  ]);
  return {
    ids: rows.map(({ id }) => id),
    counts: counts.map(({ status, n }) => ({ status, n: Math.min(n, orderCountCap) })),
    atLeast: counts.flatMap(({ status, n }) => (n > orderCountCap ? [status] : [])),
  };
};

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

const partsFor = ({ shop, from, to }: Asked, ids: readonly string[] | null): PartsOf => {
  const [since, until] = [dayStart(from), dayStart(to, 1)];
  const days = sql.join(
    [
      sql`true`,
      ...(since === null ? [] : [sql`o.created_at >= ${since}`]),
      ...(until === null ? [] : [sql`o.created_at < ${until}`]),
    ],
    sql` and `,
  );
  const ours = shop === undefined ? sql`o.shop_id is not null` : sql`o.shop_id = ${shop}`;
  const of = (status: OrderStatus, more: RawBuilder<unknown>) =>
    sql<boolean>`${ours} and o.status = ${sql.lit(status)} and ${days} and ${more}`;
  return (status) => {
    if (ids !== null) return [of(status, sql`o.id = any(${[...ids]}::text[])`)];
    if (shop === undefined) return [of(status, sql`true`)];
    return [
      of(status, sql`not o.shop_hidden`),
      ...(hideable.includes(status) ? [of(status, sql`o.shop_hidden`)] : []),
    ];
  };
};

/** The orders whose number ends with the digits of a keyword, or whose receiver has this number; none for a word. */
const foundBy = async (reader: Reader, keyword: string, shop: string | undefined): Promise<string[]> => {
  const digits = keyword.replaceAll(/[\s+-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < leastDigits) return [];
  const numbered = sql`select o.id from orders o where o.shop_id is not null and ${ends(digits)}`;
  const { rows } = await sql<{ id: string }>`
    select id from (${
      digits.length > longestNumber
        ? numbered
        : sql`${numbered} union ${ordersTo(digits, await shopsOf(reader, shop), mostFound)}`
    }) found limit ${mostFound}`.execute(reader);
  return rows.map(({ id }) => id);
};

const shopsOf = async (reader: Reader, shop: string | undefined): Promise<string[]> =>
  shop === undefined ? (await reader.selectFrom('shops').select('id').execute()).map(({ id }) => id) : [shop];

export type ShopNamed = { id: string; code: string; name: string };

/** The shops with these ids. */
export const shopsNamed = (reader: Reader, ids: readonly string[]): Promise<ShopNamed[]> =>
  reader
    .selectFrom('shops')
    .select(['id', 'code', 'store_name as name'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
