import { type Asked, daysBefore, daysOf, grainOf, lengthOf, partsOf, partWith } from './periods.ts';

const at = (today: string, period: Asked['period'], compare: Asked['compare'] = 'before', free = {}) => {
  const asked = { period, compare, ...free };
  const days = daysOf(asked, today);
  const before = daysBefore(asked, days);
  return [days.from, days.to, ...(before === null ? [] : [before.from, before.to])].join(' ');
};

it('ends days today, and compares them with as many before or a year earlier', () => {
  expect(at('2026-11-26', '7d')).toBe('2026-11-20 2026-11-26 2026-11-13 2026-11-19');
  expect(at('2026-03-01', '30d')).toBe('2026-01-31 2026-03-01 2026-01-01 2026-01-30');
  expect(at('2026-11-26', '7d', 'year')).toBe('2026-11-20 2026-11-26 2025-11-20 2025-11-26');
  expect(at('2026-11-26', '90d', 'none')).toBe('2026-08-29 2026-11-26');
});

it('compares a month and a year with the same dates of the one before', () => {
  expect(at('2026-11-26', 'month')).toBe('2026-11-01 2026-11-26 2026-10-01 2026-10-26');
  expect(at('2026-01-05', 'month')).toBe('2026-01-01 2026-01-05 2025-12-01 2025-12-05');
  expect(at('2026-11-26', 'year')).toBe('2026-01-01 2026-11-26 2025-01-01 2025-11-26');
});

it('takes the last day of a month that has no such date, leap years included', () => {
  expect(at('2026-03-31', 'month')).toBe('2026-03-01 2026-03-31 2026-02-01 2026-02-28');
  expect(at('2028-03-30', 'month')).toBe('2028-03-01 2028-03-30 2028-02-01 2028-02-29');
  expect(at('2028-02-29', 'year')).toBe('2028-01-01 2028-02-29 2027-01-01 2027-02-28');
  expect(at('2028-02-29', '7d', 'year')).toBe('2028-02-23 2028-02-29 2027-02-23 2027-02-28');
});

it('compares whole months, however long they are', () => {
  expect(at('2026-03-15', 'lastMonth')).toBe('2026-02-01 2026-02-28 2026-01-01 2026-01-31');
  expect(at('2025-03-15', 'lastMonth', 'year')).toBe('2025-02-01 2025-02-28 2024-02-01 2024-02-29');
  expect(at('2026-01-15', 'lastMonth')).toBe('2025-12-01 2025-12-31 2025-11-01 2025-11-30');
});

it('takes days that somebody chose, one alone included', () => {
  const free = { from: '2028-02-29', to: '2028-02-29' };
  expect(at('2030-01-01', 'free', 'before', free)).toBe('2028-02-29 2028-02-29 2028-02-28 2028-02-28');
  expect(lengthOf(free)).toBe(1);
});

it('draws days, weeks or months by length, unless the rows are such', () => {
  const days = (from: string, to: string) => ({ from, to });
  expect(grainOf('brand', days('2026-01-01', '2026-03-03'))).toBe('day');
  expect(grainOf('brand', days('2026-01-01', '2026-03-04'))).toBe('week');
  expect(grainOf('shop', days('2025-01-01', '2026-01-02'))).toBe('month');
  expect(grainOf('day', days('2025-01-01', '2026-01-02'))).toBe('day');
});

it('splits a period without a gap', () => {
  const days = { from: '2028-01-30', to: '2028-03-02' };
  expect(partsOf(days, 'month').map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2028-01-30 2028-01-31',
    '2028-02-01 2028-02-29',
    '2028-03-01 2028-03-02',
  ]);
  const weeks = partsOf(days, 'week');
  expect(weeks.at(0)).toEqual({ from: '2028-01-30', to: '2028-02-05' });
  expect(weeks.at(-1)).toEqual({ from: '2028-02-27', to: '2028-03-02' });
  expect(partsOf(days, 'day')).toHaveLength(lengthOf(days));
  expect(partWith(weeks, '2028-02-29')).toBe(4);
  expect(partsOf({ from: '2026-01-01', to: '2026-01-01' }, 'month')).toHaveLength(1);
});
