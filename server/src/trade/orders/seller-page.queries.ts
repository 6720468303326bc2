import {
  type OrderNeed,
  orderCountCap,
  type OrderStatus,
  orderTabs,
  type OrderTab,
} from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { inRange, type RangeName } from '../../platform/i18n/range.queries.ts';
import { findNewest } from './find-newest.queries.ts';
import { needs, statusesWith } from './needs.queries.ts';
import { ofSeller } from './rows.queries.ts';
import { type OrderSort, sortedBy } from './sorted.queries.ts';

export type SellerFilter = {
  readonly tab: OrderTab;
  readonly range: RangeName;
  readonly keyword?: string | undefined;
  readonly need?: OrderNeed | undefined;
  readonly sort?: OrderSort;
  readonly page: number;
  readonly size: number;
};
export type SellerPage = {
  ids: string[];
  counts: { status: OrderStatus; n: number }[];
  /** Statuses that may have more than their count. */
  atLeast: OrderStatus[];
};

const statuses: readonly OrderStatus[] = orderTabs.all;

/**
 * A page of a seller's orders as their ids, and the count of each status under the same filters, as far as it
 * is counted.
 */
export const sellerPage = async (
  reader: Reader,
  shopId: string | null,
  filter: SellerFilter,
): Promise<SellerPage> => {
  const { keyword = '', range, need } = filter;
  if (keyword !== '') return findNewest(reader, shopId, { ...filter, keyword, and: need && needs[need] });
  return pageAmong(
    reader,
    sql<boolean>`${ofSeller(shopId)} and ${inRange(sql`o.created_at`, range)}`,
    filter,
  );
};

/** The same for some orders `o`, whatever they have in common. */
const pageAmong = async (
  reader: Reader,
  these: RawBuilder<boolean>,
  { tab, need, sort, page, size }: Pick<SellerFilter, 'tab' | 'need' | 'sort' | 'page' | 'size'>,
): Promise<SellerPage> => {
  const among = need === undefined ? these : sql<boolean>`${these} and ${needs[need]}`;
  const asked =
    need === undefined ? statuses : statuses.filter((status) => statusesWith[need].includes(status));
  const counts = await countUp(reader, among, asked);
  const inTab = asked.filter((status) => orderTabs[tab].some((one) => one === status));
  const few = !counts.atLeast.some((status) => inTab.includes(status));
  const paged = { sort, page, size };
  const ids = await (few || need !== undefined
    ? fewIds(reader, among, inTab, paged)
    : manyIds(reader, among, inTab, paged));
  return { ids, ...counts };
};

type Paged = Pick<SellerFilter, 'sort' | 'page' | 'size'>;

/** Few orders are sorted as they come. */
const fewIds = async (
  reader: Reader,
  among: RawBuilder<boolean>,
  inTab: readonly OrderStatus[],
  { sort, page, size }: Paged,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with few as materialized (
      select o.id, o.created_at, o.pay from orders o where ${among} and o.status = any(${[...inTab]}::smallint[]))
    select o.id from few o order by ${sortedBy(sort)} limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};

/**
 * Of many, each status is read in order and only as far as the page. By total they are so many that an index
 * of all is as short.
 */
const manyIds = async (
  reader: Reader,
  among: RawBuilder<boolean>,
  inTab: readonly OrderStatus[],
  { sort, page, size }: Paged,
): Promise<string[]> => {
  const first = sql`limit ${page * size}`;
  const some =
    sort?.by === 'total' || inTab.length === statuses.length
      ? sql`select o.id, o.created_at, o.pay from orders o where ${among} ${
          inTab.length === statuses.length ? sql`` : sql`and o.status = any(${[...inTab]}::smallint[])`
        } order by ${sortedBy(sort)} ${first}`
      : sql.join(
          inTab.map(
            (status) =>
              sql`(select o.id, o.created_at, o.pay from orders o where ${among} and o.status = ${sql.lit(status)}
                order by ${sortedBy(sort)} ${first})`,
          ),
          sql` union all `,
        );
  const { rows } = await sql<{ id: string }>`
    select o.id from (${some}) o order by ${sortedBy(sort)} limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};

/** The number of orders of a shop, or without one, that need work, for each reason, up to a hundred. */
export const countNeeds = async (reader: Reader, shopId: string | null): Promise<Record<string, number>> => {
  const names = Object.keys(needs) as OrderNeed[]; // keys of a const table
  const counts = names.map(
    (name) =>
      sql`(select count(*)::int from (select 1 from orders o where ${ofSeller(shopId)} and ${needs[name]} limit 100)
        n)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(
    reader,
  );
  return Object.fromEntries(names.map((name, at) => [name, rows[0]?.counts[at] ?? 0]));
};

/** Each status is counted up to a limit, so that a shop with very many orders waits for none of them. */
const countUp = async (
  reader: Reader,
  among: RawBuilder<boolean>,
  asked: readonly OrderStatus[],
): Promise<Pick<SellerPage, 'counts' | 'atLeast'>> => {
  const { rows } = await sql<{ status: OrderStatus; n: number }>`
    select s.status, (select count(*)::int from (
      select 1 from orders o where ${among} and o.status = s.status limit ${orderCountCap + 1}) c) as n
    from unnest(${[...asked]}::smallint[]) s(status)`.execute(reader);
  return {
    counts: rows.map(({ status, n }) => ({ status, n: Math.min(n, orderCountCap) })),
    atLeast: rows.flatMap(({ status, n }) => (n > orderCountCap ? [status] : [])),
  };
};
