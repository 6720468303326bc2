import type { FileProvider, LineOutcome } from '@mall/contract/trade/reconciliation';
import type { PaymentMethod } from '@mall/contract/trade/payment';
import type { FileLine } from './files/line.ts';

/** What the mall has of a payment or a refund. What went back is negative. */
export type Booked = {
  readonly kind: 'payment' | 'refund';
  /** By which the provider may name it. */
  readonly names: readonly string[];
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  /** Money that the mall has booked, and not only waits for. */
  readonly booked: boolean;
  readonly intentId: string | null;
  readonly refundId: string | null;
  readonly parkedId: string | null;
};

export type Judged = FileLine & {
  readonly outcome: LineOutcome;
  readonly key: string;
  readonly booked: Booked | null;
};

/** Of several with one name, what is booked, at this provider, and fits. */
const fitting = (line: FileLine, method: FileProvider, among: readonly Booked[]): Booked | null => {
  const worth = (one: Booked): number =>
    (one.method === method ? 4 : 0) + (one.booked ? 2 : 0) + (one.amount === line.amount ? 1 : 0);
  return among.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
};

const outcomeOf = (line: FileLine, method: FileProvider, booked: Booked | null): LineOutcome => {
  if (line.problem !== null) return 'unreadable';
  if (line.kind === 'other') return 'other';
  if (line.firstNo !== null) return 'doubled';
  if (booked === null) return 'unknown';
  if (booked.method !== method) return 'provider';
  if (!booked.booked) return 'unbooked';
  if (booked.currency !== line.currency) return 'currency';
  return booked.amount === line.amount ? 'agrees' : 'amount';
};

/**
 * Names a difference so that it is the same one in a file that replaces this, or when the file is compared again. A line
 * that is not counted has nothing but its place.
 */
const keyOf = (line: FileLine, outcome: LineOutcome): string =>
  outcome === 'doubled' || outcome === 'unreadable'
    ? `${outcome}:${line.no}:${line.reference}`
    : `${outcome}:${line.kind}:${line.ours || line.reference}:${line.amount ?? ''}`;

/** A line beside what the mall has of that name. */
export const judge = (line: FileLine, method: FileProvider, known: ReadonlyMap<string, Booked[]>): Judged => {
  const among = (known.get(line.ours) ?? []).filter(({ kind }) => kind === line.kind);
  const looked = line.problem === null && line.kind !== 'other' && line.firstNo === null;
  const booked = looked ? fitting(line, method, among) : null;
  const outcome = outcomeOf(line, method, booked);
  return { ...line, outcome, booked, key: keyOf(line, outcome) };
};
