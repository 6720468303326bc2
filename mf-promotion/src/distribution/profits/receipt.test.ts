import { type Commission, receiptOf } from './receipt.ts';

const commission: Commission = {
  id: 'c1',
  orderNo: '20261102-4310',
  level: 1,
  name: 'Verdi channel velvet sofa',
  specText: '',
  image: '',
  qty: 1,
  goods: 769_358,
  couponShare: 25_316,
  freight: 26_000,
  base: 744_042,
  rate: { source: 'level', kind: 'bps', value: 500 },
  limited: [],
  amount: 37_202,
  reversed: 0,
  left: 37_202,
  state: 'estimated',
  orderedAt: '2026-11-02T08:00:00Z',
  paidAt: '2026-11-02T09:00:00Z',
  promisedAt: '2026-12-10T09:00:00Z',
  receivedAt: null,
  thawAt: null,
  availableAt: null,
};

it('leads from the goods to the commission, with what was rounded away', () => {
  expect(receiptOf(commission)).toEqual([
    { step: 'goods', amount: 769_358 },
    { step: 'coupon', amount: -25_316 },
    { step: 'freight', amount: 26_000 },
    { step: 'base', amount: 744_042 },
    { step: 'rate', source: 'level', kind: 'bps', value: 500 },
    { step: 'rounded', exact: 37_202.1, amount: 37_202 },
    { step: 'amount', amount: 37_202 },
  ]);
});

it('says what limited it, and what a refund took back', () => {
  const less = { ...commission, couponShare: 0, freight: 0, base: 744_000, limited: ['margin' as const] };
  expect(receiptOf({ ...less, amount: 30_000, reversed: 10_000, left: 20_000 }).slice(3)).toEqual([
    { step: 'limited', why: 'margin', amount: 30_000 },
    { step: 'amount', amount: 30_000 },
    { step: 'reversed', amount: -10_000 },
    { step: 'left', amount: 20_000 },
  ]);
});

it('knows a fixed amount for each piece', () => {
  const fixed = { source: 'sku' as const, kind: 'amount' as const, value: 1500 };
  const steps = receiptOf({ ...commission, qty: 3, rate: fixed, amount: 4500, left: 4500 });
  expect(steps.map(({ step }) => step)).not.toContain('rounded');
});
