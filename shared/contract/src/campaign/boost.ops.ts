import { z } from 'zod';
import {
  boostKinds,
  boostLimits as limits,
  envelopeStatuses,
  helpRefusals,
  launchRefusals,
  launchStatuses,
} from './boost.ts';
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
import { Choice, couponTerms, Created, Preview, Submit } from '../incentive/preview.shapes.ts';

const Product = z.object({
  productId: z.string(),
  skuId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
});

/**
 * The prize: the product of a price cut, the terms of a coupon, or the money of a red envelope in `reward`.
 */
const prize = {
  kind: z.enum(boostKinds),
  name: z.string(),
  product: Product.nullable(),
  coupon: z.object(couponTerms).nullable(),
  startPrice: Minor.nullable().describe('Of a price cut only, as `floorPrice`'),
  floorPrice: Minor.nullable(),
  reward: Minor.nullable(),
};

const Activity = z.object({
  id: z.string(),
  ...prize,
  helps: z.int().describe('So many helps reach the goal, always'),
  durationHours: z.int(),
  orderHours: z.int().describe('So long after the goal it may be ordered'),
  newUserWeight: z.int().describe('So many helps is one of a member who is new and ordered nothing yet'),
  earlyBuy: z.boolean(),
  launchLimit: z.int(),
  helpLimit: z.int().describe('Helps in this activity by one member'),
  helpLimitDay: z.int(),
  stockLeft: z.int(),
  stockTotal: z.int(),
  startAt: Instant,
  endAt: Instant,
  state: z.enum(['upcoming', 'running', 'gone', 'ended']),
  whyNot: z.enum(launchRefusals).nullable().describe('Why the caller cannot launch it; null when they can'),
  launchId: z.string().nullable().describe("The caller's launch in it that is still running"),
});

const Launch = z.object({
  id: z.string(),
  activityId: z.string(),
  ...prize,
  status: z.enum(launchStatuses),
  target: z.int(),
  helps: z.int(),
  cut: Minor.describe('Cut or collected so far; of a coupon nothing'),
  currentPrice: Minor.nullable(),
  createdAt: Instant,
  expiresAt: Instant.describe('Until when friends may help'),
  reachedAt: Instant.nullable(),
  orderUntil: Instant.nullable().describe('Until when it may be ordered, once the goal is reached'),
  endedAt: Instant.nullable(),
  mayOrder: z.boolean().describe('At the floor price, or by early buy at the price so far'),
  orderId: z.string().nullable().describe('Told to who launched it only'),
});

const Helper = z.object({
  name: z.string().describe('In part'),
  cut: Minor,
  units: z.int().describe('For how many helps they counted'),
  at: Instant,
  isLauncher: z.boolean(),
  isMe: z.boolean(),
});

/** Asks whether the caller can help: `id` is that of a launch or the code of its share link. */
const launchRef = { id: Id };
const refusesOrder = [
  'missing',
  'campaign.notHere',
  'boost.notReached',
  'boost.over',
  'boost.frozen',
  'product.unavailable',
] as const;

const times = { startAt: Moment, endAt: Moment };
const count = ({ min, max, usual }: { min: number; max: number; usual: number }) =>
  int(min, max).default(usual);
export const refusesTerms = [
  'boost.termsMissing',
  'boost.cutTooSmall',
  'boost.floorTooLow',
  'boost.startTooHigh',
  'boost.timesWrong',
  'boost.couponUnfit',
] as const;

/** What an operator decides of a boost. */
export const BoostTerms = z.object({
  kind: z.enum(boostKinds),
  nameZh: text(2, 60),
  nameEn: text(0, 60).default(''),
  nameIndo: text(0, 60).default(''),
  nameFili: text(0, 60).default(''),
  skuId: NumId.optional().describe('Of a price cut, with both prices'),
  startPrice: int(1, maxMoney).optional(),
  floorPrice: int(1, maxMoney).optional(),
  reward: int(1, maxMoney).optional().describe('Of a red envelope, minor units'),
  templateId: Id.optional().describe('Of a coupon: a template with the source `boost`'),
  helps: count(limits.helps),
  durationHours: count(limits.duration),
  orderHours: count(limits.orderHours),
  newUserWeight: count(limits.newUserWeight),
  launchLimit: int(1, 10).default(limits.launchesPerMember),
  helpLimit: int(1, 10).default(limits.helpsPerActivity),
  helpLimitDay: int(1, 50).default(limits.helpsPerDay),
  earlyBuy: Flag.default(true),
  stock: int(1, 100_000).describe(
    'So many launches can reach their goal; of an envelope times its reward the budget',
  ),
  ...times,
});
const OwnActivity = Activity.omit({ whyNot: true, launchId: true }).extend({
  status: z.enum(['draft', 'open', 'closed']),
  launches: z.int(),
  reached: z.int().describe('Of them so many came to their goal'),
});
const WatchedLaunch = Launch.extend({
  userId: z.string(),
  launcher: z.string(),
  devices: z.int().describe('From so many devices its helps came'),
  addresses: z.int().describe('From so many addresses of the net'),
  note: z.string().describe('Why it was stopped'),
});

