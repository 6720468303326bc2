import { daysToPromise, toneOf } from './order-looks.ts';

const now = Date.parse('2026-11-21T00:00:00Z');

it.each([
  ['a paid order counts the days to its promise', 1, '2026-12-01T00:00:00Z', 10],
  ['a late order counts below zero', 3, '2026-11-19T00:00:00Z', -2],
  ['an unpaid order has no promise', 0, '2026-12-01T00:00:00Z', null],
  ['a received order is done', 4, '2026-12-01T00:00:00Z', null],
  ['nothing promised, nothing to count', 2, null, null],
] as const)('%s', (_sentence, status, promisedAt, expected) => {
  expect(daysToPromise({ status, promisedAt }, now)).toBe(expected);
});

it('shows what waits for somebody in another tone than what is done', () => {
  expect(toneOf(0)).toBe('wait');
  expect(toneOf(4)).toBe('good');
});
