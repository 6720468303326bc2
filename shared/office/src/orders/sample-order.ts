import type { Item } from '@mall/contract/operations';
import type { Order } from './order.ts';

type Row = Item<'shopOrder.list'>;

/** A line of the order. */
export const line = {
  id: 'l1',
  productId: '1',
  skuId: '11',
  name: 'Alva sofa',
  specText: 'Oat',
  image: '/media/demo/sofa.webp',
  qty: 1,
  price: 913_716,
  pay: 913_716,
  reviewed: false,
  packageIdx: null,
};
/** An order that waits for payment, for tests of both offices: as a row, and in full. */
export const row: Row = {
  id: 'o1',
  no: '2026112100000001',
  status: 0,
  statusText: 'Awaiting payment',
  pay: 913_716,
  paid: 0,
  refunded: 0,
  refundsOpen: 0,
  qty: 1,
  createdAt: '2026-11-21T01:00:00Z',
  expiresAt: '2026-11-21T01:30:00Z',
  promisedAt: null,
  proofUploaded: false,
  lines: [line],
  packages: [],
  actions: ['cancel'],
  consignee: 'L**',
  phone: '138****0001',
  region: 'Xiamen, Fujian',
  addressVersion: 1,
  delivery: null,
};
export const order: Order = {
  ...row,
  currency: 'CNY',
  goods: 913_716,
  discount: 0,
  freight: 0,
  remark: '',
  source: 'cart',
  mayChangeAddress: false,
  proposedAddress: null,
  receipt: [],
  refunds: [],
  paidAt: null,
  receivedAt: null,
  promiseIfPaidNow: null,
  deliveries: [],
  address: {
    name: 'Lin',
    phone: '13800000001',
    province: 'Fujian',
    city: 'Xiamen',
    district: 'Siming',
    detail: 'No. 1',
  },
  events: [
    {
      actor: 'buyer',
      from: null,
      to: 0,
      note: 'created',
      noteText: '',
      at: '2026-11-21T01:00:00Z',
      by: null,
    },
  ],
  notes: [],
  payments: [],
};

/** The list with these rows on its one page, without what each office counts. */
export const pageOf = <Listed>(rows: Listed[]) => ({
  list: rows,
  total: rows.length,
  page: 1,
  size: 20,
  atLeast: [],
});
