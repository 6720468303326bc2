import { z } from 'zod';
import { Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { Choice, Created, Preview, Submit } from '../incentive/preview.shapes.ts';
import {
  DraftContent,
  DraftDetail,
  DraftGoods,
  LinkedOrder,
  ofDrafts,
  PricedDraft,
  refusesContent,
  refusesSave,
  refusesSend,
} from './order-draft.shapes.ts';

const Token = z.string().max(64);

/** Orders that a shop writes for customers on the telephone and in its showroom, and the links of all. */
export const orderDraftOps = {
  'orderDraft.list': op('orderDraft.list', {
    access: 'staff:order.view',
    summary: 'Orders that the shop has written, the last changed first',
    input: ofDrafts.List,
    output: ofDrafts.Listed,
  }),
  'orderDraft.detail': op('orderDraft.detail', {
    access: 'staff:order.view',
    summary: 'One of them',
    input: ofDrafts.One,
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
    summary: 'Where the last order to a whole number went in this shop; that somebody looked is written down',
    input: ofDrafts.Phone,
    output: ofDrafts.Found,
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
    input: ofDrafts.Save,
    output: DraftDetail,
    refuses: [...refusesSave],
  }),
  'orderDraft.copy': op('orderDraft.copy', {
    access: 'staff:order.edit',
    summary: 'Writes the same once more, at the prices of today',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'orderDraft.remove': op('orderDraft.remove', {
    access: 'staff:order.edit',
    summary: 'Removes one that was not ordered; its link opens nothing then',
    input: ofDrafts.One,
    output: Nothing,
    refuses: ['missing', 'orderDraft.notOpen'],
  }),
  'orderDraft.restore': op('orderDraft.restore', {
    access: 'staff:order.edit',
    summary: 'Brings a removed one back as it was, with its link',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'orderDraft.send': op('orderDraft.send', {
    access: 'staff:order.edit',
    summary: 'Fixes the prices and makes the link by which one customer orders; an earlier link ends',
    input: ofDrafts.Send,
    output: ofDrafts.Sent,
    refuses: [...refusesSend, 'orderDraft.suspended'],
  }),
  'orderDraft.withdraw': op('orderDraft.withdraw', {
    access: 'staff:order.edit',
    summary: 'Ends the link',
    input: ofDrafts.One,
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
