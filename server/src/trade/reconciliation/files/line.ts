import type { FileProvider, LineKind, LineProblem } from '@mall/contract/trade/reconciliation';
import { fromDecimal, minorDigits } from '../../payments/gateways/money.ts';

/** A line of a provider's file in the mall's terms. What went back to a buyer is negative. */
export type FileLine = {
  /** Where it stands in the file. */
  readonly no: number;
  readonly kind: LineKind;
  readonly problem: LineProblem | null;
  readonly at: Date | null;
  /** The provider's own name of it. */
  readonly reference: string;
  /** The mall's name of the payment or the refund, as the provider was given it. */
  readonly ours: string;
  readonly amount: number | null;
  readonly currency: string | null;
  /** What the provider kept; negative where it gave a fee back. */
  readonly fee: number | null;
  /** The line that says the same before. */
  readonly firstNo: number | null;
};

/** The cells that a line is read from, by the names of the table of columns. */
export type Field = 'reference' | 'ours' | 'kind' | 'at' | 'amount' | 'currency' | 'fee' | 'request' | 'back';
export type Cells = Readonly<Record<Field, string>>;

/** What the kinds of a provider's lines are to the mall; null: nothing that the mall books or knows. */
type Read = {
  readonly kind: LineKind | null;
  readonly ours: string;
  readonly reference: string;
  /** As text of the currency's units. */
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
};

/** How the file of a provider is read. */
export type Format = {
  readonly method: FileProvider;
  /** Its days begin at midnight so many hours east of Greenwich. */
  readonly hoursEast: number;
  /** Titles of columns, the usual one first; older and newer exports have others. */
  readonly columns: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** A row that is no line: a comment, totals. `end` is followed by none. */
  readonly skips: (cells: readonly string[]) => 'row' | 'end' | null;
  readonly read: (cells: Cells) => Read;
};

/** Signed decimal text as minor units; null for anything else, or for parts of a minor unit. */
const signed = (text: string, digits: number): number | null => {
  const [, minus = '', rest = ''] = /^([+-]?)(.*)$/.exec(text.replaceAll(',', '')) ?? [];
  const amount = fromDecimal(rest, digits);
  return amount === null || minus !== '-' || amount === 0 ? amount : -amount;
};

/** A fee may have parts of a minor unit: they are rounded, half away from zero. */
const rounded = (text: string, digits: number): number | null => {
  if (text === '') return 0;
  if (!/^[+-]?\d{1,12}(\.\d{1,8})?$/.test(text)) return null;
  const exact = signed(text, digits + 4);
  if (exact !== null) return Math.sign(exact) * Math.round(Math.abs(exact) / 10_000);
  return signed(text, digits);
};

/** `2026-11-25 10:02:11` or `2026/11/25 10:02` in the provider's zone. */
const timeIn = (text: string, hoursEast: number): Date | null => {
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  // The database has no year 0000.
  if (year === undefined || year < '1900') return null;
  const two = (part = '') => part.padStart(2, '0');
  const written = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${second}.000Z`;
  const at = Date.parse(written);
  // The parser of dates takes 31 February for 3 March.
  if (Number.isNaN(at) || new Date(at).toISOString() !== written) return null;
  return new Date(at - hoursEast * 3_600_000);
};

const isCurrency = (currency: string): boolean => minorDigits[currency] !== undefined;

/** One row of the file; `day` says from when to when its day goes. Never throws: what is wrong is said. */
export const lineOf = (
  format: Format,
  no: number,
  cells: Cells,
  day: { readonly from: Date; readonly to: Date },
): FileLine => {
  const read = format.read(cells);
  const at = timeIn(cells.at, format.hoursEast);
  const currency = read.currency.toUpperCase();
  const digits = minorDigits[currency] ?? 2;
  const [amount, fee] = [signed(read.amount, digits), rounded(read.fee, digits)];
  const named = read.kind === 'other' || (read.ours !== '' && read.ours.length <= 120);
  const problem: LineProblem | null =
    at === null
      ? 'time'
      : !isCurrency(currency)
        ? 'currency'
        : amount === null || fee === null
          ? 'amount'
          : read.kind === null
            ? 'kind'
            : !named
              ? 'reference'
              : at < day.from || at >= day.to
                ? 'day'
                : null;
  return {
    ...{ no, kind: read.kind ?? 'other', problem, at },
    reference: read.reference.slice(0, 120),
    ours: read.ours.slice(0, 120),
    amount: isCurrency(currency) ? amount : null,
    currency: isCurrency(currency) ? currency : null,
    fee: isCurrency(currency) ? fee : null,
    firstNo: null,
  };
};

/** A row that has another number of cells than the titles. */
export const brokenLine = (no: number, reference: string): FileLine => ({
  ...{ no, kind: 'other', problem: 'columns', at: null, reference: reference.slice(0, 120), ours: '' },
  ...{ amount: null, currency: null, fee: null, firstNo: null },
});
