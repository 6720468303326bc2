import { z } from 'zod';
import {
  Flag,
  Id,
  int,
  listEnvelope,
  listOf,
  MediaUrl,
  Nothing,
  OrderTabInput,
  Paging,
  Range,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { orderNeeds, orderSorts, shopOrderLimits } from './order.ts';
import { carried, deliveryPlan, OrderRow, SellerOrderDetail } from './order.shapes.ts';
import { takeBackLimits } from './payment.ts';

export const shopOrderOps = {
  'shopOrder.list': op('shopOrder.list', {
    access: 'staff:order.view',
    summary: "The shop's orders",
    input: Paging.extend({
      tab: OrderTabInput,
      range: Range,
      keyword: text(0, 60).optional(),
      need: z.enum(orderNeeds).optional(),
      sort: z.enum(orderSorts).default('created'),
      order: z.enum(['desc', 'asc']).default('desc'),
    }),
    output: listEnvelope(OrderRow).extend({
      counts: z.record(z.string(), z.int()),
      atLeast: z.array(z.string()).describe('Tabs that may have more than their count says'),
      needs: z.record(z.string(), z.int()).describe('How many wait for each reason, up to a hundred'),
    }),
  }),
  'shopOrder.detail': op('shopOrder.detail', {
    access: 'staff:order.view',
    summary: 'One order of the shop',
    input: z.object({ id: Id }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'shopOrder.slips': op('shopOrder.slips', {
    access: 'staff:order.view',
    summary: 'Some orders whole, to print; those that are not of the shop are left out',
    input: z.object({ ids: listOf(Id, shopOrderLimits.slips) }),
    output: z.object({ list: z.array(SellerOrderDetail) }),
  }),
  'shopOrder.hide': op('shopOrder.hide', {
    access: 'staff:order.edit',
    summary: 'Hides finished orders from the shop, or shows them again; answers which ones changed',
    input: z.object({ ids: listOf(Id, shopOrderLimits.hidden), hidden: Flag }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'shopOrder.cancel': op('shopOrder.cancel', {
    access: 'staff:order.edit',
    summary: 'Cancels an order that is not paid; the buyer reads why',
    input: z.object({ id: Id, reason: text(1, 200) }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.addNote': op('shopOrder.addNote', {
    access: 'staff:order.edit',
    summary: 'Notes something about an order, for the staff alone',
    input: z.object({ id: Id, text: text(1, shopOrderLimits.note) }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'shopOrder.removeNote': op('shopOrder.removeNote', {
    access: 'staff:order.edit',
    summary: "Takes one's own note away",
    input: z.object({ id: Id.describe('The note') }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'shopOrder.remove': op('shopOrder.remove', {
    access: 'staff:order.edit',
    summary: 'Hides a finished order from the shop',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.confirmPayment': op('shopOrder.confirmPayment', {
    access: 'staff:order.confirm_payment',
    summary: 'Confirms that the money has arrived',
    input: z.object({
      id: Id,
      amount: int(0, 1e13),
      proofUrl: MediaUrl.optional(),
      note: text(0, 200).default(''),
    }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed', 'payment.amountDiffers'],
  }),
  'shopOrder.takeBackPayment': op('shopOrder.takeBackPayment', {
    access: 'staff:order.confirm_payment',
    summary: 'Takes back a transfer that was confirmed and has not come; for the owner, within a day',
    input: z.object({ id: Id, reason: text(1, takeBackLimits.maxReason) }),
    output: SellerOrderDetail,
    refuses: ['missing', 'access.denied', 'order.notAllowed', 'refund.open', 'payment.takeBackOver'],
  }),
  'shopOrder.record': op('shopOrder.record', {
    access: 'staff:order.edit',
    summary: 'Records a paid order for delivery',
    input: z.object({ id: Id, ...deliveryPlan }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.ship': op('shopOrder.ship', {
    access: 'staff:order.edit',
    summary: 'Hands the goods to a carrier',
    input: z.object({ id: Id, ...carried }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed', 'delivery.notReady', 'refund.open', 'order.addressChanged'],
  }),
};
