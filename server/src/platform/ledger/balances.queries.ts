import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';
import { type BalanceKind, balanceAccountOf, balanceKinds, type Source } from './balances.ts';

/**
 * Locks a pocket until the transaction ends if it holds at least this much: of two simultaneous withdrawals
 * of all of it, one is refused.
 */
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

/** What a member may withdraw, in minor units. For a query with that member's row. */
export const drawable = (userId: RawBuilder<string>): RawBuilder<number> => sql<number>`
  coalesce((select sum(balance) from ledger_accounts
    where account in ('member:' || ${userId} || ':commission.available',
      'member:' || ${userId} || ':redEnvelope.available')), 0)::bigint`;
