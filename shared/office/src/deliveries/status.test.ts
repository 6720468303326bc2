import { daysOver, moveInto, nextMove } from './status.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['in time', 'none', '2026-12-01T00:00:00Z', '2026-12-09T00:00:00Z', null],
  ['at risk by three days', 'atRisk', '2026-12-12T00:00:00Z', '2026-12-09T00:00:00Z', 3],
  ['late since two days, whatever is expected', 'late', '2026-12-12T00:00:00Z', '2026-11-18T12:00:00Z', 2],
  ['late since this morning', 'late', null, '2026-11-20T03:00:00Z', 1],
  ['without a promise', 'none', '2026-12-12T00:00:00Z', null, null],
] as const)('is %s', (_what, risk, expectedAt, promisedAt, expected) => {
  expect(daysOver({ risk, expectedAt, promisedAt }, now)).toBe(expected);
});

it('knows the move into a column, and none past one', () => {
  expect(moveInto({ moves: ['collect'] }, 2)).toBe('collect');
  expect(moveInto({ moves: ['collect'] }, 3)).toBeUndefined();
  expect(moveInto({ moves: [] }, 2)).toBeUndefined();
});

it('goes on to acceptance rather than to refusal', () => {
  expect(nextMove({ moves: ['accept', 'refuse'] })).toBe('accept');
  expect(nextMove({ moves: ['retry'] })).toBe('retry');
  expect(nextMove({ moves: [] })).toBeUndefined();
});
