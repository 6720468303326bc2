import {
  beginning,
  fieldsOf,
  inWords,
  lastDay,
  lineTotal,
  quoteProblems,
  quoteTotal,
  termsOf,
} from './quote-draft.ts';

const now = Date.parse('2026-11-22T04:00:00Z');
const chair = { skuId: '7', name: 'Chair', specText: 'Oak', image: '/media/c.webp' };
const wished = { quantity: 3, pieces: [], quotes: [] };

it('begins with a line in words, as many as are wished for, for a fortnight', () => {
  const { lines, draft } = beginning(wished, now);
  expect(lines).toEqual([inWords('0')]);
  expect(draft).toEqual({
    freight: '0.00',
    day: '2026-12-06',
    note: '',
    'qty.0': '3',
    'price.0': '',
    'text.0': '',
  });
});

it('begins with what the request points at, at the shop’s price', () => {
  const { lines, draft } = beginning({ ...wished, pieces: [{ ...chair, qty: 2, price: 45_050 }] }, now);
  expect(lines).toEqual([{ key: '0', ...chair }]);
  expect(termsOf(draft, lines)).toEqual({
    lines: [{ skuId: '7', qty: 2, unitPrice: 45_050 }],
    freight: 0,
    validUntil: '2026-12-06T23:59:59+08:00',
    note: '',
  });
});

it('begins with the last offer rather than with that', () => {
  const table = { skuId: null, name: 'Table', specText: '', image: null, qty: 1, unitPrice: 500_001 };
  const last = { lines: [table], freight: 10_000, note: 'With chairs' };
  const { lines, draft } = beginning(
    { ...wished, pieces: [{ ...chair, qty: 2, price: 1 }], quotes: [last] },
    now,
  );
  expect(termsOf(draft, lines)).toMatchObject({
    lines: [{ text: 'Table', qty: 1, unitPrice: 500_001 }],
    freight: 10_000,
    note: 'With chairs',
  });
  expect([lineTotal(draft, inWords('0')), quoteTotal(draft, lines)]).toEqual([500_001, 510_001]);
});

const lines = [inWords('0'), { key: '1', ...chair }];
const right = {
  freight: '0',
  day: '2026-12-06',
  note: '',
  ...fieldsOf('0', { qty: 1, price: 100, text: 'Table' }),
  ...fieldsOf('1', { qty: 2, price: 200 }),
};

it('is right when everything is there', () => expect(quoteProblems(right, lines, now)).toEqual({}));

it.each([
  ['no words', { 'text.0': ' ' }, { 'text.0': 'text' }],
  ['no price', { 'price.1': '' }, { 'price.1': 'price' }],
  ['a price of nothing', { 'price.1': '0' }, { 'price.1': 'price' }],
  ['none of it', { 'qty.1': '0' }, { 'qty.1': 'qty' }],
  ['half of one', { 'qty.1': '1.5' }, { 'qty.1': 'qty' }],
  ['ten thousand', { 'qty.1': '10000' }, { 'qty.1': 'qty' }],
  ['freight in words', { freight: 'free' }, { freight: 'freight' }],
  ['yesterday', { day: '2026-11-21' }, { day: 'day' }],
  ['a day too far away', { day: '2027-12-01' }, { day: 'day' }],
  ['no day', { day: '' }, { day: 'day' }],
] as const)('is refused with %s', (_what, over, found) => {
  expect(quoteProblems({ ...right, ...over }, lines, now)).toEqual(found);
});

it('may hold until its last day, and cost no freight', () => {
  expect(quoteProblems({ ...right, day: lastDay(now), freight: '' }, lines, now)).toEqual({});
});
