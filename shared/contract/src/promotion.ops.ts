import { z } from 'zod';
import { Id, Instant, int, listEnvelope, Nothing, NumId, Paging } from './kit.ts';
import { op } from './op.ts';
import { couponTerms, CouponView } from './preview.shapes.ts';

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
    summary: 'Takes a coupon',
    input: z.object({ id: Id }),
    output: CouponView,
    refuses: ['missing', 'coupon.gone', 'coupon.alreadyTaken', 'coupon.notNow'],
  }),
  'coupon.mine': op('coupon.mine', {
    access: 'member',
    summary: "The member's coupons",
    input: Paging.extend({ status: z.enum(['unused', 'used', 'expired']).default('unused') }),
    output: listEnvelope(CouponView),
  }),
};

export const telemetryOps = {
  'telemetry.report': op('telemetry.report', {
    access: 'visitor',
    summary: 'One event of page composition; nothing personal',
    input: z.object({
      remote: z.string().max(40),
      version: z.string().max(60),
      phase: z.string().max(20),
      class: z.string().max(20),
      ms: int(0, 600_000),
      route: z.string().max(200).default(''),
      channel: z.string().max(20).default(''),
    }),
    output: Nothing,
  }),
};
