import { z } from 'zod';
import { adjustable, campaignStates } from '../campaign/campaign.ts';
import { SeckillTerms } from '../campaign/seckill.ops.ts';
import { op } from '../core/op.ts';
import {
  Id,
  Instant,
  int,
  listEnvelope,
  Minor,
  Moment,
  Nothing,
  NumId,
  Paging,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';

const version = int(1, 1e9);
const which = { id: Id };

const entry = {
  id: z.string(),
  name: TextByLanguage(60),
  state: z.enum(campaignStates),
  about: z.string().describe('The product'),
  price: Minor,
  startAt: Instant,
  endAt: Instant,
  stock: z.int().describe('Pieces in all'),
  sold: z.int().describe('Pieces of orders that stand'),
};
const Goods = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  price: Minor.describe('What the shop sells it for'),
  least: Minor.describe('The lowest price of a flash sale that pays the mall’s fee for an order'),
  free: z.int(),
  sold: z.boolean().describe('Shoppers can buy it now'),
});
const Neighbour = z.object({
  id: z.string(),
  name: TextByLanguage(60),
  state: z.enum(campaignStates),
  startAt: Instant,
  endAt: Instant,
});

const refusesDraft = ['missing', 'campaign.notNow', 'goods.changedElsewhere'] as const;

/** Flash sales that a shop makes of its own goods, and bears (docs/decisions/103-flash-sales-of-shops.md). */
export const shopSeckillOps = {
  'shopSeckill.list': op('shopSeckill.list', {
    access: 'staff:goods.view',
    summary: 'The flash sales of the shop, the latest beginning first',
    input: Paging.extend({
      state: z.enum(['all', ...campaignStates]).default('all'),
      keyword: text(0, 60).default('').describe('A part of the name or the product’s, in any language'),
    }),
    output: listEnvelope(z.object(entry)),
  }),
  'shopSeckill.detail': op('shopSeckill.detail', {
    access: 'staff:goods.view',
    summary: 'One flash sale of the shop: its terms, and what came of it',
    input: z.object(which),
    output: z.object({
      ...entry,
      version: z.int(),
      goods: Goods,
      neighbours: z.array(Neighbour).describe('Others of the shop with the same SKU at the same time'),
      perOrderLimit: z.int(),
      perUserLimit: z.int(),
      allowCoupon: z.boolean(),
      slots: z.array(z.object({ from: z.string(), to: z.string() })),
      madeAt: Instant,
      madeBy: z.string().nullable(),
      endReason: z.string().describe('Why the mall ended it; empty when it did not'),
      adjust: z.array(z.enum(adjustable)).describe('What may still be changed'),
      figures: z.object({
        sold: z.int().describe('Pieces of orders that were paid'),
        unpaid: z.int().describe('Pieces of orders that may still be paid'),
        left: z.int(),
        orders: z.int(),
        taken: Minor.describe('What buyers paid for them, less what was given back'),
        off: Minor.describe('What it took off the usual price of paid orders: the shop bears it'),
      }),
    }),
    refuses: ['missing'],
  }),
  'shopSeckill.goods': op('shopSeckill.goods', {
    access: 'staff:goods.view',
    summary:
      'A SKU of the shop’s own goods with its price, and the flash sales that it is in between two moments',
    input: z.object({
      skuId: NumId,
      from: Moment.optional(),
      to: Moment.optional(),
      except: Id.optional().describe('A flash sale that does not count'),
    }),
    output: z.object({ goods: Goods, neighbours: z.array(Neighbour) }),
    refuses: ['missing'],
  }),
  'shopSeckill.save': op('shopSeckill.save', {
    access: 'staff:price.edit',
    summary: 'Makes a draft of a flash sale, which nobody sees, or changes the version of it that was read',
    input: SeckillTerms.extend({ id: Id.optional(), version: version.optional() }),
    output: z.object({ id: z.string(), version: z.int() }),
    refuses: [...refusesDraft, 'seckill.timesWrong', 'seckill.belowFee', 'seckill.tooManyKept'],
  }),
  'shopSeckill.discard': op('shopSeckill.discard', {
    access: 'staff:price.edit',
    summary: 'Throws away the version of a draft that was read',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: refusesDraft,
  }),
  'shopSeckill.schedule': op('shopSeckill.schedule', {
    access: 'staff:price.edit',
    summary: 'Publishes the version of a draft that was read: its pieces are taken off the shelf',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: [
      ...refusesDraft,
      'campaign.endWrong',
      'seckill.belowFee',
      'seckill.overlaps',
      'order.shortOfStock',
    ],
  }),
  'shopSeckill.adjust': op('shopSeckill.adjust', {
    access: 'staff:price.edit',
    summary: 'Changes until when a flash sale goes on, and how many pieces it has',
    input: z
      .object({
        ...which,
        version,
        endAt: Moment.optional(),
        pieces: int(1, 100_000).optional().describe('In all'),
      })
      .refine(({ endAt, pieces }) => endAt !== undefined || pieces !== undefined, { path: ['endAt'] }),
    output: Nothing,
    refuses: [
      ...refusesDraft,
      'campaign.endWrong',
      'campaign.fewer',
      'seckill.overlaps',
      'order.shortOfStock',
    ],
  }),
  'shopSeckill.close': op('shopSeckill.close', {
    access: 'staff:price.edit',
    summary: 'Ends it now: what is not sold goes back to the SKU, orders stand',
    input: z.object(which),
    output: Nothing,
    refuses: ['missing', 'campaign.notNow'],
  }),
};
