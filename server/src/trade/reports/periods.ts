import { dayMs } from '@mall/contract/core/time';
import type { Comparison, ReportBy, ReportGrain, ReportPeriod } from '@mall/contract/trade/report';
import { reportGrains } from '@mall/contract/trade/report';

/** Days of the calendar as 2026-11-26, both included. Calendar days have no time zone and no summer time. */
export type Days = { readonly from: string; readonly to: string };

export type Asked = {
  readonly period: ReportPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare: Comparison;
};

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The days of a report that is asked for today. */
export const daysOf = ({ period, from, to }: Asked, today: string): Days => {
  if (period === 'free') return { from: from ?? today, to: to ?? today };
  if (period === 'month') return { from: firstOfMonth(today), to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'lastMonth') {
    const last = plusDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(last), to: last };
  }
  return { from: plusDays(today, 1 - lengths[period]), to: today };
};

/**
 * The days that these are compared with. A month is compared with as many days of the month before, a year with the year
 * before up to the same date; a whole month with a whole month, however many days they have.
 */
export const daysBefore = (asked: Asked, days: Days): Days | null => {
  const { period, compare } = asked;
  if (compare === 'none') return null;
  const whole = period === 'lastMonth';
  if (compare === 'year' || period === 'year') return shiftedBy(12, days, whole);
  if (period === 'month' || whole) return shiftedBy(1, days, whole);
  return { from: plusDays(days.from, -lengthOf(days)), to: plusDays(days.from, -1) };
};

export const lengthOf = ({ from, to }: Days): number => numberOf(to) - numberOf(from) + 1;

/** So many months earlier; a date that the month does not have is its last one. */
const shiftedBy = (months: number, { from, to }: Days, whole: boolean): Days => ({
  from: monthsEarlier(from, months),
  to: whole ? lastOfMonth(monthsEarlier(from, months)) : monthsEarlier(to, months),
});

const monthsEarlier = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 - months;
  const first = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  const last = lastOfMonth(first);
  return date > Number(last.slice(8)) ? last : `${first.slice(0, 8)}${String(date).padStart(2, '0')}`;
};

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const plusDays = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);
const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: string): string => plusDays(firstOfMonth(plusDays(firstOfMonth(day), 31)), -1);

/** Whether the rows are parts of time. */
export const isGrain = (by: ReportBy): by is ReportGrain => reportGrains.some((grain) => grain === by);

/** Points of the chart: as the rows, if those are times, else as fine as can be told apart. */
export const grainOf = (by: ReportBy, days: Days): ReportGrain => {
  if (isGrain(by)) return by;
  const length = lengthOf(days);
  return length <= 62 ? 'day' : length <= 366 ? 'week' : 'month';
};

/** The parts of a period. Weeks are seven days from its first on, so that those of two periods can be compared. */
export const partsOf = (days: Days, grain: ReportGrain): Days[] => {
  const parts: Days[] = [];
  for (let from = days.from; from <= days.to; ) {
    const end = grain === 'month' ? lastOfMonth(from) : grain === 'week' ? plusDays(from, 6) : from;
    const to = end < days.to ? end : days.to;
    parts.push({ from, to });
    from = plusDays(to, 1);
  }
  return parts;
};

/** The part that a day is in. */
export const partWith = (parts: readonly Days[], day: string): number =>
  parts.findIndex(({ from, to }) => from <= day && day <= to);
