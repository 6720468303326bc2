import type { OrderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { RefundRow } from '../refunds/of-order.queries.ts';
import { signedAddress } from '../../platform/media/private.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';

export type EventRow = {
  actor: 'buyer' | 'shop' | 'system';
  /** The name of the person who did it, for their own side only. */
  by: string | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  note: string;
  note_text: string;
  at: string;
};
export type DeliveryRow = {
  id: string;
  status: number;
  carrier: string;
  receipt_no: string;
  expected_at: string | null;
  steps: { status: number; note: string; photos: string[]; at: string }[];
};
export type PaymentRow = {
  id: string;
  method: string;
  amount: number;
  status: string;
  proof_url: string | null;
  confirmed_by: string | null;
  settled_at: string | null;
  note: string;
  received_on: string | null;
  reference: string | null;
  reject_reason: string | null;
  created_at: string;
};
export type OrderHistory = {
  events: EventRow[];
  deliveries: DeliveryRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** Signs addresses of private pictures: `signedAddress`. */
  secret: string;
};

/**
 * What happened to an order, oldest first. The caller has already found the order to be within its scope.
 * Proofs of payment come with signed addresses, for those who may see them; nobody else reads what was written with a transfer.
 */
export const historyOf = async (
  reader: Reader,
  orderId: string,
  { proofs }: { proofs: boolean },
): Promise<OrderHistory> => {
  const { rows } = await sql<OrderHistory>`
    select
      (select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('by', u.name) order by e.seq), '[]')
        from order_events e left join users u on u.id = e.actor_id where e.order_id = ${orderId}) as events,
      (select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object('steps', (
          select coalesce(jsonb_agg(to_jsonb(s) order by s.at, s.status), '[]') from delivery_steps s
            where s.delivery_id = d.id)) order by d.created_at), '[]')
        from deliveries d where d.order_id = ${orderId}) as deliveries,
      (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from payment_intents i
        where i.order_id = ${orderId}) as payments,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r.at, r.id), '[]') from refunds r where r.order_id = ${orderId})
        as refunds,
      ${mediaSecret} as secret`.execute(reader);
  const [found] = rows;
  if (found === undefined) throw new Error('historyOf answered nothing');
  const { payments, secret } = found;
  const proofOf = ({ proof_url: url }: PaymentRow) =>
    url !== null && proofs ? signedAddress(secret, url) : null;
  return {
    ...found,
    payments: payments.map((payment) => ({
      ...payment,
      proof_url: proofOf(payment),
      ...(proofs ? {} : { note: '', reference: null, received_on: null }),
    })),
  };
};
