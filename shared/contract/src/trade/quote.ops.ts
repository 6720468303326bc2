import { z } from 'zod';
import { Plan } from '../catalog/design.ops.ts';
import { Id, int, listEnvelope, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { Choice, Created, Preview, Submit } from '../incentive/preview.shapes.ts';
import { officeWant as office } from './purchase-request-office.ts';
import { quoteStates } from './quote.ts';
import { Quote, refusesTerms, SeenQuote, ShopQuote, Terms, WantUpdate } from './quote.shapes.ts';

const refusesUpdate = [
  'missing',
  'want.closed',
  'want.fake',
  'want.noMember',
  'want.cannotFollow',
  'want.changedElsewhere',
  'quote.closed',
  ...refusesTerms,
] as const;

export const quoteOps = {
  'quote.list': op('quote.list', {
    access: 'member',
    summary: 'What shops offer to the member, the latest first',
    input: Paging,
    output: listEnvelope(Quote).extend({ open: z.int().describe('How many wait for an answer') }),
  }),
  'quote.detail': op('quote.detail', {
    access: 'member',
    summary: 'One offer to the member',
    input: z.object({ id: Id }),
    output: Quote.extend({ plan: Plan.nullable().describe('The room as it was offered') }),
    refuses: ['missing'],
  }),
  'quote.preview': op('quote.preview', {
    access: 'member',
    summary: 'Prices the order that accepts a quote',
    input: z.object({ id: Id, addressId: Choice.addressId }),
    output: Preview,
    refuses: ['missing', 'quote.expired', 'quote.closed', 'order.shortOfStock'],
  }),
  'quote.accept': op('quote.accept', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Orders at the prices of a quote',
    input: z.object({ id: Id, ...Submit }),
    output: Created,
    refuses: [
      'missing',
      'quote.expired',
      'quote.closed',
      'order.priceChanged',
      'order.shortOfStock',
      'order.addressMissing',
      'coupon.notUsable',
    ],
  }),
  'quote.decline': op('quote.decline', {
    access: 'member',
    summary: 'Turns a quote down',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'quote.closed'],
  }),
  'shopPurchaseRequest.update': op('shopPurchaseRequest.update', {
    access: 'staff:want.edit',
    summary: 'What the shop finds out about a wanted purchase, does about it and offers for it',
    input: WantUpdate,
    output: z.object({ quoteId: z.string().nullable() }),
    refuses: [...refusesUpdate],
  }),
  'platformWant.update': op('platformWant.update', {
    access: 'operator:order.edit',
    summary: 'The same for one that was sent to the mall itself',
    input: WantUpdate,
    output: z.object({ quoteId: z.string().nullable() }),
    refuses: [...refusesUpdate],
  }),
  'platformWant.hand': op('platformWant.hand', {
    access: 'operator:order.edit',
    summary:
      'Hands a wanted purchase of the mall to a shop that is open; both the shop and the member are told',
    input: z.object({
      id: Id,
      shopId: Id,
      note: text(0, office.maxNote).default('').describe('What the shop reads of it; the member never does'),
      seenQuote: SeenQuote,
    }),
    output: Nothing,
    refuses: [
      'missing',
      'want.changedElsewhere',
      'want.closed',
      'want.fake',
      'want.handed',
      'want.shopClosed',
    ],
  }),
  'shopQuote.offerDesign': op('shopQuote.offerDesign', {
    access: 'staff:want.edit',
    summary: 'Offers an own design, as it is now, to a member; `id` and `version` are the design’s',
    input: Terms.extend({ id: Id, version: int(1, 1e9), mobile: z.string().max(20) }),
    output: z.object({ quoteId: z.string(), no: z.string() }),
    refuses: [
      'missing',
      'mobile.invalid',
      'design.changedElsewhere',
      'quote.noSuchMember',
      'quote.closed',
      ...refusesTerms,
    ],
  }),
  'shopQuote.list': op('shopQuote.list', {
    access: 'staff:want.view',
    summary: 'What the shop has offered, the latest first; of one design if it is named',
    input: Paging.extend({
      designId: Id.optional(),
      kind: z
        .enum(['all', 'room'])
        .default('all')
        .describe('Only rooms, without offers for wanted purchases'),
      state: z.enum(['all', ...quoteStates]).default('all'),
      keyword: text(0, 60).optional().describe('A part of the room’s name, or of the number'),
    }),
    output: listEnvelope(ShopQuote).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'shopQuote.withdraw': op('shopQuote.withdraw', {
    access: 'staff:want.edit',
    summary: 'Takes an offer back that was not answered',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'quote.closed'],
  }),
};
