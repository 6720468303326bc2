import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids/ids.ts';
import type { LedgerEntry, LedgerEvent } from './entries.ts';
import { balanceParts, openBalances } from './open-balances.ts';

/**
 * Posts a transaction in double entry: the entries sum to zero, and a business event (type, id, seq) is
 * posted once, even if it is reported again. Amounts in minor units. Stored balances of members (`balances.ts`)
 * change with it. Throws RangeError when the sum is not zero. False when the event was posted before.
 */
export const postLedger = async (
  tx: Tx,
  event: LedgerEvent,
  entries: readonly LedgerEntry[],
): Promise<boolean> => {
  await openBalances(tx, event, entries);
  const { rows: booked } = await sql<{ n: number }>`
    with ${ledgerParts(event, entries, sql<boolean>`true`)}, ${balanceParts(entries)}
    select count(*) as n from booked`.execute(tx);
  return (booked[0]?.n ?? 0) > 0;
};

/**
 * The same as parts of a statement, `booked` being the entries: if `when` holds. Not for accounts with a
 * stored balance.
 */
export const ledgerParts = (
  event: LedgerEvent,
  entries: readonly LedgerEntry[],
  when: RawBuilder<boolean>,
): RawBuilder<unknown> => {
  const total = entries.reduce((so, entry) => so + entry.delta, 0);
  if (total !== 0) throw new RangeError(`Ledger entries of ${event.bizType} ${event.bizId} sum to ${total}`);
  const rows = entries.map((entry, idx) => ({ ...entry, idx }));
  return sql`
    txn as (
      insert into ledger_txns (id, biz_type, biz_id, seq)
      select ${newId()}, ${event.bizType}, ${event.bizId}, ${event.seq ?? 0}::int where ${when}
      on conflict (biz_type, biz_id, seq) do nothing returning id),
    booked as (
      insert into ledger_entries (txn_id, idx, account, delta, currency)
      select txn.id, e.idx, e.account, e.delta, ${event.currency}
      from txn, jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as e(idx smallint, account text, delta bigint)
      returning 1)`;
};
