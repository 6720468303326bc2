import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { LedgerEntry, LedgerEvent } from './entries.ts';
import { isMemberBalance } from './balances.ts';

/** Creates the rows of the balances that entries will change: only an existing row can be locked. */
export const openBalances = async (
  tx: Tx,
  { currency }: LedgerEvent,
  entries: readonly LedgerEntry[],
): Promise<void> => {
  const stored = entries.filter(isMemberBalance);
  if (stored.length === 0) return;
  await tx
    .insertInto('ledger_accounts')
    .values(stored.map(({ account }) => ({ account, currency })).sort(byAccount))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const byAccount = (a: { account: string }, b: { account: string }): number =>
  a.account < b.account ? -1 : 1;

/**
 * Parts of the statement that posts `txn`: the balances change with it, locked in the order of their names.
 */
export const balanceParts = (entries: readonly LedgerEntry[]): RawBuilder<unknown> => {
  const stored = entries.filter(isMemberBalance);
  return sql`
    locked as (
      select account from ledger_accounts
      where account in (${sql.join(stored.length === 0 ? [null] : stored.map(({ account }) => account))})
        order by account for update),
    moved as (
      update ledger_accounts a set balance = a.balance + e.delta
      from locked, txn, (select account, sum(delta)::bigint as delta
        from jsonb_to_recordset(${JSON.stringify(stored)}::text::jsonb) as e(account text, delta bigint)
          group by account) e
      where a.account = locked.account and e.account = locked.account)`;
};
