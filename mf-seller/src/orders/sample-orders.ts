import type { Output } from '@mall/contract/operations';
import { order as unpaid, pageOf, row as unpaidRow } from '@mall/office/orders/sample-order';
import type { ShopOrder } from './shop-order.ts';
import type { Order } from './useOrder.ts';

const proof = {
  proofUploaded: true,
  actions: ['confirmPayment', 'cancel'],
  consignee: 'Lin',
} satisfies Partial<ShopOrder>;

/** An order of a shop that waits for payment, with a proof; as a row, in full, and in a list. */
export const row: ShopOrder = { ...unpaidRow, ...proof };
export const order: Order = {
  ...unpaid,
  ...proof,
  remark: 'Please call first',
  payments: [
    {
      id: 'p1',
      method: 'offline',
      amount: 913_716,
      status: 'pending',
      proofUrl: '/media/up/slip.webp',
      at: '2026-11-21T01:05:00Z',
    },
  ],
};
export const listOf = (rows: ShopOrder[]): Output<'shopOrder.list'> => ({
  ...pageOf(rows),
  counts: { all: rows.length, awaitingPayment: 1 },
  needs: { due: 0, proof: 1, record: 0, ship: 0, refund: 0 },
});
