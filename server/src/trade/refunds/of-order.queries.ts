import { countedRefunds, type RefundReason, type RefundStatus } from '@mall/contract/trade/refund';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export type RefundRow = {
  id: string;
  order_id: string;
  kind: 'line' | 'order' | 'late' | 'rest';
  order_line_id: string | null;
  qty: number | null;
  due: number;
  amount: number;
  status: RefundStatus;
  reason: RefundReason | 'latePayment';
  note: string;
  photos: string[];
  answer: string;
  at: string;
  decided_at: string | null;
  refunded_at: string | null;
  rest_of: string | null;
};

/** Refunds that take something from their order: the rest was refused or withdrawn. */
export const counted: RawBuilder<boolean> = sql<boolean>`r.status in (${sql.join([...countedRefunds])})`;

/** Whether money for the whole order was asked back and not refused. */
export const isWholeAsked = async (reader: Reader, orderId: string): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from refunds r where r.order_id = ${orderId} and r.kind = 'order' and ${counted}`.execute(
    reader,
  );
  return (rows[0]?.n ?? 0) > 0;
};

/** Whether a request of the buyer waits for a decision. */
export const isAsked = async (reader: Reader, orderId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from refunds where order_id = ${orderId} and status = 'requested' limit 1`.execute(reader);
  return rows.length > 0;
};
