import { z } from 'zod';
import { adjustable, campaignKinds, campaignStates } from '../campaign/campaign.ts';
import { BoostTerms, refusesTerms } from '../campaign/boost.ops.ts';
import { boostKinds } from '../campaign/boost.ts';
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
import { couponScopes, couponSources } from '../incentive/coupon.ts';
import { shopCouponLimits } from '../incentive/shop-coupon.ts';
import { CouponTerms, whole } from './platform-promotion.ops.ts';

const kind = z.enum(campaignKinds);
const which = { kind, id: Id };
const version = int(1, 1e9);
/** The draft to change, and the version that was read; without them a new one is made. */
const draft = { id: Id.optional(), version: version.optional() };
const Kept = z.object({ id: z.string(), version: z.int() });

const some = {
  kind: z.enum(campaignKinds).optional(),
  state: z.enum(campaignStates).optional(),
  owner: z.enum(['mall', 'shops']).optional().describe('Whose own they are'),
  keyword: text(0, 60)
    .default('')
    .describe('A part of its name, its product’s in any language, or its shop’s'),
};
const Names = TextByLanguage(60);
const entry = {
  kind,
  id: z.string(),
  name: Names,
  state: z.enum(campaignStates),
  startAt: Instant,
  endAt: Instant,
  shop: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Whose own coupon or flash sale it is'),
  about: z.string().describe('The product, or ‘’'),
  done: z.int().describe('Pieces sold, coupons given, launches'),
  total: z.int().describe('Of so many; -1: without a limit'),
};
const Entry = z.object(entry);

const Goods = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  price: Minor.describe('What the mall sells it for'),
  supplyPrice: Minor.describe('What the mall pays for it'),
  free: z.int(),
  sold: z.boolean().describe('Shoppers can buy it now'),
});
const Neighbour = z.object({
  kind,
  id: z.string(),
  name: Names,
  state: z.enum(campaignStates),
  startAt: Instant,
  endAt: Instant,
});
const names = z.object({ id: z.string(), name: z.string() });

const Seckill = z.object({
  skuId: z.string(),
  price: Minor,
  stock: z.int(),
  perOrderLimit: z.int(),
  perUserLimit: z.int(),
  allowCoupon: z.boolean(),
  slots: z.array(z.object({ from: z.string(), to: z.string() })),
  endReason: z.string().describe('Why the mall ended a shop’s flash sale'),
  figures: z.object({
    sold: z.int().describe('Pieces of orders that were paid'),
    unpaid: z.int().describe('Pieces of orders that may still be paid'),
    left: z.int(),
    orders: z.int(),
    taken: Minor.describe('What buyers paid for them, less what was given back'),
  }),
});
const Coupon = z.object({
  kind: z.enum(['amount', 'percent']),
  value: z.int(),
  cap: z.int().nullable(),
  threshold: Minor,
  scope: z.enum(couponScopes),
  things: z.array(names).describe('What the scope names'),
  perUser: z.int(),
  total: z.int(),
  validFrom: Instant.nullable(),
  validTo: Instant.nullable(),
  validDays: z.int().nullable(),
  shop: names.nullable(),
  funder: z.enum(['platform', 'shop']),
  source: z.enum(couponSources),
  endReason: z.string().describe('Why the mall ended a shop’s coupon'),
  figures: z.object({
    given: z.int(),
    waiting: z.int().describe('In somebody’s hands, still to be used'),
    used: z.int(),
    orders: z.int().describe('Of these: with orders that stand'),
    taken: Minor.describe('What buyers paid in those orders'),
  }),
});
const Boost = z.object({
  kind: z.enum(boostKinds),
  skuId: z.string().nullable(),
  startPrice: Minor.nullable(),
  floorPrice: Minor.nullable(),
  reward: Minor.nullable(),
  template: names.nullable(),
  helps: z.int(),
  durationHours: z.int(),
  orderHours: z.int(),
  newUserWeight: z.int(),
  launchLimit: z.int(),
  helpLimit: z.int(),
  helpLimitDay: z.int(),
  earlyBuy: z.boolean(),
  stock: z.int(),
  figures: z.object({
    launches: z.int(),
    running: z.int(),
    reached: z.int(),
    left: z.int(),
    orders: z.int(),
    taken: Minor,
  }),
});

const refusesDraft = ['missing', 'campaign.notNow', 'goods.changedElsewhere'] as const;

