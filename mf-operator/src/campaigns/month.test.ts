import { agendaOf, barOf, daysOf, monthIn, shifted, spanOf, wordsOf } from './month.ts';

const on = (month: number, day: number, hour = 0) => new Date(2026, month - 1, day, hour).toISOString();
const span = (from: string, to: string) => ({ startAt: from, endAt: to });

it('reads a month of an address, and takes this one for anything else', () => {
  const now = new Date(2026, 10, 26);
  expect(['2027-02', '2026-13', 'x', '', '1999-01'].map((text) => monthIn(text, now))).toEqual([
    '2027-02',
    '2026-11',
    '2026-11',
    '2026-11',
    '2026-11',
  ]);
});

it('goes from month to month over the end of a year', () => {
  expect([shifted('2026-12', 1), shifted('2026-01', -1), shifted('2026-11', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
  expect([spanOf('2028-02').days, daysOf('2026-11').length]).toEqual([29, 30]);
});

it.each([
  ['inside', span(on(11, 3, 10), on(11, 5, 20)), { first: 3, last: 5 }],
  ['over both ends', span(on(10, 3), on(12, 24)), { first: 1, last: 30 }],
  ['until midnight', span(on(11, 3), on(11, 5)), { first: 3, last: 4 }],
  ['until the first midnight of the next month', span(on(11, 29), on(12, 1)), { first: 29, last: 30 }],
  ['within an hour', span(on(11, 7, 9), on(11, 7, 10)), { first: 7, last: 7 }],
  ['before', span(on(10, 1), on(11, 1)), null],
  ['after', span(on(12, 1), on(12, 2)), null],
])('draws what runs %s', (_what, times, bar) => {
  expect(barOf('2026-11', times)).toEqual(bar);
});

it.each([
  [
    { first: 1, last: 30 },
    { columns: '1 / 31', side: 'in' },
  ],
  [
    { first: 3, last: 5 },
    { columns: '6 / 31', side: 'after' },
  ],
  [
    { first: 28, last: 30 },
    { columns: '1 / 28', side: 'before' },
  ],
  [
    { first: 1, last: 1 },
    { columns: '2 / 31', side: 'after' },
  ],
  [
    { first: 30, last: 30 },
    { columns: '1 / 30', side: 'before' },
  ],
])('puts the words of a bar where there is room', (bar, words) => {
  expect(wordsOf(bar, 30)).toEqual(words);
});

it('says day by day what begins and ends, and what runs through', () => {
  const rows = [
    { id: 'a', ...span(on(11, 3), on(11, 5)) },
    { id: 'b', ...span(on(11, 5, 8), on(11, 5, 9)) },
    { id: 'c', ...span(on(10, 1), on(12, 5)) },
  ];
  const { through, days } = agendaOf('2026-11', rows);
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  expect(ids(through)).toEqual(['c']);
  expect(days.map(({ day, begins, ends }) => [day.getDate(), ids(begins), ids(ends)])).toEqual([
    [3, ['a'], []],
    [5, ['b'], ['a', 'b']],
  ]);
});
