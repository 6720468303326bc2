import { least, type Money, money, readUnits } from '@mall/contract/core/money';
import type { Output } from '@mall/contract/operations';
import {
  feeOf,
  isAccount,
  type PayoutMethod,
  plainAccount,
  type WithdrawalSource,
} from '@mall/contract/incentive/withdrawal';
import { type ProofDraft, proofOf, proofProblems } from '@mall/ui/member';

export type Terms = Output<'withdrawal.terms'>;

/**
 * The values of the form; `again` is the id of an earlier withdrawal whose account is reused, '' for another
 * account.
 */
export type WithdrawDraft = ProofDraft & {
  amount: string;
  again: string;
  method: PayoutMethod;
  holder: string;
  account: string;
};

export type WithdrawProblem =
  | 'amount'
  | 'least'
  | 'most'
  | 'balance'
  | 'today'
  | 'holder'
  | PayoutMethod
  | 'proof';

/** The maximum withdrawal now, minor units. */
export const mostOf = (terms: Terms, source: WithdrawalSource): Money =>
  least(money(terms.available[source]), least(money(terms.most), money(terms.leftToday)));

/** Why no withdrawal is possible now, the most immediate reason first. */
export const hindrance = (
  terms: Terms,
  source: WithdrawalSource,
): 'open' | 'times' | 'today' | 'little' | undefined => {
  if (terms.open.includes(source)) return 'open';
  if (terms.timesLeft === 0) return 'times';
  if (terms.leftToday < terms.least) return 'today';
  if (terms.available[source] < terms.least) return 'little';
  return undefined;
};

const amountProblem = (
  typed: string,
  terms: Terms,
  source: WithdrawalSource,
): WithdrawProblem | undefined => {
  const amount = readUnits(typed);
  if (amount === undefined) return 'amount';
  if (amount < terms.least) return 'least';
  if (amount > terms.available[source]) return 'balance';
  if (amount > terms.most) return 'most';
  if (amount > terms.leftToday) return 'today';
  return undefined;
};

/** The rules of the form, which the server checks too (decisions 2.12). */
export const withdrawProblems = (
  draft: WithdrawDraft,
  terms: Terms,
  source: WithdrawalSource,
): Partial<Record<keyof WithdrawDraft, WithdrawProblem>> => {
  const { amount: typed, again, method, holder, account } = draft;
  const amount = amountProblem(typed, terms, source);
  const named = holder.trim().length;
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(again === '' && (named < 2 || named > 40) ? { holder: 'holder' as const } : {}),
    ...(again === '' && !isAccount(method, plainAccount(method, account)) ? { account: method } : {}),
    ...proofProblems(draft),
  };
};

/** The request body. */
export const toWithdrawal = (draft: WithdrawDraft, source: WithdrawalSource) => {
  const { amount, again, method, holder, account } = draft;
  return {
    source,
    amount: readUnits(amount) ?? 0,
    ...proofOf(draft),
    ...(again === '' ? { method, holder: holder.trim(), account: plainAccount(method, account) } : { again }),
  };
};

/** Fee and net of the typed amount; undefined while it is not an amount. */
export const billOf = (typed: string, terms: Terms) => {
  const amount = readUnits(typed);
  return amount === undefined || amount === 0 ? undefined : { amount, ...feeOf(amount, terms.feeBps) };
};
