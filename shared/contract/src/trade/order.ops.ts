import { z } from 'zod';
import { Id, listEnvelope, Nothing, OrderTabInput, Paging, Range, text } from '../core/schema-helpers.ts';
import { Delivery } from './delivery.shapes.ts';
import { op } from '../core/op.ts';
import { OrderDetail, OrderRow } from './order.shapes.ts';
import { ReviewFields } from './review.ops.ts';
import { Choice, Created, direct, fromCart, Preview, Submit } from '../incentive/preview.shapes.ts';

export const orderOps = {
  'order.previewDirect': op('order.previewDirect', {
    access: 'member',
    summary: 'Prices one SKU for ordering',
    input: z.object({ ...direct, ...Choice }),
    output: Preview,
    refuses: ['product.unavailable', 'order.shortOfStock'],
  }),
  'order.createDirect': op('order.createDirect', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Orders one SKU',
    input: z.object({ ...direct, ...Submit }),
    output: Created,
    refuses: [
      'order.priceChanged',
      'order.shortOfStock',
      'order.addressMissing',
      'coupon.notUsable',
      'product.unavailable',
    ],
  }),
  'order.previewCart': op('order.previewCart', {
    access: 'member',
    summary: 'Prices lines and packages of the cart for ordering',
    input: z.object({ ...fromCart, ...Choice }),
    output: Preview,
    refuses: ['missing', 'order.nothingSelected', 'order.shortOfStock'],
  }),
  'order.createCart': op('order.createCart', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Orders lines and packages of the cart',
    input: z.object({ ...fromCart, ...Submit }),
    output: Created,
    refuses: [
      'order.priceChanged',
      'order.shortOfStock',
      'missing',
      'order.nothingSelected',
      'order.addressMissing',
      'coupon.notUsable',
      'product.unavailable',
    ],
  }),
  'order.list': op('order.list', {
    access: 'member',
    summary: "The member's orders",
    input: Paging.extend({ tab: OrderTabInput, range: Range, keyword: text(0, 60).optional() }),
    output: listEnvelope(OrderRow).extend({ counts: z.record(z.string(), z.int()) }),
  }),
  'order.detail': op('order.detail', {
    access: 'member',
    summary: 'One order',
    input: z.object({ id: Id }),
    output: OrderDetail,
    refuses: ['missing'],
  }),
  'order.remove': op('order.remove', {
    access: 'member',
    summary: 'Hides a finished order from its buyer',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.receive': op('order.receive', {
    access: 'member',
    summary: 'Confirms receipt',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.cancel': op('order.cancel', {
    access: 'member',
    summary: 'Cancels an unpaid order',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'order.notAllowed'],
  }),
  'order.logistics': op('order.logistics', {
    access: 'member',
    summary: 'Deliveries of an order',
    input: z.object({ orderId: Id }),
    output: z.object({ deliveries: z.array(Delivery) }),
    refuses: ['missing'],
  }),
  'order.evaluate': op('order.evaluate', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Reviews the lines of a received order',
    input: z.object({
      orderId: Id,
      lines: z
        .array(ReviewFields.extend({ lineId: Id }))
        .min(1)
        .max(100),
    }),
    output: Nothing,
    refuses: [
      'missing',
      'order.notAllowed',
      'order.alreadyReviewed',
      'review.textLength',
      'review.tooManyPictures',
    ],
  }),
};
