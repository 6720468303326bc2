import { dayMs } from '@mall/contract/core/time';
import type { Output } from '@mall/contract/operations';
import type { Delivery, DeliveryRow } from './status.ts';

export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** A delivery in a list, for tests. */
export const aRow = (over: Partial<DeliveryRow> = {}): DeliveryRow => ({
  id: 'd1',
  version: 3,
  orderId: 'o1',
  orderNo: '2026112000000001',
  status: 1,
  urgent: false,
  customer: 'L**',
  phone: '138****1111',
  region: 'Zhejiang Hangzhou Xihu',
  addressVersion: 1,
  carrier: '',
  receiptNo: '',
  noticeAt: inDays(-3),
  productionDays: 7,
  transitDays: 5,
  expectedAt: inDays(9),
  promisedAt: inDays(30),
  risk: 'none',
  qty: 1,
  lines: [{ id: 'l1', name: 'Elin chair', specText: 'Oak', image: '/media/a.webp', qty: 1 }],
  moves: ['collect'],
  ...over,
});

/** A board of these deliveries. */
export const aBoard = (rows: readonly DeliveryRow[]): Output<'delivery.board'> => {
  const columns = ([0, 1, 2, 3, 4, 5, 6] as const).map((status) => {
    const list = rows.filter((row) => row.status === status);
    return { status, total: list.length, list };
  });
  const risks = {
    late: rows.filter(({ risk }) => risk === 'late').length,
    atRisk: rows.filter(({ risk }) => risk === 'atRisk').length,
  };
  return { columns, counts: { all: rows.length }, risks };
};

/** One delivery as on its detail page. */
export const aDelivery = (over: Partial<Delivery> = {}): Delivery => {
  const { region, qty, ...row } = aRow();
  return {
    ...row,
    shop: 'Oakline',
    phone: '13800001111',
    customer: 'Lin',
    address: `${region} 1`,
    remark: '',
    visitAt: null,
    arrivedAt: null,
    basis: 'plan',
    receiptPhoto: null,
    siblings: [],
    log: [],
    undoUntil: null,
    links: [],
    steps: [{ status: 1, note: '', at: inDays(-3), photos: [] }],
    form: null,
    claims: [],
    received: false,
    visitsLeft: 4 * qty,
    ...over,
  };
};
