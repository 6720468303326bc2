import { byDay } from './by-day.ts';

it('days are those of the reader, in the order of the list', () => {
  const list = ['2026-11-20T12:00:00', '2026-11-20T01:00:00', '2026-11-18T23:00:00'].map((at) => ({ at }));
  expect(byDay(list).map(({ changes }) => changes.length)).toEqual([2, 1]);
});
