import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

const graceDays = 7;

/**
 * When the full price of an order is refunded, its coupon is returned too (decisions 2.13): one that expired
 * in the meantime, at most a week ago, may be used for another week.
 */
export const giveBackCoupon = (tx: Tx, orderId: string) =>
  sql`
    update coupons c set order_id = null, used_at = null,
      status = case when c.valid_to > now() - make_interval(days => ${graceDays}) then 'unused' else 'expired' end,
      valid_to = case when c.valid_to > now() - make_interval(days => ${graceDays})
        then greatest(c.valid_to, now() + make_interval(days => ${graceDays})) else c.valid_to end
    from orders o where o.id = ${orderId} and o.refunded = o.paid and c.order_id = o.id and c.status = 'used'`.execute(
    tx,
  );
