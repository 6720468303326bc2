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
  expect(stateOf({ state, verify })).toBe(word);
});
