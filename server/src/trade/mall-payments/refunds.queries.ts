import type { RefundTab } from '@mall/contract/operator/mall-payments';
import type { Input, Item } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

type Shown = Item<'mallRefund.list'>;
export type RefundToPayRow = Pick<
  Shown,
  'id' | 'order' | 'shop' | 'kind' | 'reason' | 'method' | 'amount' | 'currency' | 'status' | 'tries'
> & {
  intent_id: string;
  at: Date;
  decided_at: Date | null;
  refunded_at: Date | null;
  tried_at: Date | null;
  next_try_at: Date | null;
  last_error: string | null;
  provider_ref: string | null;
  sent_by: string | null;
  sent_name: string | null;
};

const rowsWhere = (where: RawBuilder<unknown>) => sql<RefundToPayRow>`
  select r.id, json_build_object('id', o.id, 'no', o.no, 'shopId', o.shop_id) as order,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.store_name) end as shop,
    r.intent_id, r.kind, r.reason, i.method, r.amount, i.currency, r.status, r.at, r.decided_at, r.refunded_at, r.tries,
    r.tried_at, r.next_try_at, r.last_error, r.provider_ref, r.sent_by, u.name as sent_name
  from refunds r join orders o on o.id = r.order_id join payment_intents i on i.id = r.intent_id
    left join shops s on s.id = o.shop_id left join users u on u.id = r.sent_by
  ${where}`;

const statusOf = { asked: 'requested', due: 'approved', sent: 'refunded' } as const satisfies Record<
  RefundTab,
  string
>;

export const refundPage = async (
  reader: Reader,
  { tab, seller, page, size }: Input<'mallRefund.list'>,
): Promise<{ rows: RefundToPayRow[]; total: number }> => {
  const whose = { all: sql`true`, mall: sql`o.shop_id is null`, shops: sql`o.shop_id is not null` }[seller];
  const wanted = sql`where r.status = ${statusOf[tab]} and ${whose}`;
  const order = tab === 'sent' ? sql`r.refunded_at desc, r.id desc` : sql`r.at, r.id`;
  const { rows } = await rowsWhere(
    sql`${wanted} order by ${order} limit ${size} offset ${(page - 1) * size}`,
  ).execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from refunds r join orders o on o.id = r.order_id ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export const refundById = async (reader: Reader, id: string): Promise<RefundToPayRow | undefined> =>
  (await rowsWhere(sql`where r.id = ${id}`).execute(reader)).rows[0];

export const refundsOfPayment = async (reader: Reader, intentId: string): Promise<RefundToPayRow[]> =>
  (await rowsWhere(sql`where r.intent_id = ${intentId} order by r.at, r.id limit 100`).execute(reader)).rows;
