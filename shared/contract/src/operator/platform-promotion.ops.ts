import { z } from 'zod';
import { commissionLimits as rates, rateScopes } from '../incentive/commission.ts';
import { couponScopes, couponSources } from '../incentive/coupon.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  Minor,
  Moment,
  None,
  NumId,
  Paging,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { maxMoney } from '../core/money.ts';
import { op } from '../core/op.ts';
import { previewDays } from './rate-preview.ts';
import { withdrawalLimits as drawn } from '../incentive/withdrawal.ts';

const secondMost = rates.bothBps - rates.firstBps;
const days = int(rates.freezeDays.min, rates.freezeDays.max);
const Settings = z.object({
  freezeDays: z.int().describe('Days from receipt until a commission may be drawn'),
  firstBps: z.int().describe('Usual commission of who brought the buyer, basis points'),
  secondBps: z.int().describe('Usual commission of the one who invited the promoter, basis points'),
  approveAll: z.boolean().describe('Who applies is a promoter at once'),
  withdrawalFeeBps: z.int(),
  withdrawalLeast: Minor,
});
const Rate = z.object({
  scope: z.enum(rateScopes),
  ref: z.int().describe('The SKU, product or category, or a level of promoters'),
  kind: z.enum(['amount', 'bps']).describe('Minor units a piece, which only a SKU may have, or basis points'),
  first: z.int(),
  second: z.int(),
});
const part = { base: Minor, withAbove: Minor, first: Minor, second: Minor };
const RateSum = z.object({
  ...part,
  source: z.enum(['level', 'default']),
  level: z.int().describe('Of the promoter who made the sale, by now'),
  lines: z.int(),
  limited: z.object(part).describe('The part that a limit made less than its rate'),
});
const place = { scope: z.enum(rateScopes), ref: NumId };

/** What an operator decides of a coupon, before it is known whether the parts fit together. */
export const CouponTerms = z.object({
  name: TextByLanguage(40),
  kind: z.enum(['amount', 'percent']),
  value: int(1, maxMoney).describe('Minor units, or basis points off'),
  cap: int(1, maxMoney).optional().describe('The most that a percentage takes off'),
  threshold: int(0, maxMoney).default(0),
  scope: z.enum(couponScopes),
  scopeIds: listOf(Id, 200).default([]).describe('What a category, brand, product or package scope means'),
  total: int(-1, 10_000_000).default(-1).describe('-1: as many as are taken'),
  perUser: int(1, 100).default(1),
  takeFrom: Moment,
  takeTo: Moment,
  validFrom: Moment.optional(),
  validTo: Moment.optional().describe('Without it a coupon is valid for `validDays` after it was taken'),
  validDays: int(1, 365).optional(),
  shopId: Id.optional().describe('For this shop alone'),
  funder: z.enum(['platform', 'shop']).default('platform').describe('Who bears what it takes off'),
  source: z.enum(couponSources).default('center'),
});

/** The parts of a coupon fit together. */
export const whole = <Shape extends typeof CouponTerms>(terms: Shape) =>
  terms
    .refine(({ kind, value }) => kind === 'amount' || value <= 10_000, { path: ['value'] })
    .refine(({ takeFrom, takeTo }) => Date.parse(takeTo) > Date.parse(takeFrom), { path: ['takeTo'] })
    .refine(({ validTo, validDays }) => (validTo === undefined) !== (validDays === undefined), {
      path: ['validTo'],
    })
    .refine(
      ({ validFrom, validTo, takeFrom }) =>
        validTo === undefined || Date.parse(validTo) > Date.parse(validFrom ?? takeFrom),
      { path: ['validTo'] },
    )
    .refine(({ scope, scopeIds }) => (scope === 'all' || scope === 'shop') === (scopeIds.length === 0), {
      path: ['scopeIds'],
    })
    .refine(
      ({ funder, scope, shopId }) => (funder === 'platform' && scope !== 'shop') || shopId !== undefined,
      { path: ['shopId'] },
    );

