import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';
import type { LedgerEntry, LedgerEvent } from './entries.ts';

/** Where a member's money from promoting stands (decisions 2.12). `paid` is what he has drawn. */
export const balanceKinds = {
  commission: ['estimated', 'frozen', 'available', 'held', 'paid'],
  redEnvelope: ['pending', 'available', 'held', 'paid'],
} as const;
export type Source = keyof typeof balanceKinds;
export type BalanceKind<S extends Source = Source> = (typeof balanceKinds)[S][number];

/** The account of a pocket. Its balance is kept in `ledger_accounts`; those of shops, cash and the mall are sums of their entries. */
export const balanceAccountOf = <S extends Source>(
  userId: string,
  source: S,
  pocket: BalanceKind<S>,
): string => `member:${userId}:${source}.${pocket}`;

const isKept = ({ account }: LedgerEntry): boolean =>
  /^member:[^:]+:(commission|redEnvelope)\./.test(account);

/** Makes room for the balances that entries will change: a row can only be locked when it is there. */
export const openBalances = async (
  tx: Tx,
  { currency }: LedgerEvent,
  entries: readonly LedgerEntry[],
): Promise<void> => {
  const kept = entries.filter(isKept);
  if (kept.length === 0) return;
  await tx
    .insertInto('ledger_accounts')
    .values(kept.map(({ account }) => ({ account, currency })).sort(byAccount))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const byAccount = (a: { account: string }, b: { account: string }): number =>
  a.account < b.account ? -1 : 1;

/** Parts of the statement that books `txn`: the balances move with it, locked in the order of their names. */
export const balanceParts = (entries: readonly LedgerEntry[]): RawBuilder<unknown> => {
  const kept = entries.filter(isKept);
  return sql`
    locked as (
      select account from ledger_accounts
      where account in (${sql.join(kept.length === 0 ? [null] : kept.map(({ account }) => account))}) order by account for update),
    moved as (
      update ledger_accounts a set balance = a.balance + e.delta
      from locked, txn, (select account, sum(delta)::bigint as delta
        from jsonb_to_recordset(${JSON.stringify(kept)}::text::jsonb) as e(account text, delta bigint) group by account) e
      where a.account = locked.account and e.account = locked.account)`;
};

/** Locks a pocket until the transaction ends if it holds at least so much: of two who would empty it, one is told no. */
export const lockAtLeast = async (tx: Tx, account: string, amount: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('ledger_accounts')
    .select('account')
    .where('account', '=', account)
    .where('balance', '>=', amount)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** What a member has in each pocket of a source, minor units. */
export const balancesOf = async <S extends Source>(
  reader: Reader,
  userId: string,
  source: S,
): Promise<Record<BalanceKind<S>, number>> => {
  const names: readonly BalanceKind<S>[] = balanceKinds[source];
  const rows = await reader
    .selectFrom('ledger_accounts')
    .select(['account', 'balance'])
    .where(
      'account',
      'in',
      names.map((pocket) => balanceAccountOf(userId, source, pocket)),
    )
    .execute();
  const held = new Map(rows.map(({ account, balance }) => [account, balance]));
  return Object.fromEntries(
    names.map((pocket) => [pocket, held.get(balanceAccountOf(userId, source, pocket)) ?? 0]),
  ) as Record<BalanceKind<S>, number>; // one for each of the names
};

/** What a member may draw, in minor units. For a query with that member's row. */
export const drawable = (userId: RawBuilder<string>): RawBuilder<number> => sql<number>`
  coalesce((select sum(balance) from ledger_accounts
    where account in ('member:' || ${userId} || ':commission.available', 'member:' || ${userId} || ':redEnvelope.available')), 0)::bigint`;
