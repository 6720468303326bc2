import type { Output, Sent } from '@mall/contract/operations';
import { adjustmentLimits, termsLimits as limits } from '@mall/contract/trade/settlement';
import { typedUnits } from '@mall/contract/core/money';
import { readAmount, readCount, readPercent, typedPercent } from '../numbers.ts';

/** The rate of a category as it is typed; no category yet is ''. */
export type CategoryRate = { readonly category: string; readonly rate: string };

export type TermsValues = {
  fee: string;
  fixed: string;
  commission: string;
  coupon: string;
  days: string;
  least: string;
  second: string;
  categories: readonly CategoryRate[];
  from: string;
  reason: string;
};
export type TermsProblem = 'percent' | 'share' | 'amount' | 'days' | 'from' | 'reason';

export const typedTerms = ({ now, earliest }: Output<'mallSettlement.terms'>): TermsValues => ({
  fee: typedPercent(now.feeBps),
  fixed: typedUnits(now.fixedFee),
  commission: typedPercent(now.commissionBps),
  coupon: typedPercent(now.couponBps),
  days: String(now.payableDays),
  least: typedUnits(now.minimumPayout),
  second: typedUnits(now.secondFrom),
  categories: Object.entries(now.categoryFees).map(([category, bps]) => ({
    category,
    rate: typedPercent(bps),
  })),
  from: earliest,
  reason: '',
});

/** In the order of the form. */
export const termsProblems =
  (earliest: string) =>
  (values: TermsValues): Partial<Record<keyof TermsValues, TermsProblem>> => ({
    ...(readPercent(values.fee, limits.feeBps.max) === undefined ? { fee: 'percent' } : {}),
    ...(values.categories.every((one) => one.category !== '' && rateOf(one) !== undefined)
      ? {}
      : { categories: 'percent' }),
    ...(readAmount(values.fixed, limits.fixedFee.max) === undefined ? { fixed: 'amount' } : {}),
    ...(readPercent(values.commission, limits.shareBps.max) === undefined ? { commission: 'share' } : {}),
    ...(readPercent(values.coupon, limits.shareBps.max) === undefined ? { coupon: 'share' } : {}),
    ...(readCount(values.days, limits.payableDays.max) === undefined ? { days: 'days' } : {}),
    ...(readAmount(values.least, limits.minimumPayout.max) === undefined ? { least: 'amount' } : {}),
    ...(readAmount(values.second, limits.secondFrom.max) === undefined ? { second: 'amount' } : {}),
    ...(values.from < earliest ? { from: 'from' } : {}),
    ...(values.reason.trim() === '' || values.reason.length > adjustmentLimits.reason
      ? { reason: 'reason' }
      : {}),
  });

/** What is sent of values without problems. */
export const termsToSend = (values: TermsValues): Omit<Sent<'mallSettlement.setTerms'>, 'shopId'> => ({
  feeBps: readPercent(values.fee, limits.feeBps.max) ?? 0,
  categoryFees: Object.fromEntries(values.categories.map((one) => [one.category, rateOf(one) ?? 0])),
  fixedFee: readAmount(values.fixed, limits.fixedFee.max) ?? 0,
  commissionBps: readPercent(values.commission, limits.shareBps.max) ?? 0,
  couponBps: readPercent(values.coupon, limits.shareBps.max) ?? 0,
  payableDays: readCount(values.days, limits.payableDays.max) ?? 0,
  minimumPayout: readAmount(values.least, limits.minimumPayout.max) ?? 0,
  secondFrom: readAmount(values.second, limits.secondFrom.max) ?? 0,
  from: values.from,
  reason: values.reason.trim(),
});

const rateOf = ({ rate }: CategoryRate): number | undefined => readPercent(rate, limits.feeBps.max);
