import type { OrderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Parties } from '../../platform/notifications/outbox.ts';
import { counted, type RefundRow } from './of-order.queries.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';

export type RefundedOrder = Parties & {
  readonly status: OrderStatus;
  readonly currency: string;
  readonly paid: number;
  readonly activityId: string | null;
  readonly receivedAt: Date | null;
};

export const refundedOrder = [
  'id',
  'no',
  'user_id as userId',
  'shop_id as shopId',
  'status',
  'currency',
  'paid',
  'activity_id as activityId',
  'received_at as receivedAt',
] as const;

export type LineLeft = {
  id: string;
  qty: number;
  pay: number;
  earlier: { qty: number; due: number }[];
};

/** The lines of an order with their counted refunds. */
export const linesWithRefunds = async (reader: Reader, orderId: string): Promise<LineLeft[]> => {
  const { rows } = await sql<LineLeft>`
    select l.id, l.qty, l.pay, (
      select coalesce(jsonb_agg(jsonb_build_object('qty', r.qty, 'due', r.due) order by r.at, r.id), '[]')
      from refunds r where r.order_line_id = l.id and r.kind = 'line' and ${counted}) as earlier
    from order_lines l where l.order_id = ${orderId} order by l.idx`.execute(reader);
  return rows;
};

/** A refund of an order, and whether what was not given of it is asked already. */
export const refundOf = async (
  reader: Reader,
  orderId: string,
  id: string,
): Promise<(RefundRow & { rest_asked: boolean }) | undefined> => {
  const { rows } = await sql<RefundRow & { rest_asked: boolean }>`
    select f.*, exists (select 1 from refunds r where r.rest_of = f.id and ${counted}) as rest_asked
    from refunds f where f.id = ${id} and f.order_id = ${orderId}`.execute(reader);
  return rows[0];
};

/** The payment that the order was paid with. */
export const paidIntent = async (
  reader: Reader,
  orderId: string,
): Promise<{ id: string; method: string } | undefined> =>
  reader
    .selectFrom('payment_intents')
    .select(['id', 'method'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();

/** A refund and its order, the order locked first as in every change of one. */
export const lockRefund = async (
  tx: Tx,
  id: string,
  mine: (order: RefundedOrder) => boolean,
): Promise<{ refund: RefundRow & { intent_id: string }; order: RefundedOrder } | undefined> => {
  const order = await tx
    .selectFrom('orders')
    .select([...refundedOrder])
    .where('id', '=', (where) => where.selectFrom('refunds').select('order_id').where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined || !mine(order)) return undefined;
  const { rows } = await sql<
    RefundRow & { intent_id: string }
  >`select r.* from refunds r where r.id = ${id} for update`.execute(tx);
  const [refund] = rows;
  return refund === undefined ? undefined : { refund, order };
};

export type WaitingRefund = { refund: RefundRow; order_no: string; secret: string; total: number };

/** Requests that wait for the mall, which sells the orders without a shop, the oldest first. */
export const waitingRefunds = async (
  reader: Reader,
  { page, size }: { page: number; size: number },
): Promise<WaitingRefund[]> => {
  const { rows } = await sql<WaitingRefund>`
    select to_jsonb(r) as refund, o.no as order_no, count(*) over () as total, ${mediaSecret} as secret
    from refunds r join orders o on o.id = r.order_id
    where r.status = 'requested' and o.shop_id is null order by r.at, r.id
      limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};
