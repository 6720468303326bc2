import fc from 'fast-check';
import {
  lastDay,
  minorTyped,
  type OfferDraft,
  offerProblems,
  offerTotal,
  termsOf,
  typedOf,
} from './draft.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const lines = [
  { skuId: '10', qty: 2 },
  { skuId: '20', qty: 1 },
];
const draft = (over: Partial<OfferDraft> = {}): OfferDraft => ({
  mobile: '13800000001',
  day: '2026-12-05',
  freight: '120',
  note: ' Put together ',
  'price.10': '4,299',
  'price.20': '0.5',
  ...over,
});

it.each([
  ['4299', 429_900],
  [' 4,299.5 ', 429_950],
  ['0.05', 5],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['99999999999.99', 9_999_999_999_999],
  ['free', undefined],
])('reads %s as %s minor units', (typed, minor) => expect(minorTyped(typed)).toBe(minor));

it('writes amounts as it reads them', () => {
  fc.assert(fc.property(fc.nat(10 ** 12), (minor) => minorTyped(typedOf(minor)) === minor));
});

it.each([
  ['nothing', {}, {}],
  ['a number that begins with 12', { mobile: '12800000001' }, { mobile: 'mobile.wrong' }],
  ['a piece for nothing', { 'price.20': '0' }, { 'price.20': 'price.wrong' }],
  ['a price that is no number', { 'price.10': 'cheap' }, { 'price.10': 'price.wrong' }],
  ['no freight', { freight: '' }, { freight: 'price.wrong' }],
  ['yesterday', { day: '2026-11-20' }, { day: 'day.wrong' }],
  ['no day', { day: '' }, { day: 'day.wrong' }],
  ['a day too far away', { day: '2027-05-20' }, { day: 'day.wrong' }],
  ['the last day there is', { day: lastDay(now) }, {}],
])('finds fault with %s', (_what, over, wrong) =>
  expect(offerProblems(draft(over), lines, now)).toEqual(wrong),
);

it('adds up what is typed, and sends it in minor units until the end of the day', () => {
  expect(offerTotal(draft(), lines)).toBe(2 * 429_900 + 50 + 12_000);
  expect(termsOf(draft(), lines)).toEqual({
    mobile: '13800000001',
    lines: [
      { skuId: '10', qty: 2, unitPrice: 429_900 },
      { skuId: '20', qty: 1, unitPrice: 50 },
    ],
    freight: 12_000,
    validUntil: '2026-12-05T23:59:59+08:00',
    note: 'Put together',
  });
});