export const boostOps = {
  'boost.center': op('boost.center', {
    access: 'visitor',
    summary: "What can be launched, and the member's launches that run, the latest first",
    input: Paging,
    output: listEnvelope(Activity).extend({ mine: z.array(Launch), serverTime: Instant }),
  }),
  'boost.mine': op('boost.mine', {
    access: 'member',
    summary: "The member's launches, the latest first",
    input: Paging.extend({ state: z.enum(['all', 'running', 'reached', 'done', 'over']).default('all') }),
    output: listEnvelope(Launch).extend({ serverTime: Instant }),
  }),
  'boost.detail': op('boost.detail', {
    access: 'visitor',
    summary: 'An activity by its id, with the last launch of the caller in it; or a launch by its id or code',
    input: z.object(launchRef),
    output: z.object({
      activity: Activity,
      launch: Launch.extend({
        isMine: z.boolean(),
        launcher: z.string().describe('In part'),
        code: z.string(),
        planHash: z.string().describe('SHA-256 of `planText`, fixed at launch'),
        seed: z
          .string()
          .nullable()
          .describe('Told after the end: the plan can then be made again and compared'),
        difference: Minor.describe('What the plan shares out among the helps'),
        helpers: z.array(Helper).describe('The first one first'),
        whyNotHelp: z
          .enum(helpRefusals)
          .nullable()
          .describe('Why the caller cannot help; null when they can'),
      }).nullable(),
      serverTime: Instant,
    }),
    refuses: ['missing'],
  }),
  'boost.share': op('boost.share', {
    access: 'member',
    summary: 'The link of a launch and its QR code, and what a poster says',
    input: z.object(launchRef),
    output: z.object({
      code: z.string(),
      shareUrl: z.string(),
      qrCode: z.string().describe('SVG'),
      launcher: z.string().describe('In part'),
      ...prize,
      currentPrice: Minor.nullable(),
      target: z.int(),
      helps: z.int(),
      expiresAt: Instant,
    }),
    refuses: ['missing'],
  }),
  'boost.initiate': op('boost.initiate', {
    access: 'member',
    summary:
      'Launches an activity: what it may bring is kept in reserve, and the launcher is its first helper',
    input: z.object({ id: Id.describe('Of the activity') }),
    output: Launch,
    refuses: ['missing', ...launchRefusals],
  }),
  'boost.help': op('boost.help', {
    access: 'member',
    summary: "Helps a friend's launch",
    input: z.object(launchRef),
    output: z.object({
      cut: Minor.describe('By this help'),
      units: z.int(),
      helps: z.int(),
      target: z.int(),
      currentPrice: Minor.nullable(),
      status: z.enum(launchStatuses),
    }),
    refuses: ['missing', ...helpRefusals],
  }),
  'boost.preview': op('boost.preview', {
    access: 'member',
    summary: 'Prices the order of a launch',
    input: z.object({ id: Id, addressId: Choice.addressId }),
    output: Preview,
    refuses: refusesOrder,
  }),
  'boost.order': op('boost.order', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Orders at the price that friends cut',
    input: z.object({ id: Id, ...Submit }),
    output: Created,
    refuses: [...refusesOrder, 'order.priceChanged', 'order.addressMissing', 'coupon.notUsable'],
  }),
  'platformBoost.list': op('platformBoost.list', {
    access: 'operator:campaign.view',
    summary: 'Boost activities, the latest first',
    input: Paging,
    output: listEnvelope(OwnActivity),
  }),
  'platformBoost.create': op('platformBoost.create', {
    access: 'operator:campaign.edit',
    summary: 'Opens a boost activity',
    input: BoostTerms,
    output: OwnActivity,
    refuses: ['missing', ...refusesTerms],
  }),
  'platformBoost.close': op('platformBoost.close', {
    access: 'operator:campaign.edit',
    summary: 'Ends an activity before its time. Launches that run go on',
    input: z.object({ id: Id }),
    output: OwnActivity,
    refuses: ['missing', 'boost.notAllowed'],
  }),
  'platformBoost.launches': op('platformBoost.launches', {
    access: 'operator:campaign.view',
    summary: 'Launches of all members, the latest first, with where their helps came from',
    input: Paging.extend({
      activityId: Id.optional(),
      status: z.enum(['all', ...launchStatuses]).default('all'),
    }),
    output: listEnvelope(WatchedLaunch),
  }),
  'platformBoost.decide': op('platformBoost.decide', {
    access: 'operator:campaign.edit',
    summary:
      'Stops a launch that looks wrong, lets it go on, ends it for good, or takes back its envelope before that can be drawn',
    input: z.object({
      id: Id,
      decision: z.enum(['freeze', 'thaw', 'void', 'revoke']),
      reason: text(0, 200).default(''),
    }),
    output: WatchedLaunch,
    refuses: ['missing', 'boost.notAllowed', 'boost.reasonMissing'],
  }),
};

const Envelope = z.object({
  id: z.string(),
  amount: Minor,
  available: Minor.describe('What of it can be drawn now'),
  source: z.literal('boost'),
  name: z.string().describe('The activity it came from'),
  launchId: z.string(),
  status: z.enum(envelopeStatuses),
  createdAt: Instant,
  availableAt: Instant,
  expiresAt: Instant,
});

export const envelopeOps = {
  'envelope.list': op('envelope.list', {
    access: 'member',
    summary: "The member's red envelopes, the latest first, and what of them is where",
    input: Paging.extend({ status: z.enum(['all', ...envelopeStatuses]).default('all') }),
    output: listEnvelope(Envelope).extend({
      sums: z.object({ pending: Minor, available: Minor, held: Minor, withdrawn: Minor }),
      serverTime: Instant,
    }),
  }),
};
