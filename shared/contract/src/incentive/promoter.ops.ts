import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.shapes.ts';
import { rateSources } from './commission.ts';
import {
  Flag,
  Id,
  Instant,
  listEnvelope,
  Minor,
  None,
  NumId,
  Paging,
  Range,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { commissionStates, promoterLimits as limits, promoterStatuses } from './promoter.ts';

const Status = z.enum(['none', ...promoterStatuses]);
const Progress = z.object({
  status: Status,
  steps: z.array(z.object({ at: Instant, is: z.enum(promoterStatuses) })).describe('The first one first'),
  rejectReason: z.string(),
  againAt: Instant.nullable().describe('When who was turned down may apply again'),
  realName: z.string(),
  contact: z.string(),
  reason: z.string(),
  parent: z.string().nullable().describe('Who invited, in part'),
});

const Good = ProductCard.extend({
  commissionMin: Minor,
  commissionMax: Minor.describe('Of its SKUs at their prices here; limits and refunds may lessen it'),
  picked: z.boolean(),
});
const goodsAsked = Paging.extend({
  keyword: text(0, 60).default(''),
  categoryId: NumId.optional(),
  sort: z.enum(['sales', 'price', 'newest']).default('sales'),
});

const Commission = z.object({
  id: z.string(),
  orderNo: z.string(),
  level: z.literal([1, 2]),
  name: z.string().describe('The product'),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  goods: Minor.describe('At its price, or its share of a package'),
  couponShare: Minor,
  freight: Minor.describe('Does not count'),
  base: Minor.describe('Paid for it without freight'),
  rate: z.object({
    source: z.enum(rateSources),
    kind: z.enum(['amount', 'bps']),
    value: z.int().describe('Minor units for a piece, or basis points'),
  }),
  limited: z.array(z.enum(['firstRate', 'bothRates', 'margin'])),
  amount: Minor,
  reversed: Minor,
  left: Minor,
  state: z.enum(commissionStates),
  orderedAt: Instant,
  paidAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  thawAt: Instant.nullable(),
  availableAt: Instant.nullable(),
});
const commissionsAsked = Paging.extend({
  range: Range,
  state: z.enum(['all', ...commissionStates]).default('all'),
});
const upTo = { atLeast: z.boolean().describe('There are more than `total`') };

const Customer = z.object({
  id: z.string(),
  name: z.string().describe('In part'),
  image: z.string().nullable(),
  since: Instant,
  until: Instant,
  orders: z.int(),
  commission: Minor,
});

export const promoterOps = {
  'promoter.terms': op('promoter.terms', {
    access: 'visitor',
    summary: 'What promoting pays by now where nothing nearer is set, and when',
    input: None,
    output: z.object({
      firstBps: z.int(),
      secondBps: z.int(),
      freezeDays: z.int().describe('Days from receipt until a commission may be drawn'),
      withdrawalLeast: Minor,
    }),
  }),
  'promoter.apply': op('promoter.apply', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Applies to become a promoter',
    input: z.object({
      realName: text(limits.realName.min, limits.realName.max),
      contact: text(limits.contact.min, limits.contact.max),
      reason: text(limits.reason.min, limits.reason.max),
      inviter: text(0, 20).default('').describe('The code of a promoter who invited'),
    }),
    output: Progress,
    refuses: ['promoter.already', 'promoter.tooSoon', 'promoter.ownLink', 'promoter.codeUnknown'],
  }),
  'promoter.progress': op('promoter.progress', {
    access: 'member',
    summary: 'How an application stands',
    input: None,
    output: Progress,
  }),
  'promoter.goods': op('promoter.goods', {
    access: 'member',
    summary: 'Goods to promote, with what they would earn',
    input: goodsAsked,
    output: listEnvelope(Good),
    refuses: ['promoter.not'],
  }),
  'promoter.picked': op('promoter.picked', {
    access: 'member',
    summary: 'Goods that the promoter has picked',
    input: Paging,
    output: listEnvelope(Good),
    refuses: ['promoter.not'],
  }),
  'promoter.pick': op('promoter.pick', {
    access: 'member',
    summary: 'Picks goods to promote, or lets them go',
    input: z.object({ productId: NumId, picked: Flag }),
    output: z.object({ picked: z.boolean() }),
    refuses: ['promoter.not', 'missing', 'promoter.tooManyPicks'],
  }),
  'promoter.links': op('promoter.links', {
    access: 'member',
    summary: "The promoter's link and its QR code, to a product or to the mall",
    input: z.object({ productId: NumId.optional() }),
    output: z.object({ code: z.string(), shareUrl: z.string(), qrCode: z.string().describe('SVG') }),
    refuses: ['promoter.not', 'missing'],
  }),
  'promoter.customers': op('promoter.customers', {
    access: 'member',
    summary: 'Customers of the promoter, named in part',
    input: Paging,
    output: listEnvelope(Customer),
    refuses: ['promoter.not'],
  }),
  'promoter.team': op('promoter.team', {
    access: 'member',
    summary: 'Promoters whom the caller invited, with what they earned the caller',
    input: Paging,
    output: listEnvelope(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        level: z.int(),
        since: Instant,
        customers: z.int(),
        orders: z.int(),
        commission: Minor.describe('Second-level commission that the caller earned from them'),
      }),
    ),
    refuses: ['promoter.not'],
  }),
  'promoter.orders': op('promoter.orders', {
    access: 'member',
    summary: 'Orders that earn the promoter something',
    input: commissionsAsked,
    output: listEnvelope(
      z.object({
        id: z.string(),
        orderNo: z.string(),
        goods: z.array(z.object({ name: z.string(), image: z.string(), qty: z.int() })),
        base: Minor,
        level: z.literal([1, 2]),
        commission: Minor.describe('What is left of it'),
        state: z.enum(commissionStates),
        thawAt: Instant.nullable(),
        orderedAt: Instant,
      }),
    ).extend(upTo),
    refuses: ['promoter.not'],
  }),
  'promoter.order': op('promoter.order', {
    access: 'member',
    summary:
      'One of these orders: how far it is, and each of its commissions. Only its buyer confirms receipt',
    input: z.object({ id: Id }),
    output: z.object({
      orderNo: z.string(),
      status: z.int(),
      orderedAt: Instant,
      receivedAt: Instant.nullable(),
      commissions: z.array(Commission),
    }),
    refuses: ['missing'],
  }),
  'promoter.profits': op('promoter.profits', {
    access: 'member',
    summary: 'Commissions one by one, each with why it is so much',
    input: commissionsAsked,
    output: listEnvelope(Commission).extend(upTo),
    refuses: ['promoter.not'],
  }),
  'earnings.mine': op('earnings.mine', {
    access: 'member',
    summary: 'What a member earned by promoting',
    input: None,
    output: z.object({
      today: Minor,
      month: Minor,
      estimated: Minor,
      frozen: Minor,
      available: Minor,
      held: Minor,
      withdrawn: Minor,
      negative: Minor.describe('What taken back commissions have yet to be earned again'),
      days: z.array(z.object({ day: z.string(), amount: Minor })).describe('The last thirty, in Shanghai'),
    }),
  }),
};