/** Flash sales, coupons and boosts of the mall as one calendar: drafts, what runs, and what it costs whom (decision 087). */
export const mallCampaignOps = {
  'mallCampaign.list': op('mallCampaign.list', {
    access: 'operator:campaign.view',
    summary: 'Campaigns of all kinds, the latest beginning first',
    input: Paging.extend(some),
    output: listEnvelope(Entry),
  }),
  'mallCampaign.calendar': op('mallCampaign.calendar', {
    access: 'operator:campaign.view',
    summary: 'What begins, runs or ends between two moments, the first beginning first',
    input: z.object({ ...some, from: Moment, to: Moment }),
    output: z.object({ list: z.array(Entry), more: z.boolean().describe('There are more than these') }),
  }),
  'mallCampaign.detail': op('mallCampaign.detail', {
    access: 'operator:campaign.view',
    summary: 'One campaign: its terms, what came of it, and who bears what it costs',
    input: z.object(which),
    output: z.object({
      ...entry,
      version: z.int(),
      madeAt: Instant,
      madeBy: z.string().nullable().describe('The operator who made it; null: the mall itself'),
      adjust: z.array(z.enum(adjustable)).describe('What may still be changed'),
      goods: Goods.nullable(),
      keptOut: z
        .int()
        .describe('Open shops that keep out of the mall’s campaigns of this kind; 0 for a shop’s own'),
      neighbours: z.array(Neighbour).describe('Other campaigns with the same SKU at the same time'),
      cost: z
        .object({ mall: Minor, shops: Minor })
        .describe('What it took off paid orders or gave away, by who bears it. No brand bears anything'),
      seckill: Seckill.nullable(),
      coupon: Coupon.nullable(),
      boost: Boost.nullable(),
    }),
    refuses: ['missing'],
  }),
  'mallCampaign.goods': op('mallCampaign.goods', {
    access: 'operator:campaign.view',
    summary: 'A SKU with its prices, and the campaigns that it is in between two moments',
    input: z.object({
      skuId: NumId,
      from: Moment.optional(),
      to: Moment.optional(),
      except: Id.optional().describe('A campaign that does not count'),
    }),
    output: z.object({ goods: Goods, neighbours: z.array(Neighbour) }),
    refuses: ['missing'],
  }),
  'mallCampaign.choices': op('mallCampaign.choices', {
    access: 'operator:campaign.view',
    summary: 'What a coupon can be for, and the coupons that a boost can give away',
    input: Paging.extend({
      of: z.enum(['category', 'brand', 'product', 'package', 'shop', 'template']),
      keyword: text(0, 60).default(''),
    }),
    output: listEnvelope(names).extend({ more: z.boolean().describe('There are more than `total`') }),
  }),
  'mallCampaign.saveSeckill': op('mallCampaign.saveSeckill', {
    access: 'operator:campaign.edit',
    summary: 'Makes a draft of a flash sale, or changes the version of it that was read',
    input: SeckillTerms.extend(draft),
    output: Kept,
    refuses: [...refusesDraft, 'seckill.timesWrong'],
  }),
  'mallCampaign.saveCoupon': op('mallCampaign.saveCoupon', {
    access: 'operator:campaign.edit',
    summary: 'Makes a draft of a coupon, which nobody can get, or changes the version of it that was read',
    input: whole(CouponTerms.extend(draft)),
    output: Kept,
    refuses: [...refusesDraft, 'coupon.nameMissing', 'coupon.scopeUnknown'],
  }),
  'mallCampaign.saveBoost': op('mallCampaign.saveBoost', {
    access: 'operator:campaign.edit',
    summary: 'Makes a draft of a boost, which nobody can launch, or changes the version of it that was read',
    input: BoostTerms.extend(draft),
    output: Kept,
    refuses: [...refusesDraft, ...refusesTerms],
  }),
  'mallCampaign.discard': op('mallCampaign.discard', {
    access: 'operator:campaign.edit',
    summary: 'Throws away the version of a draft that was read',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: refusesDraft,
  }),
  'mallCampaign.schedule': op('mallCampaign.schedule', {
    access: 'operator:campaign.edit',
    summary: 'Publishes the version of a draft that was read: it begins at its time',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: [
      ...refusesDraft,
      ...refusesTerms,
      'seckill.overlaps',
      'order.shortOfStock',
      'campaign.endWrong',
      'coupon.scopeUnknown',
    ],
  }),
  'mallCampaign.adjust': op('mallCampaign.adjust', {
    access: 'operator:campaign.edit',
    summary:
      'Changes what may still be changed of a campaign that shoppers know: its end, and how many there are',
    input: z
      .object({
        ...which,
        version,
        endAt: Moment.optional(),
        pieces: int(-1, 10_000_000).optional().describe('In all; -1: as many coupons as are wanted'),
      })
      .refine(({ endAt, pieces }) => endAt !== undefined || pieces !== undefined, { path: ['endAt'] }),
    output: Nothing,
    refuses: [
      'missing',
      'goods.changedElsewhere',
      'campaign.notNow',
      'campaign.endWrong',
      'campaign.fewer',
      'seckill.overlaps',
      'order.shortOfStock',
      'boost.couponUnfit',
    ],
  }),
  'mallCampaign.close': op('mallCampaign.close', {
    access: 'operator:campaign.edit',
    summary: 'Ends a campaign before its time; what was sold, given or launched stands',
    input: z.object({
      ...which,
      reason: text(0, shopCouponLimits.reason)
        .default('')
        .describe('For a coupon or flash sale of a shop, which reads it and keeps it'),
    }),
    output: Nothing,
    refuses: ['missing', 'campaign.notNow', 'campaign.reasonMissing'],
  }),
};
