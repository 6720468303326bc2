import { z } from 'zod';
import { Id, Instant, listEnvelope, NumId, Paging } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { CouponState, couponTerms, CouponView } from './preview.shapes.ts';

const CouponTemplate = z.object({
  id: z.string(),
  ...couponTerms,
  takeTo: Instant,
  validText: z.string(),
  takenByMe: z.int(),
  perUser: z.int(),
  left: z.int().nullable(),
  state: z.enum(['open', 'taken', 'gone', 'ended']),
});
export const promotionOps = {
  'coupon.center': op('coupon.center', {
    access: 'visitor',
    summary: 'Coupons to take; of a product those that count for it',
    input: Paging.extend({ productId: NumId.optional() }),
    output: listEnvelope(CouponTemplate),
  }),
  'coupon.take': op('coupon.take', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Takes a coupon',
    input: z.object({ id: Id }),
    output: CouponView,
    refuses: ['missing', 'coupon.gone', 'coupon.alreadyTaken', 'coupon.notNow'],
  }),
  'coupon.mine': op('coupon.mine', {
    access: 'member',
    summary: "The member's coupons",
    input: Paging.extend({
      status: CouponState.default('unused').describe(
        '`used` has those that an order keeps, `expired` those that were taken back',
      ),
    }),
    output: listEnvelope(CouponView),
  }),
};
