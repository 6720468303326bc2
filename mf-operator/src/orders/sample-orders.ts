import type { Output } from '@mall/contract/operations';
import type { Delivery } from '@mall/office/deliveries';
import { line, order, pageOf } from '@mall/office/orders/sample-order';
import type { Order } from './useOrder.ts';
import type { MallOrder } from './useOrders.ts';

/** The sample order once it is paid, and a list of the mall's own orders. */
export const paid: Order = { ...order, status: 1, paid: order.pay, actions: ['record'], expiresAt: null };
export const listOf = (rows: MallOrder[]): Output<'platformOrder.list'> => ({
  ...pageOf(rows),
  counts: { all: rows.length, awaitingShipment: 1 },
  needs: { due: 0, proof: 0, record: 1, ship: 0, refund: 0 },
});
/** A recorded delivery of it. */
export const delivery: Delivery = {
  id: 'd1',
  version: 1,
  orderId: 'o1',
  orderNo: order.no,
  status: 1,
  urgent: false,
  customer: 'Lin',
  phone: '13800000001',
  address: 'Fujian Xiamen Siming No. 1',
  addressVersion: 1,
  remark: '',
  shop: '',
  carrier: '',
  receiptNo: '',
  noticeAt: order.createdAt,
  productionDays: 7,
  transitDays: 5,
  expectedAt: '2026-12-03T01:00:00Z',
  promisedAt: null,
  risk: 'none',
  lines: [line],
  moves: ['collect'],
  visitAt: null,
  arrivedAt: null,
  basis: 'plan',
  receiptPhoto: null,
  siblings: [],
  log: [],
  undoUntil: null,
  links: [],
  steps: [{ status: 1, note: '', at: order.createdAt, photos: [] }],
  form: null,
  claims: [],
  received: false,
  visitsLeft: 4,
};
