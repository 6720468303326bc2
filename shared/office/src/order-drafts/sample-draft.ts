import type { Draft } from './useDrafts.ts';

type Priced = Draft['priced'];
export const draftedAt = '2026-11-24T08:00:00Z';
const line = (over: Partial<Priced['lines'][number]> = {}): Priced['lines'][number] => ({
  ...{ skuId: '7', productId: '3', name: 'Sol chair', specText: 'Oak', image: '', qty: 2 },
  ...{ fullPrice: 45_000, price: 40_500, amount: 81_000, stock: 5, trouble: null },
  ...over,
});
export const priced = (over: Partial<Priced> = {}): Priced => ({
  ...{ goods: 81_000, saved: 9000, freight: 1200, total: 82_200, lines: [line()] },
  ...over,
});
/** A draft of two chairs, 10 % off, for the tests of both offices. */
export const draft = (over: Partial<Draft> = {}): Draft => ({
  ...{
    id: 'd1',
    no: '20261124001',
    state: 'open',
    name: 'Lin',
    phone: '13800001111',
    pieces: 2,
    total: null,
  },
  ...{ validUntil: null, orderId: null, by: 'Ann', updatedAt: draftedAt, createdAt: draftedAt, version: 3 },
  customer: {
    ...{ name: 'Lin', phone: '13800001111', provinceId: '', cityId: '', districtId: '' },
    ...{ region: '', detail: 'Tulip Street 9' },
  },
  ...{ discountBps: 1000, reason: 'Regular', note: '', priced: priced() },
  ...over,
});
