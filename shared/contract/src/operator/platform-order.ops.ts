import { z } from 'zod';
import { maxMoney } from '../core/money.ts';
import { Day, Id, int, listEnvelope, OrderTabInput, Paging, Range, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { orderNeeds, orderSorts, shopOrderLimits } from '../trade/order.ts';
import { transferLimits } from '../trade/payment.ts';
import { carried, deliveryPlan, OrderRow, SellerOrderDetail } from '../trade/order.shapes.ts';

const TheOrder = Id.describe('The order, by the id that platformOrder.list shows; not its number');

/**
 * The mall's own orders, placed without a shop's code: the operator handles them as a shop handles its own. A
 * transfer to an account of the mall is confirmed by who may move money.
 */
export const platformOrderOps = {
  'platformOrder.list': op('platformOrder.list', {
    access: 'operator:order.view',
    summary: 'Orders placed without a shop code, the newest first unless asked, with how many wait for what',
    input: Paging.extend({
      tab: OrderTabInput,
      range: Range,
      need: z
        .enum(orderNeeds)
        .optional()
        .describe(
          'What waits: a promise near or over, a transfer to confirm, a paid order to record, a recorded one to ship, money asked back',
        ),
      keyword: text(0, 60)
        .optional()
        .describe(
          'A part of the name of receiver or product, or the end of a number; six digits and more: the beginning or the end of an order number',
        ),
      sort: z.enum(orderSorts).default('created'),
      order: z.enum(['desc', 'asc']).default('desc'),
    }),
    output: listEnvelope(OrderRow).extend({
      counts: z.record(z.string(), z.int()),
      atLeast: z.array(z.string()).describe('Tabs that may have more than their count says'),
      needs: z.record(z.string(), z.int()).describe('How many wait for each reason, up to a hundred'),
    }),
  }),
  'platformOrder.detail': op('platformOrder.detail', {
    access: 'operator:order.view',
    summary: 'One order without a shop, whole: address, lines, what happened, deliveries, payments, refunds',
    input: z.object({ id: TheOrder }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'platformOrder.confirmPayment': op('platformOrder.confirmPayment', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Confirms that a transfer for an order without a shop has arrived, for exactly what it costs; of one that was cancelled it is owed back',
    input: z.object({
      id: TheOrder,
      amount: int(0, maxMoney).describe('What arrived, in minor units'),
      receivedOn: Day.describe('The day on which it arrived, today or before'),
      reference: text(1, transferLimits.maxReference).describe('Of the bank, to find it in the statement'),
      note: text(0, 200).default('').describe('A word to the buyer'),
    }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed', 'payment.closed', 'payment.amountDiffers', 'payment.dayWrong'],
  }),
  'platformOrder.rejectPayment': op('platformOrder.rejectPayment', {
    access: 'operator:finance.pay',
    summary: 'Says that a transfer was not found; the buyer reads why and has up to a day to pay',
    input: z.object({
      id: TheOrder,
      paymentId: Id.describe('The transfer that was looked for, by the id of platformOrder.detail'),
      reason: text(1, transferLimits.maxReason),
    }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed', 'payment.closed'],
  }),
  'platformOrder.cancel': op('platformOrder.cancel', {
    access: 'operator:order.edit',
    summary: 'Cancels an order without a shop that is not paid; the buyer reads why',
    input: z.object({ id: TheOrder, reason: text(1, 200) }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'platformOrder.addNote': op('platformOrder.addNote', {
    access: 'operator:order.edit',
    summary: 'Notes something about an order without a shop, for operators alone',
    input: z.object({ id: TheOrder, text: text(1, shopOrderLimits.note) }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'platformOrder.removeNote': op('platformOrder.removeNote', {
    access: 'operator:order.edit',
    summary: "Takes one's own note away",
    input: z.object({ id: Id.describe('The note') }),
    output: SellerOrderDetail,
    refuses: ['missing'],
  }),
  'platformOrder.record': op('platformOrder.record', {
    access: 'operator:order.edit',
    summary:
      'Records a paid order without a shop for delivery, before it is shipped; the buyer hears when to expect it',
    input: z.object({ id: TheOrder, ...deliveryPlan }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'platformOrder.ship': op('platformOrder.ship', {
    access: 'operator:order.edit',
    summary: 'Hands a recorded order without a shop to a carrier; the buyer hears to which, and the number',
    input: z.object({ id: TheOrder, ...carried }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed', 'delivery.notReady', 'refund.open', 'order.addressChanged'],
  }),
  'platformOrder.receive': op('platformOrder.receive', {
    access: 'operator:order.edit',
    summary: 'Says that the buyer has a shipped order without a shop, where they do not say so themselves',
    input: z.object({
      id: TheOrder,
      note: text(0, 200)
        .default('')
        .describe('How it is known, naming nobody; kept in the log for good, not shown to the buyer'),
    }),
    output: SellerOrderDetail,
    refuses: ['missing', 'order.notAllowed'],
  }),
};
