import { Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import {
  DraftContent,
  DraftDetail,
  DraftGoods,
  ofDrafts,
  PricedDraft,
  refusesContent,
  refusesSave,
  refusesSend,
} from '../trade/order-draft.shapes.ts';

/** Orders that operators write for customers of the mall itself, as a shop does for its own (docs/decisions/092, 107). */
export const platformOrderDraftOps = {
  'platformOrderDraft.list': op('platformOrderDraft.list', {
    access: 'operator:order.view',
    summary: 'Orders that operators have written for customers of the mall, the last changed first',
    input: ofDrafts.List,
    output: ofDrafts.Listed,
  }),
  'platformOrderDraft.detail': op('platformOrderDraft.detail', {
    access: 'operator:order.view',
    summary: 'One of them',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'platformOrderDraft.price': op('platformOrderDraft.price', {
    access: 'operator:order.edit',
    summary: 'What goods of the mall would cost without a shop; nothing is written',
    input: DraftGoods,
    output: PricedDraft,
  }),
  'platformOrderDraft.customer': op('platformOrderDraft.customer', {
    access: 'operator:order.edit',
    summary:
      'Where the last order without a shop to a whole number went; that somebody looked is written down',
    input: ofDrafts.Phone,
    output: ofDrafts.Found,
  }),
  'platformOrderDraft.create': op('platformOrderDraft.create', {
    access: 'operator:order.edit',
    summary: 'Writes an order for a customer of the mall',
    input: DraftContent,
    output: DraftDetail,
    refuses: [...refusesContent],
  }),
  'platformOrderDraft.save': op('platformOrderDraft.save', {
    access: 'operator:order.edit',
    summary: 'Changes one that has no link out',
    input: ofDrafts.Save,
    output: DraftDetail,
    refuses: [...refusesSave],
  }),
  'platformOrderDraft.copy': op('platformOrderDraft.copy', {
    access: 'operator:order.edit',
    summary: 'Writes the same once more, at the prices of today',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'platformOrderDraft.remove': op('platformOrderDraft.remove', {
    access: 'operator:order.edit',
    summary: 'Removes one that was not ordered; its link opens nothing then',
    input: ofDrafts.One,
    output: Nothing,
    refuses: ['missing', 'orderDraft.notOpen'],
  }),
  'platformOrderDraft.restore': op('platformOrderDraft.restore', {
    access: 'operator:order.edit',
    summary: 'Brings a removed one back as it was, with its link',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing'],
  }),
  'platformOrderDraft.send': op('platformOrderDraft.send', {
    access: 'operator:order.edit',
    summary: 'Fixes the prices and makes the link by which one customer orders; an earlier link ends',
    input: ofDrafts.Send,
    output: ofDrafts.Sent,
    refuses: [...refusesSend],
  }),
  'platformOrderDraft.withdraw': op('platformOrderDraft.withdraw', {
    access: 'operator:order.edit',
    summary: 'Ends the link',
    input: ofDrafts.One,
    output: DraftDetail,
    refuses: ['missing', 'orderDraft.notOpen'],
  }),
};
