import { z } from 'zod';
import { Day, Id, listEnvelope, OrderTabInput, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { OrderRow, SellerOrderDetail } from '../trade/order.shapes.ts';
import { leastDigits, receiverParts } from './mall-shop-orders.ts';

const Shop = z.object({ id: z.string(), code: z.string(), name: z.string() });
/** Orders of the shops of the mall, for operators to read: who they go to is masked (docs/decisions/078-orders-of-shops.md). */
export const mallShopOrderOps = {
  'mallShopOrder.list': op('mallShopOrder.list', {
    access: 'operator:order.view',
    summary:
      'Orders placed with a shop code, of one shop or of all, the newest first, with how many each tab has',
    input: Paging.extend({
      tab: OrderTabInput,
      shop: Id.optional().describe('Of this shop alone'),
      from: Day.optional().describe("Ordered on this day or later; days are those of the mall's time zone"),
      to: Day.optional().describe('Ordered on this day or before'),
      keyword: text(0, 40)
        .optional()
        .describe(
          `The whole number of an order or its end, from ${leastDigits} digits on; or the receiver's whole telephone number`,
        ),
    }),
    output: listEnvelope(OrderRow.extend({ shop: Shop })).extend({
      counts: z.record(z.string(), z.int()),
      atLeast: z.array(z.string()).describe('Tabs that may have more than their count says'),
      shop: Shop.nullable().describe('The one asked for; null for all, and for one that there is not'),
    }),
  }),
  'mallShopOrder.detail': op('mallShopOrder.detail', {
    access: 'operator:order.view',
    summary: 'One order of a shop: lines, money, deliveries and what happened; its receiver masked',
    input: z.object({ id: Id }),
    output: SellerOrderDetail.omit({ notes: true }).extend({ shop: Shop }),
    refuses: ['missing'],
  }),
  'mallShopOrder.reveal': op('mallShopOrder.reveal', {
    access: 'operator:order.edit',
    summary: 'Shows one masked part of whom an order of a shop goes to; the log says who looked at what',
    input: z.object({ id: Id, what: z.enum(receiverParts) }),
    output: z.object({ value: z.string() }),
    refuses: ['missing'],
  }),
};
