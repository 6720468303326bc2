import type { LedgerEntry } from './entries.ts';

/** The states of a member's money from promoting (decisions 2.12). `paid` is what they have withdrawn. */
export const balanceKinds = {
  commission: ['estimated', 'frozen', 'available', 'held', 'paid'],
  redEnvelope: ['pending', 'available', 'held', 'paid'],
} as const;
export type Source = keyof typeof balanceKinds;
export type BalanceKind<S extends Source = Source> = (typeof balanceKinds)[S][number];

/**
 * The account of a pocket. Its balance is stored in `ledger_accounts`; the balances of shops, cash and the
 * mall are sums of their entries.
 */
export const balanceAccountOf = <S extends Source>(
  userId: string,
  source: S,
  pocket: BalanceKind<S>,
): string => `member:${userId}:${source}.${pocket}`;

export const isMemberBalance = ({ account }: LedgerEntry): boolean =>
  /^member:[^:]+:(commission|redEnvelope)\./.test(account);
