import { least, type Money, minus, money, portion } from '../core/money.ts';
import type { Actor } from '../core/actor.ts';

/** The sources of a withdrawal: commission, and money of red envelopes (decisions 2.12). */
export const withdrawalSources = ['commission', 'redEnvelope'] as const;
export type WithdrawalSource = (typeof withdrawalSources)[number];

export const payoutMethods = ['bank', 'alipay', 'wechat', 'ewallet'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/**
 * Amounts in minor units, fee in basis points (decisions 2.12). An operator may set other values within these
 * limits.
 */
export const withdrawalLimits = {
  least: 1000,
  most: 2_000_000,
  mostADay: 5_000_000,
  aDay: 3,
  feeBps: { min: 0, max: 600, usual: 0 },
  mostFee: 2500,
  /** Working days until the money arrives, displayed beforehand. */
  days: 3,
} as const;

export const withdrawalStatuses = [
  'pending',
  'approved',
  'paying',
  'paid',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly WithdrawalStatus[]; to: WithdrawalStatus };

/**
 * The states of a withdrawal as one table (decisions 2.12). A rejected, cancelled or failed one returns the
 * money at once.
 */
export const withdrawalMoves = {
  approve: { by: ['operator'], from: ['pending'], to: 'approved' },
  reject: { by: ['operator'], from: ['pending'], to: 'rejected' },
  cancel: { by: ['buyer'], from: ['pending'], to: 'cancelled' },
  send: { by: ['operator'], from: ['approved'], to: 'paying' },
  settle: { by: ['operator'], from: ['paying'], to: 'paid' },
  fail: { by: ['operator'], from: ['paying'], to: 'failed' },
} as const satisfies Record<string, Rule>;
export type WithdrawalMove = keyof typeof withdrawalMoves;

/** A member has at most one of these per source. */
export const openWithdrawals = ['pending', 'approved', 'paying'] as const satisfies WithdrawalStatus[];

/** The fee in basis points of the amount, rounded down and at most `mostFee`; the net is the rest. */
export const feeOf = (amount: Money, feeBps: number): { fee: Money; net: Money } => {
  const fee = least(portion(amount, feeBps, 10_000), money(withdrawalLimits.mostFee));
  return { fee, net: minus(amount, fee) };
};

/**
 * The accounts that can receive money: digits of a bank card with its check digit (ISO/IEC 7812), a phone
 * number or e-mail, a WeChat name.
 */
const accounts: Readonly<Record<PayoutMethod, (account: string) => boolean>> = {
  bank: (account) => /^\d{12,19}$/.test(account) && luhn(account),
  alipay: (account) => /^1[3-9]\d{9}$/.test(account) || /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(account),
  wechat: (account) => /^[A-Za-z][\w-]{5,19}$/.test(account) || /^1[3-9]\d{9}$/.test(account),
  ewallet: (account) => /^\+?\d{9,15}$/.test(account),
};

/** An account as people type it, without the spaces and dashes between its groups. */
export const plainAccount = (method: PayoutMethod, typed: string): string =>
  method === 'bank' || method === 'ewallet' ? typed.replace(/[\s-]/g, '') : typed.trim();

export const isAccount = (method: PayoutMethod, account: string): boolean => accounts[method](account);

/** The last four characters, the only ones that are ever displayed. */
export const maskAccount = (account: string): string => `•••• ${account.slice(-4)}`;

const luhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
