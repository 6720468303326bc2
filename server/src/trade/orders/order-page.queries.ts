import { type OrderStatus, orderTabs } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { inRange, type RangeName } from '../../platform/i18n/range.queries.ts';
import { ofSeller } from './rows.queries.ts';
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

export const within = (
  shopId: string | null,
  { range, and = sql<boolean>`true` }: Wanted,
): RawBuilder<boolean> =>
  sql<boolean>`${ofSeller(shopId)} and ${inRange(sql`o.created_at`, range)} and ${and}`;

export const pageOf = async (
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

export const hasAtMost = async (
  reader: Reader,
  ours: RawBuilder<boolean>,
  most: number,
): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from orders o where ${ours} limit ${most + 1}) o`.execute(
    reader,
  );
  return (rows[0]?.n ?? 0) <= most;
};
