import { type RawBuilder, sql } from 'kysely';
import { mayTake } from './held.queries.ts';

type NewOrder = {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string | null;
  readonly couponId: string | null;
};

/**
 * The part of a statement that locks the coupon of a new order, if `when` holds and the coupon may be used there; it
 * returns its id.
 */
export const followNewOrder = (
  { id, userId, shopId, couponId }: NewOrder,
  when: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
    coupon as (
      update coupons c set status = 'locked', order_id = ${id}
      where id = ${couponId} and user_id = ${userId} and status = 'unused' and valid_to > now()
        and ${mayTake(shopId)} and ${when}
      returning id)`;

/** The part of a statement that frees the coupon of an unpaid order that has ended. */
export const followEndedOrder = (orderId: string): RawBuilder<unknown> => sql`
    coupon as (
      update coupons set status = case when valid_to > now() then 'unused' else 'expired' end, order_id = null
      where order_id = ${orderId} and status = 'locked')`;

/** The part of a statement that uses the coupon of an order which is paid, if `when` holds. */
export const followPaidOrder = (orderId: string, when: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    coupon as (
      update coupons set status = 'used', used_at = now() where order_id = ${orderId} and status = 'locked'
        and ${when})`;

/** The part of a statement that locks the coupon of an order again, since its payment is revoked. */
export const followRevokedPayment = (orderId: string): RawBuilder<unknown> => sql`
    coupon as (
      update coupons set status = 'locked', used_at = null where order_id = ${orderId} and status = 'used')`;