/** The operator's settings for promotion and coupons (decisions 2.11 to 2.13). */
export const platformPromotionOps = {
  'platformPromotion.settings': op('platformPromotion.settings', {
    access: 'operator:campaign.view',
    summary: 'What holds for promoting where nothing nearer is set',
    input: None,
    output: Settings,
  }),
  'platformPromotion.change': op('platformPromotion.change', {
    access: 'operator:campaign.edit',
    summary: 'Changes some of it; orders keep the rates that they were made with',
    input: z
      .object({
        freezeDays: days,
        firstBps: int(0, rates.firstBps),
        secondBps: int(0, secondMost),
        approveAll: Flag,
        withdrawalFeeBps: int(drawn.feeBps.min, drawn.feeBps.max),
        withdrawalLeast: int(100, drawn.most),
      })
      .partial(),
    output: Settings,
  }),
  'platformRate.list': op('platformRate.list', {
    access: 'operator:campaign.view',
    summary: 'Rates of SKUs, products, categories and levels of promoters',
    input: Paging.extend({ scope: z.enum(rateScopes).optional() }),
    output: listEnvelope(Rate),
  }),
  'platformRate.sums': op('platformRate.sums', {
    access: 'operator:campaign.view',
    summary: `What commission by the usual rate and by those of levels came to in the last ${previewDays} days, before refunds`,
    input: None,
    output: z.object({ list: z.array(RateSum) }),
  }),
  'platformRate.set': op('platformRate.set', {
    access: 'operator:campaign.edit',
    summary: 'Sets such a rate, from the next order on',
    input: z
      .object({
        ...place,
        kind: z.enum(['amount', 'bps']),
        first: int(0, maxMoney),
        second: int(0, maxMoney),
      })
      .refine(({ scope, kind }) => scope === 'sku' || kind === 'bps', { path: ['kind'] })
      .refine(({ kind, first }) => kind === 'amount' || first <= rates.firstBps, { path: ['first'] })
      .refine(({ kind, first, second }) => kind === 'amount' || first + second <= rates.bothBps, {
        path: ['second'],
      }),
    output: Rate,
    refuses: ['missing'],
  }),
  'platformRate.remove': op('platformRate.remove', {
    access: 'operator:campaign.edit',
    summary: 'Takes such a rate away',
    input: z.object(place),
    output: z.null(),
    refuses: ['missing'],
  }),
  'platformCoupon.list': op('platformCoupon.list', {
    access: 'operator:campaign.view',
    summary: 'Coupon templates, the newest first, with what became of their coupons',
    input: Paging.extend({
      status: z.enum(['all', 'draft', 'open', 'closed']).default('all'),
      source: z.enum(couponSources).optional(),
      keyword: text(0, 40).optional().describe('A part of the name in any language'),
      now: Flag.default(false).describe('Only those of which there is one left to take or give now'),
    }),
    output: listEnvelope(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['amount', 'percent']),
        value: z.int(),
        scope: z.enum(couponScopes),
        source: z.enum(couponSources),
        funder: z.enum(['platform', 'shop']),
        shopId: z.string().nullable(),
        total: z.int(),
        taken: z.int(),
        used: z.int(),
        saved: Minor.describe('What it has taken off orders that were paid'),
        takeFrom: Instant,
        takeTo: Instant,
        status: z.enum(['draft', 'open', 'closed']),
      }),
    ),
  }),
  'platformCoupon.create': op('platformCoupon.create', {
    access: 'operator:campaign.edit',
    summary: 'Offers a coupon',
    input: whole(CouponTerms),
    output: z.object({ id: z.string() }),
    refuses: ['missing', 'coupon.nameMissing', 'coupon.scopeUnknown'],
  }),
  'platformCoupon.grant': op('platformCoupon.grant', {
    access: 'operator:campaign.edit',
    summary: 'Gives a member a coupon of a template that is there for that',
    input: z.object({
      id: Id,
      userId: Id,
      key: z
        .uuid()
        .optional()
        .describe('Chosen by the caller: sent twice it is given once, as with an Idempotency-Key'),
    }),
    output: z.object({ couponId: z.string() }),
    refuses: ['missing', 'coupon.gone', 'coupon.alreadyTaken', 'coupon.notNow'],
  }),
  'platformCoupon.close': op('platformCoupon.close', {
    access: 'operator:campaign.edit',
    summary: 'Offers it to nobody any more; who has one keeps it',
    input: z.object({ id: Id }),
    output: z.null(),
    refuses: ['missing'],
  }),
};
