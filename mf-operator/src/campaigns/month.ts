/** A month of a calendar as text, `2026-11`, in the reader’s time zone. */
export type Month = string;

/** The month in an address, or the current one. */
export const monthIn = (text: string, now: Date): Month =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : nameOfMonth(now.getFullYear(), now.getMonth());

/** So many months later; earlier when negative. */
export const shifted = (month: Month, by: number): Month => {
  const [year, index] = partsOf(month);
  const moved = new Date(year, index + by, 1);
  return nameOfMonth(moved.getFullYear(), moved.getMonth());
};

/** Its first moment, that of the next one, and how many days lie between. */
export const spanOf = (month: Month): { from: Date; to: Date; days: number } => {
  const [year, index] = partsOf(month);
  return {
    from: new Date(year, index, 1),
    to: new Date(year, index + 1, 1),
    days: new Date(year, index + 1, 0).getDate(),
  };
};

/** Its days. */
export const daysOf = (month: Month): Date[] => {
  const [year, index] = partsOf(month);
  return Array.from({ length: spanOf(month).days }, (_, day) => new Date(year, index, day + 1));
};

type Span = { readonly startAt: string; readonly endAt: string };

/** The first and the last day, from 1, of what runs in a month; null for what does not touch it. */
export const barOf = (month: Month, { startAt, endAt }: Span): { first: number; last: number } | null => {
  const { from, to, days } = spanOf(month);
  const [start, end] = [new Date(startAt), new Date(endAt)];
  if (start >= to || end <= from) return null;
  // What ends at midnight does not run on the day that begins then.
  const lastMoment = new Date(end.getTime() - 1);
  return {
    first: start < from ? 1 : start.getDate(),
    last: lastMoment >= to ? days : Math.max(lastMoment.getDate(), start < from ? 1 : start.getDate()),
  };
};

/** What runs on each day of a month, without the days on which nothing does. */
export const byDay = <Row extends Span>(month: Month, rows: readonly Row[]): { day: Date; rows: Row[] }[] =>
  daysOf(month)
    .map((day, at) => ({
      day,
      rows: rows.filter((row) => {
        const bar = barOf(month, row);
        return bar !== null && bar.first <= at + 1 && at + 1 <= bar.last;
      }),
    }))
    .filter((one) => one.rows.length > 0);

const nameOfMonth = (year: number, index: number): Month => `${year}-${String(index + 1).padStart(2, '0')}`;
const partsOf = (month: Month): readonly [number, number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)) - 1,
];
