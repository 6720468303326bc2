import type { OrderStatus } from '@mall/contract/trade/order';
import type { PayAction, PaymentMethod, PaymentStatus } from '@mall/contract/trade/payment';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

/** A payment with its order. */
export type IntentRow = {
  id: string;
  order_id: string;
  method: PaymentMethod;
  amount: number;
  currency: string;
  status: PaymentStatus;
  provider_ref: string | null;
  action: PayAction | null;
  expires_at: Date | null;
  /** Why an operator did not accept the transfer. */
  reject_reason: string | null;
  order_no: string;
  user_id: string;
  shop_id: string | null;
  order_status: OrderStatus;
  pay: number;
  order_currency: string;
  activity_id: string | null;
  /** Of its slowest piece, as they were when it was ordered. */
  lead_days: number;
  overdue: boolean;
  /** A promoter earns by it, the mall pays its shop for a coupon, or its shop has terms: `syncMoney` has work to do. */
  concerns_others: boolean;
};

const columns = sql`i.id, i.order_id, i.method, i.amount, i.currency, i.status, i.provider_ref, i.action, i.expires_at, i.reject_reason,
  o.no as order_no, o.user_id, o.shop_id,
  o.status as order_status, o.pay, o.currency as order_currency, o.activity_id,
  (select max(l.lead_days) from order_lines l where l.order_id = o.id) as lead_days,
  coalesce(o.expires_at <= now(), false) as overdue,
  exists (select 1 from commissions c where c.order_id = o.id)
    or (o.shop_id is not null and (exists (select 1 from coupons c where c.id = o.coupon_id and c.funder = 'platform')
      or exists (select 1 from settlement_terms t where t.shop_id is null or t.shop_id = o.shop_id))) as concerns_others`;

export const intentById = async (reader: Reader, id: string): Promise<IntentRow | undefined> => {
  const { rows } = await sql<IntentRow>`
    select ${columns} from payment_intents i join orders o on o.id = i.order_id where i.id = ${id}`.execute(
    reader,
  );
  return rows[0];
};

/** Locks a payment and its order: settling, cancelling and expiring wait for each other here. */
export const lockIntent = async (tx: Tx, intentId: string): Promise<IntentRow | undefined> => {
  // The order first, as every other change of an order does.
  await sql`select o.id from orders o where o.id = (select order_id from payment_intents where id = ${intentId})
    for update`.execute(tx);
  const { rows } = await sql<IntentRow>`
    select ${columns} from payment_intents i join orders o on o.id = i.order_id where i.id = ${intentId}
      for update of i`.execute(tx);
  return rows[0];
};

/** The newest relevant payment of an order: one that succeeded, else the last one started. */
export const lastIntent = async (reader: Reader, orderId: string): Promise<IntentRow | undefined> => {
  const { rows } = await sql<IntentRow>`
    select ${columns} from payment_intents i join orders o on o.id = i.order_id
    where i.order_id = ${orderId} order by (i.status = 'succeeded') desc, i.created_at desc, i.id desc limit 1`.execute(
    reader,
  );
  return rows[0];
};
