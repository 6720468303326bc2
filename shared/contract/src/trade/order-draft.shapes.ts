import { z } from 'zod';
import { addressLimits } from '../member/address.ts';
import {
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  Minor,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { orderDraftLimits as limits, orderDraftStates } from './order-draft.ts';

/** Where the goods may go; empty fields are not known yet. The buyer confirms it. */
export const DraftCustomer = z.object({
  name: text(0, addressLimits.name).default(''),
  phone: z.union([z.literal(''), z.string().regex(/^\+?\d[\d -]{5,19}$/)]).default(''),
  provinceId: z.union([z.literal(''), NumId]).default(''),
  cityId: z.union([z.literal(''), NumId]).default(''),
  districtId: z.union([z.literal(''), NumId]).default(''),
  detail: text(0, addressLimits.detail).default(''),
});

const Wanted = z.object({ skuId: NumId, qty: int(1, limits.maxQuantity) });

/** The goods and what they cost: no price comes from outside. */
export const DraftGoods = z.object({
  lines: listOf(Wanted, limits.maxLines)
    .default([])
    .refine((lines) => new Set(lines.map(({ skuId }) => skuId)).size === lines.length, {
      message: 'One line for each SKU',
    }),
  discountBps: int(0, limits.maxDiscountBps).default(0),
});

export const DraftContent = DraftGoods.extend({
  reason: text(0, limits.maxReason).default('').describe('Of the discount; the customer reads it'),
  note: text(0, limits.maxNote).default('').describe('The customer reads it'),
  customer: DraftCustomer.default({
    name: '',
    phone: '',
    provinceId: '',
    cityId: '',
    districtId: '',
    detail: '',
  }),
});

/** A line as it costs now, or as it was fixed when the link was made. */
export const DraftLine = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  fullPrice: Minor.describe('What a member pays this seller for one, without the discount'),
  price: Minor.describe('Of one'),
  amount: Minor,
});

export const DraftTotals = z.object({
  goods: Minor.describe('After the discount'),
  saved: Minor,
  freight: Minor,
  total: Minor,
});

/** Why a line cannot be sent now. */
const Trouble = z.enum(['unavailable', 'short', 'belowSupply']).nullable();
export const PricedDraft = DraftTotals.extend({
  lines: z.array(DraftLine.extend({ stock: z.int(), trouble: Trouble })),
});

const State = z.enum(orderDraftStates);
const Version = int(1, 1e9);

export const DraftRow = z.object({
  id: z.string(),
  no: z.string(),
  state: State,
  name: z.string().describe('The customer; masked in the list of the mall’s own'),
  phone: z.string().describe('Masked in a list'),
  pieces: z.int(),
  total: Minor.nullable().describe('Fixed with its link; null while it has none'),
  validUntil: Instant.nullable(),
  orderId: z.string().nullable(),
  by: z.string().describe('Who changed it last'),
  updatedAt: Instant,
});

export const DraftDetail = DraftRow.extend({
  version: z.int(),
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    provinceId: z.string(),
    cityId: z.string(),
    districtId: z.string(),
    region: z.string(),
    detail: z.string(),
  }),
  discountBps: z.int(),
  reason: z.string(),
  note: z.string(),
  priced: PricedDraft,
  createdAt: Instant,
});

/** What both sellers ask of drafts, a shop by `orderDraft` and the mall by `platformOrderDraft`. */
export const ofDrafts = {
  List: Paging.extend({
    state: z.enum(['all', ...orderDraftStates]).default('all'),
    keyword: text(0, 60)
      .optional()
      .describe('A part of the name, the whole number, or the end of the draft’s'),
  }),
  Listed: listEnvelope(DraftRow).extend({ counts: z.record(z.string(), z.int()) }),
  One: z.object({ id: Id }),
  Phone: z.object({ phone: z.string().regex(/^\+?\d[\d -]{5,19}$/) }),
  Found: z.object({ customer: DraftCustomer.nullable() }),
  Save: DraftContent.extend({ id: Id, version: Version }),
  Send: z.object({ id: Id, version: Version, days: int(1, limits.days.most).default(limits.days.usual) }),
  Sent: z.object({ url: z.string(), draft: DraftDetail }),
} as const;

export const refusesContent = [
  'address.incomplete',
  'orderDraft.reasonMissing',
  'product.unavailable',
] as const;
export const refusesSave = [
  'missing',
  'orderDraft.changedElsewhere',
  'orderDraft.notOpen',
  ...refusesContent,
] as const;
export const refusesSend = [
  'missing',
  'orderDraft.changedElsewhere',
  'orderDraft.notOpen',
  'orderDraft.empty',
  'product.unavailable',
  'quote.belowSupply',
] as const;

/** What the page of a link shows to whoever has it. */
export const LinkedOrder = DraftTotals.extend({
  shopName: z.string().describe('Of the mall, for an order without a shop'),
  state: z.enum(['sent', 'ordered', 'expired']),
  lines: z.array(DraftLine),
  reason: z.string(),
  note: z.string(),
  validUntil: Instant,
  orderId: z.string().nullable().describe('The order, for the person whose it is'),
  receiver: DraftCustomer.nullable().describe(
    'What the seller has written down, for the person whose number it is',
  ),
});
