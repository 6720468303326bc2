import type { Output } from '@mall/contract/operations';

type Row = Output<'shopOrder.list'>['list'][number];
type Order = Output<'shopOrder.detail'>;

const line = {
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
/** An order that waits for payment, with a proof; as a row, in full, and in a list. */
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
  proofUploaded: true,
  lines: [line],
  packages: [],
  actions: ['confirmPayment', 'cancel'],
  consignee: 'Lin',
  phone: '138****0001',
  region: 'Xiamen, Fujian',
  delivery: null,
};
export const order: Order = {
  ...row,
  currency: 'CNY',
  goods: 913_716,
  discount: 0,
  freight: 0,
  remark: 'Please call first',
  source: 'cart',
  receipt: [],
  refunds: [],
  paidAt: null,
  receivedAt: null,
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
export const listOf = (rows: Row[]): Output<'shopOrder.list'> => ({
  list: rows,
  total: rows.length,
  page: 1,
  size: 20,
  counts: { all: rows.length, awaitingPayment: 1 },
  atLeast: [],
  needs: { due: 0, proof: 1, record: 0, ship: 0, refund: 0 },
});
