import { type QuoteStatus, quoteActions, quoteState } from './quote.ts';

// Each line is a sentence of decisions 2.16, not a copy of the table.
it.each([
  ['a member accepts what was sent', 'accept', 'sent', true],
  ['nothing is accepted twice', 'accept', 'accepted', false],
  ['a declined quote cannot be accepted', 'accept', 'declined', false],
  ['a member declines what was sent', 'decline', 'sent', true],
  ['an accepted quote is not declined', 'decline', 'accepted', false],
  ['a shop takes back what was not answered', 'withdraw', 'sent', true],
  ['a shop is bound by what was accepted', 'withdraw', 'accepted', false],
  ['an order that ends unpaid frees its quote', 'reopen', 'accepted', true],
] as const)('%s', (_sentence, action, status: QuoteStatus, expected) => {
  expect(quoteActions[action].from.some((from) => from === status)).toBe(expected);
});

it.each([
  ['is open until its day is over', 'sent', 2, 'sent'],
  ['is expired from then on', 'sent', 1, 'expired'],
  ['stays accepted whatever the day', 'accepted', 0, 'accepted'],
] as const)('a quote %s', (_rule, status, until, state) => expect(quoteState(status, until, 1)).toBe(state));
