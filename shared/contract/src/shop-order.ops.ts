import { z } from 'zod';
import { orderTodos } from './dashboard.ts';
import { Flag, Id, int, listEnvelope, MediaUrl, Nothing, OrderTabInput, Paging, Range, text } from './kit.ts';
import { op } from './op.ts';
import { OrderDetail, OrderRow } from './order.shapes.ts';
import { takeBackLimits } from './payment.ts';

export const shopOrderOps = {
  'shopOrder.list': op('shopOrder.list', {
    access: 'staff:order.view',
    summary: "The shop's orders",
    input: Paging.extend({
      tab: OrderTabInput,
      range: Range,
      keyword: text(0, 60).optional(),
      todo: z.enum(orderTodos).optional().describe('Only orders that wait for this'),
    }),
    output: listEnvelope(OrderRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'shopOrder.detail': op('shopOrder.detail', {
    access: 'staff:order.view',
    summary: 'One order of the shop',
    input: z.object({ id: Id }),
    output: OrderDetail,
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
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed', 'payment.amountDiffers'],
  }),
  'shopOrder.takeBackPayment': op('shopOrder.takeBackPayment', {
    access: 'staff:order.confirm_payment',
    summary: 'Takes back a transfer that was confirmed and has not come; for the owner, within a day',
    input: z.object({ id: Id, reason: text(1, takeBackLimits.maxReason) }),
    output: OrderDetail,
    refuses: ['missing', 'access.denied', 'order.notAllowed', 'refund.open', 'payment.takeBackOver'],
  }),
  'shopOrder.record': op('shopOrder.record', {
    access: 'staff:order.edit',
    summary: 'Records a paid order for delivery',
    input: z.object({
      id: Id,
      productionDays: int(0, 60).default(7),
      transitDays: int(0, 60).default(5),
      urgent: Flag.default(false),
    }),
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'shopOrder.ship': op('shopOrder.ship', {
    access: 'staff:order.edit',
    summary: 'Hands the goods to a carrier',
    input: z.object({ id: Id, carrier: text(1, 40), receiptNo: text(1, 40), note: text(0, 200).default('') }),
    output: OrderDetail,
    refuses: ['missing', 'order.notAllowed', 'delivery.notReady', 'refund.open'],
  }),
};
