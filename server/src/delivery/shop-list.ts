import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { containing } from '../text/range.ts';
import { toDeliveryRow } from './present.ts';
import { deliveryPage, ofShop } from './rows.ts';

type Filter = Input<'delivery.list'>;

/** The rule of `riskOf` for the database: 2 late, 1 at risk, 0 in time, accepted or over. */
const danger = sql`case when o.promised_at is null or d.status = 5 or o.status > 3 then 0
  when o.promised_at < now() then 2 when d.expected_at > o.promised_at then 1 else 0 end`;
const dangers = { none: 0, atRisk: 1, late: 2 } as const;

/** A page of a shop's deliveries: those in danger first, then by the day they are expected; counts by status. */
export const shopDeliveries = async (
  db: Db,
  caller: Staff,
  filter: Filter,
): Promise<Output<'delivery.list'>> => {
  const found = sql`${ofShop(caller.staff.shopId)} and o.status <> 5 and ${matching(filter)}`;
  const status = filter.status === undefined ? sql`true` : sql`d.status = ${filter.status}::smallint`;
  const order = sql`${danger} desc, case when d.status = 5 or o.status > 3 then null else d.expected_at end nulls last, d.id desc`;
  const [rows, counts] = await Promise.all([
    deliveryPage(db, sql`${found} and ${status}`, { order, size: filter.size, page: filter.page }),
    sql<{ status: number; n: number }>`
      select d.status, count(*) as n from deliveries d join orders o on o.id = d.order_id where ${found} group by d.status`.execute(
      db,
    ),
  ]);
  const byStatus = Object.fromEntries(counts.rows.map(({ status: key, n }) => [String(key), n]));
  const all = counts.rows.reduce((sum, { n }) => sum + n, 0);
  return {
    list: rows.map((row) => toDeliveryRow(row, caller.language)),
    total: filter.status === undefined ? all : (byStatus[String(filter.status)] ?? 0),
    page: filter.page,
    size: filter.size,
    counts: { all, ...byStatus },
  };
};

const matching = ({ attribute, risk, keyword }: Filter): RawBuilder<unknown> => {
  const parts = [
    attribute === undefined ? sql`true` : sql`d.urgent = ${attribute === 'urgent'}`,
    risk === undefined ? sql`true` : sql`${danger} = ${dangers[risk]}::int`,
    keyword === undefined || keyword === '' ? sql`true` : saying(containing(keyword)),
  ];
  return sql.join(parts, sql` and `);
};

/** Order number, receipt, customer, phone or a piece in any language. */
const saying = (like: string): RawBuilder<unknown> => sql`(
  o.no ilike ${like} or d.receipt_no ilike ${like} or o.address->>'name' ilike ${like} or o.address->>'phone' like ${like}
  or exists (select 1 from delivery_lines x join order_lines l on l.id = x.line_id where x.delivery_id = d.id
    and concat_ws(chr(10), l.name->>'zh', l.name->>'en', l.name->>'indo', l.name->>'fili') ilike ${like}))`;
