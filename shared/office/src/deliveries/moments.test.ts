import { fromLocal, toLocal } from './moments.ts';

it('an instant comes back from its field, to the minute', () => {
  expect(fromLocal(toLocal('2026-03-05T08:09:00.000Z'))).toBe('2026-03-05T08:09:00.000Z');
});

it('nothing is nothing', () => {
  expect(toLocal(null)).toBe('');
  expect([fromLocal(''), fromLocal('soon')]).toEqual([null, null]);
});
