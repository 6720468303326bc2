import { z } from 'zod';
import { Id, Instant, int, listEnvelope, Minor, Nothing, NumId, Paging } from './kit.ts';
import { op } from './op.ts';
import { ProductCard } from './catalog.shapes.ts';
import { activity, Choice, couponTerms, CouponView, Created, Preview, Submit } from './preview.shapes.ts';

const Seckill = z.object({
  activityId: z.string(),
  seckillPrice: Minor,
  stockLeft: z.int(),
  stockTotal: z.int(),
  startAt: Instant,
  endAt: Instant,
  state: z.enum(['upcoming', 'running', 'ended']),
});
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
  'seckill.list': op('seckill.list', {
    access: 'visitor',
    summary: 'Flash sales: running, later today, tomorrow',
    input: z.object({ tab: z.enum(['running', 'today', 'tomorrow']).default('running') }),
    output: z.object({
      serverTime: Instant,
      slots: z.array(
        z.object({
          from: Instant,
          to: Instant,
          state: z.enum(['upcoming', 'running', 'ended']),
          items: z.array(ProductCard.extend({ seckill: Seckill })),
        }),
      ),
    }),
  }),
  'seckill.product': op('seckill.product', {
    access: 'visitor',
    summary: 'The flash sale of a product',
    input: z.object({ id: NumId }),
    output: z.object({
      serverTime: Instant,
      activities: z.array(Seckill.extend({ skuId: z.string(), bought: z.int(), limit: z.int() })),
    }),
  }),
  'seckill.preview': op('seckill.preview', {
    access: 'member',
    summary: 'Prices a flash sale order',
    input: z.object({ ...activity, ...Choice }),
    output: Preview,
    refuses: ['seckill.notRunning', 'seckill.soldOut', 'seckill.quota'],
  }),
  'seckill.create': op('seckill.create', {
    access: 'member',
    summary: 'Orders at the flash sale price',
    input: z.object({ ...activity, ...Submit }),
    output: Created,
    refuses: [
      'seckill.notRunning',
      'seckill.soldOut',
      'seckill.quota',
      'order.priceChanged',
      'order.addressMissing',
    ],
  }),
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
