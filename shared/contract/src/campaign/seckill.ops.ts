import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.shapes.ts';
import { eachLanguage } from '../core/languages.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  Minor,
  Moment,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { maxMoney } from '../core/money.ts';
import { op } from '../core/op.ts';
import { activity, Choice, Created, Preview, Submit } from '../incentive/preview.shapes.ts';
import { seckillStatuses, seckillTabs } from './seckill.ts';

const State = z.enum(['upcoming', 'running', 'ended']);
const Seckill = z.object({
  activityId: z.string(),
  seckillPrice: Minor,
  stockLeft: z.int(),
  stockTotal: z.int(),
  perUserLimit: z.int(),
  startAt: Instant.describe('Of its slot: the one that runs, else the next'),
  endAt: Instant,
  state: State,
});
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const Slots = z.array(z.object({ from: clock, to: clock })).max(6);
const name = text(1, 40);
const Names = z.object({ ...eachLanguage(() => name.optional()), zh: name });

const Activity = z.object({
  id: z.string(),
  name: Names,
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  specText: z.string(),
  image: z.string(),
  price: Minor,
  platformPrice: Minor,
  stock: z.int(),
  stockLeft: z.int(),
  perOrderLimit: z.int(),
  perUserLimit: z.int(),
  allowCoupon: z.boolean(),
  startAt: Instant,
  endAt: Instant,
  slots: Slots.describe('Empty: all day'),
  status: z.enum(seckillStatuses).describe('As it is now, whatever the clock has written'),
});

/** What an operator decides of a flash sale. */
export const SeckillTerms = z.object({
  name: Names,
  skuId: NumId,
  price: int(1, maxMoney),
  stock: int(1, 100_000),
  perOrderLimit: int(1, 99).default(1),
  perUserLimit: int(1, 99).default(1),
  allowCoupon: Flag.default(false),
  startAt: Moment,
  endAt: Moment,
  slots: Slots.default([]),
});

export const seckillOps = {
  'seckill.list': op('seckill.list', {
    access: 'visitor',
    summary: 'Flash sales: running, later today, tomorrow, or over since a week at most',
    input: z.object({ tab: z.enum(seckillTabs).default('running') }),
    output: z.object({
      serverTime: Instant,
      slots: z.array(
        z.object({
          from: Instant,
          to: Instant,
          state: State,
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
      activities: z.array(Seckill.extend({ skuId: z.string(), bought: z.int() })),
    }),
  }),
  'seckill.preview': op('seckill.preview', {
    access: 'member',
    summary: 'Prices a flash sale order',
    input: z.object({ ...activity, ...Choice }),
    output: Preview,
    refuses: [
      'missing',
      'campaign.notHere',
      'seckill.notBegun',
      'seckill.over',
      'seckill.soldOut',
      'seckill.quota',
      'seckill.tooMany',
    ],
  }),
  'seckill.create': op('seckill.create', {
    access: 'member',
    needsProvedNumber: true,
    summary:
      'Orders at the flash sale price. Under a rush it answers `seckill.waiting` with a place in the line; ask again with its ticket',
    input: z.object({ ...activity, ...Submit, ticket: z.string().min(1).max(400).optional() }),
    output: Created,
    refuses: [
      'missing',
      'seckill.waiting',
      'seckill.ticketWrong',
      'seckill.ticketExpired',
      'campaign.notHere',
      'seckill.notBegun',
      'seckill.over',
      'seckill.soldOut',
      'seckill.quota',
      'seckill.tooMany',
      'product.unavailable',
      'coupon.notUsable',
      'order.priceChanged',
      'order.addressMissing',
    ],
  }),
  'seckill.summary': op('seckill.summary', {
    access: 'visitor',
    summary: 'What became of a flash sale that is over, for everybody to see',
    input: z.object({ id: Id }),
    output: z.object({
      activityId: z.string(),
      startAt: Instant,
      endAt: Instant,
      stock: z.int().describe('Pieces that were for sale'),
      orders: z.int().describe('Orders that were accepted'),
      cancelled: z.int().describe('Of these: not paid in time, cancelled, or given back'),
      sold: z.int().describe('Pieces of the orders that stand'),
      returned: z.int().describe('Pieces that came back from cancelled orders'),
      resold: z.int().describe('Of these: sold to somebody else'),
      left: z.int().describe('Pieces that nobody has'),
    }),
    refuses: ['missing', 'seckill.notOver'],
  }),
  'platformSeckill.list': op('platformSeckill.list', {
    access: 'operator:campaign.view',
    summary: 'Flash sales, the newest first',
    input: Paging.extend({ status: z.enum(seckillStatuses).optional() }),
    output: listEnvelope(Activity),
  }),
  'platformSeckill.create': op('platformSeckill.create', {
    access: 'operator:campaign.edit',
    summary: 'Drafts a flash sale. Nobody sees it and it holds no stock before it is scheduled',
    input: SeckillTerms,
    output: Activity,
    refuses: ['missing', 'seckill.timesWrong'],
  }),
  'platformSeckill.schedule': op('platformSeckill.schedule', {
    access: 'operator:campaign.edit',
    summary: 'Publishes a draft: its stock is taken out of the SKU and it begins at its time',
    input: z.object({ id: Id }),
    output: Activity,
    refuses: ['missing', 'seckill.notAllowed', 'seckill.overlaps', 'order.shortOfStock'],
  }),
  'platformSeckill.close': op('platformSeckill.close', {
    access: 'operator:campaign.edit',
    summary: 'Ends a flash sale at once. What it has not sold goes back to the SKU; accepted orders stand',
    input: z.object({ id: Id }),
    output: Activity,
    refuses: ['missing', 'seckill.notAllowed'],
  }),
};
