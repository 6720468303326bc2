import { stateOf } from './state.ts';

it.each([
  ['open', 'notVerified', 'inReview'],
  ['open', 'real', 'real'],
  ['open', 'fake', 'fake'],
  ['expired', 'real', 'expired'],
  ['cancelled', 'notVerified', 'cancelled'],
  ['won', 'real', 'won'],
  ['lost', 'fake', 'lost'],
] as const)('%s and %s is %s', (state, verify, word) => {
  expect(stateOf({ state, verify, quote: null })).toBe(word);
});

it('an offer is told before what the shop found out', () => {
  const quote = { id: 'q1', total: 1, validUntil: '2026-12-01T00:00:00Z', orderId: null };
  expect(stateOf({ state: 'open', verify: 'real', quote })).toBe('quoted');
  expect(stateOf({ state: 'won', verify: 'real', quote })).toBe('won');
});
