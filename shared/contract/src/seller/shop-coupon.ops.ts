import { z } from 'zod';
import { adjustable, campaignStates } from '../campaign/campaign.ts';
import { op } from '../core/op.ts';
import { maxMoney } from '../core/money.ts';
import {
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  Minor,
  Moment,
  Nothing,
  NumId,
  Paging,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { shopCouponLimits, shopCouponScopes } from '../incentive/shop-coupon.ts';

const version = int(1, 1e9);
const which = { id: Id };
const Kept = z.object({ id: z.string(), version: z.int() });

/** What a shop decides of a coupon of its own: it bears it, members claim it, and it holds in that shop alone. */
const Terms = z
  .object({
    id: Id.optional(),
    version: version.optional(),
    name: TextByLanguage(shopCouponLimits.name),
    kind: z.enum(['amount', 'percent']),
    value: int(1, maxMoney).describe('Minor units, or basis points off'),
    cap: int(1, maxMoney).optional().describe('The most that a percentage takes off'),
    threshold: int(0, maxMoney).default(0),
    scope: z.enum(shopCouponScopes),
    scopeIds: listOf(NumId, 200).default([]).describe('What a category, brand or product scope means'),
    total: int(-1, 10_000_000).default(-1).describe('-1: as many as are taken'),
    perUser: int(1, 100).default(1),
    takeFrom: Moment,
    takeTo: Moment,
    validFrom: Moment.optional(),
    validTo: Moment.optional().describe('Without it a coupon is valid for `validDays` after it was taken'),
    validDays: int(1, 365).optional(),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 10_000, { path: ['value'] })
  .refine(({ takeFrom, takeTo }) => Date.parse(takeTo) > Date.parse(takeFrom), { path: ['takeTo'] })
  .refine(({ validTo, validDays }) => (validTo === undefined) !== (validDays === undefined), {
    path: ['validTo'],
  })
  .refine(
    ({ validTo, validFrom, takeFrom }) =>
      validTo === undefined || Date.parse(validTo) > Date.parse(validFrom ?? takeFrom),
    { path: ['validTo'] },
  )
  .refine(({ scope, scopeIds }) => (scope === 'shop') === (scopeIds.length === 0), { path: ['scopeIds'] });

const entry = {
  id: z.string(),
  name: TextByLanguage(shopCouponLimits.name),
  state: z.enum(campaignStates),
  kind: z.enum(['amount', 'percent']),
  value: z.int(),
  cap: Minor.nullable(),
  threshold: Minor,
  scope: z.enum(shopCouponScopes),
  takeFrom: Instant,
  takeTo: Instant,
  total: z.int().describe('-1: without a limit'),
  given: z.int(),
  used: z.int().describe('In orders that are paid'),
};
const named = z.object({ id: z.string(), name: z.string() });

const refusesDraft = ['missing', 'campaign.notNow', 'goods.changedElsewhere'] as const;
const refusesTerms = ['coupon.scopeUnknown', 'coupon.belowFee', 'coupon.takesAll'] as const;

/** Coupons that a shop makes itself (docs/decisions/093-coupons-of-shops.md). */
export const shopCouponOps = {
  'shopCoupon.list': op('shopCoupon.list', {
    access: 'staff:goods.view',
    summary: 'The coupons of the shop, the latest beginning first',
    input: Paging.extend({
      state: z.enum(['all', ...campaignStates]).default('all'),
      keyword: text(0, 60).default('').describe('A part of the name, in any language'),
    }),
    output: listEnvelope(z.object(entry)),
  }),
  'shopCoupon.detail': op('shopCoupon.detail', {
    access: 'staff:goods.view',
    summary: 'One coupon of the shop: its terms, and what came of it',
    input: z.object(which),
    output: z.object({
      ...entry,
      version: z.int(),
      things: z.array(named).describe('What the scope names'),
      perUser: z.int(),
      validFrom: Instant.nullable(),
      validTo: Instant.nullable(),
      validDays: z.int().nullable(),
      madeAt: Instant,
      madeBy: z.string().nullable(),
      endReason: z.string().describe('Why the mall ended it; empty when it did not'),
      adjust: z.array(z.enum(adjustable)).describe('What may still be changed'),
      figures: z.object({
        waiting: z.int().describe('In somebody’s hands, still to be used'),
        orders: z.int(),
        off: Minor.describe('What it took off paid orders, less what was given back: the shop bears it'),
        taken: Minor.describe('What buyers paid in those orders'),
      }),
    }),
    refuses: ['missing'],
  }),
  'shopCoupon.choices': op('shopCoupon.choices', {
    access: 'staff:goods.view',
    summary: 'What a coupon of the shop can be for',
    input: Paging.extend({
      of: z.enum(['category', 'brand', 'product']),
      keyword: text(0, 60).default(''),
    }),
    output: listEnvelope(named).extend({ more: z.boolean().describe('There are more than `total`') }),
  }),
  'shopCoupon.save': op('shopCoupon.save', {
    access: 'staff:price.edit',
    summary: 'Makes a draft of a coupon, which nobody can get, or changes the version of it that was read',
    input: Terms,
    output: Kept,
    refuses: [...refusesDraft, ...refusesTerms, 'coupon.nameMissing', 'coupon.tooMany'],
  }),
  'shopCoupon.discard': op('shopCoupon.discard', {
    access: 'staff:price.edit',
    summary: 'Throws away the version of a draft that was read',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: refusesDraft,
  }),
  'shopCoupon.schedule': op('shopCoupon.schedule', {
    access: 'staff:price.edit',
    summary: 'Publishes the version of a draft that was read: members can claim it from its time on',
    input: z.object({ ...which, version }),
    output: Nothing,
    refuses: [...refusesDraft, ...refusesTerms, 'campaign.endWrong'],
  }),
  'shopCoupon.adjust': op('shopCoupon.adjust', {
    access: 'staff:price.edit',
    summary: 'Changes until when a coupon can be claimed, and how many there are',
    input: z
      .object({
        ...which,
        version,
        endAt: Moment.optional(),
        pieces: int(-1, 10_000_000).optional().describe('In all; -1: as many as are wanted'),
      })
      .refine(({ endAt, pieces }) => endAt !== undefined || pieces !== undefined, { path: ['endAt'] }),
    output: Nothing,
    refuses: [...refusesDraft, 'campaign.endWrong', 'campaign.fewer'],
  }),
  'shopCoupon.close': op('shopCoupon.close', {
    access: 'staff:price.edit',
    summary: 'Offers it to nobody any more; who has one keeps it',
    input: z.object(which),
    output: Nothing,
    refuses: ['missing'],
  }),
};
