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

/** Where the words of a bar stand, as columns: in it, or beside it where there is more room. */
export const wordsOf = (
  { first, last }: { first: number; last: number },
  days: number,
): { columns: string; side: 'in' | 'after' | 'before' } => {
  if (last - first >= roomy) return { columns: `${first} / ${last + 1}`, side: 'in' };
  return days - last >= first - 1
    ? { columns: `${last + 1} / ${days + 1}`, side: 'after' }
    : { columns: `1 / ${first}`, side: 'before' };
};
/** A bar of so many days and one more has room for a name. */
const roomy = 7;

export type Day<Row> = { day: Date; begins: Row[]; ends: Row[] };

/** What begins and what ends on each day of a month, and what runs through the whole of it. */
export const agendaOf = <Row extends Span>(
  month: Month,
  rows: readonly Row[],
): { through: Row[]; days: Day<Row>[] } => {
  const { from, to } = spanOf(month);
  const isOn = (day: Date, at: string) => new Date(at).toDateString() === day.toDateString();
  return {
    through: rows.filter(({ startAt, endAt }) => new Date(startAt) < from && new Date(endAt) >= to),
    days: daysOf(month)
      .map((day) => ({
        day,
        begins: rows.filter(({ startAt }) => isOn(day, startAt)),
        ends: rows.filter(({ endAt }) => isOn(day, endAt)),
      }))
      .filter(({ begins, ends }) => begins.length + ends.length > 0),
  };
};

const nameOfMonth = (year: number, index: number): Month => `${year}-${String(index + 1).padStart(2, '0')}`;
const partsOf = (month: Month): readonly [number, number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)) - 1,
];
