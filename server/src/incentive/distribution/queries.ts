import type { ShownCommission } from '@mall/contract/incentive/promoter';
import type { Texts } from '@mall/contract/core/languages';
import type { Limited, Rate, RateSource } from '@mall/contract/incentive/commission';
import type { OrderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { inRange, type RangeName } from '../../platform/i18n/range.queries.ts';

/** At most this many of what is displayed in pages are counted. */
export const mostCounted = 1000;

export type CommissionRow = {
  id: string;
  order_id: string;
  order_no: string;
  level: 1 | 2;
  name: Texts;
  spec_text: Texts;
  image: string;
  qty: number;
  goods: number;
  coupon_share: number;
  freight: number;
  base: number;
  rate_source: RateSource;
  rate_kind: Rate['kind'];
  rate: number;
  limited: Limited[];
  amount: number;
  reversed: number;
  state: Exclude<ShownCommission, 'reversed'>;
  created_at: Date;
  paid_at: Date | null;
  promised_at: Date | null;
  received_at: Date | null;
  thaw_at: Date | null;
  available_at: Date | null;
};

export type CommissionFilter = {
  readonly range: RangeName;
  readonly state: 'all' | ShownCommission;
  readonly page: number;
  readonly size: number;
};

const shown = sql<boolean>`c.state in ('estimated', 'frozen', 'available')`;
const inState = (state: CommissionFilter['state']): RawBuilder<boolean> => {
  if (state === 'all') return shown;
  if (state === 'reversed') return sql<boolean>`${shown} and c.reversed = c.amount`;
  return sql<boolean>`${shown} and c.state = ${sql.lit(state)} and c.reversed < c.amount`;
};

const columns = sql`c.id, c.order_id, o.no as order_no, c.level, l.name, l.spec_text, l.image, l.qty,
  case when l.package_idx is null then l.goods else l.package_share end as goods,
  l.coupon_share, l.freight, c.base, c.rate_source, c.rate_kind,
  c.rate, c.limited, c.amount, c.reversed, c.state, c.created_at, o.paid_at, o.promised_at, o.received_at, c.thaw_at,
    c.available_at`;

/**
 * A page of somebody's commissions, the latest first; `lead` once for each order. Counted up to `mostCounted`
 * and one more.
 */
export const commissionPage = async (
  reader: Reader,
  promoterId: string,
  { range, state, page, size }: CommissionFilter,
  lead = false,
): Promise<{ rows: CommissionRow[]; total: number }> => {
  const among = sql`c.promoter_id = ${promoterId} and ${inState(state)} and ${inRange(sql`c.created_at`, range)}
    and ${lead ? sql`c.lead` : sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<CommissionRow>`
      select ${columns} from (
        select * from commissions c where ${among} order by c.created_at desc, c.id desc
          limit ${size} offset ${(page - 1) * size}) c
      join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
        order by c.created_at desc, c.id desc`.execute(reader),
    sql<{ n: number }>`
      select count(*)::int as n from (select 1 from commissions c where ${among} limit ${mostCounted + 1}) c`.execute(
      reader,
    ),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

/** All commissions of a promoter in some orders. */
export const commissionsOf = async (
  reader: Reader,
  promoterId: string,
  orderIds: readonly string[],
): Promise<CommissionRow[]> => {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<CommissionRow>`
    select ${columns} from commissions c join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
    where c.order_id in (${sql.join([...orderIds])}) and c.promoter_id = ${promoterId} and ${shown}
      order by l.idx, c.level`.execute(reader);
  return rows;
};

export type PromotedOrder = {
  id: string;
  no: string;
  status: OrderStatus;
  created_at: Date;
  received_at: Date | null;
};

export const promotedOrder = (
  reader: Reader,
  promoterId: string,
  orderId: string,
): Promise<PromotedOrder | undefined> =>
  reader
    .selectFrom('orders as o')
    .select(['o.id', 'o.no', 'o.status', 'o.created_at', 'o.received_at'])
    .where('o.id', '=', orderId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('commissions as c')
          .select('c.id')
          .whereRef('c.order_id', '=', 'o.id')
          .where('c.promoter_id', '=', promoterId),
      ),
    )
    .executeTakeFirst();

export type CustomerRow = {
  id: string;
  name: string;
  image: string | null;
  since: Date;
  last_order_at: Date | null;
  orders: number;
  commission: number;
  total: number;
};

/** The customers of a promoter, with what their orders earned the promoter. */
export const customerPage = async (
  reader: Reader,
  promoterId: string,
  { page, size }: { page: number; size: number },
): Promise<CustomerRow[]> => {
  const { rows } = await sql<CustomerRow>`
    select u.id, u.name, u.image, f.bound_at as since, f.last_order_at, e.orders, e.commission, f.total
    from (
      select *, count(*) over ()::int as total from referrals where bound_to = ${promoterId}
      order by bound_at desc, user_id limit ${size} offset ${(page - 1) * size}) f
    join users u on u.id = f.user_id
    cross join lateral (
      select count(distinct c.order_id)::int as orders, coalesce(sum(c.amount - c.reversed), 0)::bigint as commission
      from orders o join commissions c on c.order_id = o.id and c.promoter_id = ${promoterId} and ${shown}
      where o.user_id = f.user_id) e
    order by f.bound_at desc, f.user_id`.execute(reader);
  return rows;
};

export type TeamRow = {
  id: string;
  name: string;
  image: string | null;
  level: number;
  since: Date;
  customers: number;
  orders: number;
  commission: number;
  total: number;
};

/** Promoters below one, with what their sales earned the one above. */
export const teamPage = async (
  reader: Reader,
  promoterId: string,
  { page, size }: { page: number; size: number },
): Promise<TeamRow[]> => {
  const { rows } = await sql<TeamRow>`
    select u.id, u.name, u.image, p.level, p.applied_at as since, p.total, e.orders, e.commission,
      (select count(*) from referrals f where f.bound_to = p.user_id)::int as customers
    from (
      select *, count(*) over ()::int as total from promoters where parent_id = ${promoterId}
        and status in ('approved', 'suspended')
      order by applied_at desc, user_id limit ${size} offset ${(page - 1) * size}) p
    join users u on u.id = p.user_id
    cross join lateral (
      select count(*) filter (where c.lead)::int as orders,
        coalesce(sum(c.amount - c.reversed), 0)::bigint as commission
      from commissions c where c.promoter_id = ${promoterId} and c.via = p.user_id and ${shown}) e
    order by p.applied_at desc, p.user_id`.execute(reader);
  return rows;
};

/** The earnings by orders paid on each of the last thirty days in Shanghai, days without any left out. */
export const earnedByDay = async (
  reader: Reader,
  promoterId: string,
): Promise<{ day: string; amount: number }[]> => {
  const { rows } = await sql<{ day: string; amount: number }>`
    select to_char(c.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      sum(c.amount - c.reversed)::bigint as amount
    from commissions c where c.promoter_id = ${promoterId} and c.paid_at is not null
      and c.paid_at >= (date_trunc('day', now() at time zone 'Asia/Shanghai') - interval '29 days') at time zone
        'Asia/Shanghai'
    group by 1 order by 1`.execute(reader);
  return rows;
};

/** The same of this month so far. */
export const earnedThisMonth = async (reader: Reader, promoterId: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(c.amount - c.reversed), 0)::bigint as amount
    from commissions c where c.promoter_id = ${promoterId} and c.paid_at is not null
      and c.paid_at >= date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`.execute(
    reader,
  );
  return rows[0]?.amount ?? 0;
};
