import { z } from 'zod';
import { Id, int, listEnvelope, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { Choice, Created, Preview, Submit } from '../incentive/preview.shapes.ts';
import { orderDraftLimits as limits, orderDraftStates } from './order-draft.ts';
import {
  DraftContent,
  DraftCustomer,
  DraftDetail,
  DraftGoods,
  DraftRow,
  LinkedOrder,
  PricedDraft,
} from './order-draft.shapes.ts';

const Version = int(1, 1e9);
const Token = z.string().max(64);
const refusesContent = ['address.incomplete', 'orderDraft.reasonMissing', 'product.unavailable'] as const;

/** Orders that a shop writes for customers on the telephone and in its showroom, and their links. */
export const orderDraftOps = {
  'orderDraft.list': op('orderDraft.list', {
    access: 'staff:order.view',
    summary: 'Orders that the shop has written, the last changed first',
    input: Paging.extend({
      state: z.enum(['all', ...orderDraftStates]).default('all'),
      keyword: text(0, 60)
        .optional()
        .describe('A part of the name, the whole number, or the end of the draft’s'),
    }),
    output: listEnvelope(DraftRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'orderDraft.detail': op('orderDraft.detail', {
    access: 'staff:order.view',
    summary: 'One of them',
    input: z.object({ id: Id }),
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'orderDraft.price': op('orderDraft.price', {
    access: 'staff:order.edit',
    summary: 'What goods would cost; nothing is written',
    input: DraftGoods,
    output: PricedDraft,
  }),
  'orderDraft.customer': op('orderDraft.customer', {
    access: 'staff:order.edit',
    summary: 'Where the last order to a whole number went in this shop',
    input: z.object({ phone: z.string().regex(/^\+?\d[\d -]{5,19}$/) }),
    output: z.object({ customer: DraftCustomer.nullable() }),
  }),
  'orderDraft.create': op('orderDraft.create', {
    access: 'staff:order.edit',
    summary: 'Writes an order for a customer',
    input: DraftContent,
    output: DraftDetail,
    refuses: [...refusesContent],
  }),
  'orderDraft.save': op('orderDraft.save', {
    access: 'staff:order.edit',
    summary: 'Changes one that has no link out',
    input: DraftContent.extend({ id: Id, version: Version }),
    output: DraftDetail,
    refuses: ['missing', 'orderDraft.changedElsewhere', 'orderDraft.notOpen', ...refusesContent],
  }),
  'orderDraft.copy': op('orderDraft.copy', {
    access: 'staff:order.edit',
    summary: 'Writes the same once more, at the prices of today',
    input: z.object({ id: Id }),
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'orderDraft.remove': op('orderDraft.remove', {
    access: 'staff:order.edit',
    summary: 'Removes one that was not ordered; its link opens nothing then',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'orderDraft.notOpen'],
  }),
  'orderDraft.restore': op('orderDraft.restore', {
    access: 'staff:order.edit',
    summary: 'Brings a removed one back as it was, with its link',
    input: z.object({ id: Id }),
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'orderDraft.send': op('orderDraft.send', {
    access: 'staff:order.edit',
    summary: 'Fixes the prices and makes the link by which one customer orders; an earlier link ends',
    input: z.object({ id: Id, version: Version, days: int(1, limits.days.most).default(limits.days.usual) }),
    output: z.object({ url: z.string(), draft: DraftDetail }),
    refuses: [
      'missing',
      'orderDraft.suspended',
      'orderDraft.changedElsewhere',
      'orderDraft.notOpen',
      'orderDraft.empty',
      'product.unavailable',
      'quote.belowSupply',
    ],
  }),
  'orderDraft.withdraw': op('orderDraft.withdraw', {
    access: 'staff:order.edit',
    summary: 'Ends the link',
    input: z.object({ id: Id }),
    output: DraftDetail,
    refuses: ['missing', 'orderDraft.notOpen'],
  }),
  'orderLink.show': op('orderLink.show', {
    access: 'visitor',
    summary: 'What a link offers',
    input: z.object({ token: Token }),
    output: LinkedOrder,
    refuses: ['missing'],
  }),
  'orderLink.preview': op('orderLink.preview', {
    access: 'member',
    summary: 'Prices the order of a link',
    input: z.object({ token: Token, addressId: Choice.addressId }),
    output: Preview,
    refuses: ['missing', 'orderLink.over', 'product.unavailable', 'order.shortOfStock'],
  }),
  'orderLink.take': op('orderLink.take', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Takes what a link offers as an order of one’s own',
    input: z.object({ token: Token, ...Submit }),
    output: Created,
    refuses: [
      'missing',
      'orderLink.over',
      'order.priceChanged',
      'order.shortOfStock',
      'order.addressMissing',
      'coupon.notUsable',
      'product.unavailable',
    ],
  }),
};
