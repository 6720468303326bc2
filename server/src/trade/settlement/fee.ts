import { reversedOf } from '@mall/contract/incentive/commission';
import { least, money, portion } from '@mall/contract/core/money';
import type { TermsRow } from './terms.queries.ts';

/** Basis points by the nearest category that has its own, else those of the terms. */
export const rateOf = (
  { fee_bps: usual, category_fees: fees }: Pick<TermsRow, 'fee_bps' | 'category_fees'>,
  { category, parent }: { readonly category: number; readonly parent: number | null },
): number => fees[category] ?? (parent === null ? undefined : fees[parent]) ?? usual;

export type FeeLine = {
  /** Basis points. */
  readonly rate: number;
  /** Minor units. */
  readonly pay: number;
  readonly refunded: number;
};

/**
 * What the mall keeps of a paid order, minor units: of each line its rate of what was paid, rounded down, less the part
 * that was given back; and the fixed fee unless all was given back. Nothing of an order that is not paid.
 */
export const feeOfOrder = (paid: boolean, fixed: number, lines: readonly FeeLine[]): number => {
  if (!paid) return 0;
  const pay = lines.reduce((sum, line) => sum + line.pay, 0);
  const left = lines.reduce((sum, line) => sum + line.pay - line.refunded, 0);
  const rated = lines.reduce((sum, line) => sum + feeOfLine(line), 0);
  return rated + (left === 0 ? 0 : least(money(fixed), money(pay - rated)));
};

const feeOfLine = ({ rate, pay, refunded }: FeeLine): number => {
  const fee = portion(money(pay), rate, 10_000);
  return fee - reversedOf(fee, money(refunded), money(pay));
};
