import { boostLimits } from '@mall/contract/campaign/boost';
import { dayMs, hourMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { book, mall } from './follow.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Gives a member a red envelope for a launch that reached its goal; it can be withdrawn after a while
 * (decisions 2.10). Minor units.
 */
export const openEnvelope = async (
  tx: Tx,
  { userId, launchId, amount }: { userId: string; launchId: string; amount: number },
): Promise<void> => {
  const now = clock.nowMs();
  const row = await tx
    .insertInto('red_envelopes')
    .values({
      id: newId(),
      user_id: userId,
      launch_id: launchId,
      amount,
      available_at: new Date(now + boostLimits.holdHours * hourMs),
      expires_at: new Date(now + boostLimits.envelopeDays * dayMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await book(tx, row, [
    { account: mall, delta: -amount },
    { account: balanceAccountOf(userId, 'redEnvelope', 'pending'), delta: amount },
  ]);
};

/** Takes back an envelope that nobody can withdraw yet. False when it can be withdrawn, or is gone. */
export const revokeEnvelope = async (tx: Tx, launchId: string): Promise<boolean> => {
  const row = await tx
    .updateTable('red_envelopes')
    .set({ status: 'revoked', lost: sql`amount`, step: sql`step + 1` })
    .where('launch_id', '=', launchId)
    .where('status', '=', 'pending')
    .where('available_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  await book(tx, row, [
    { account: balanceAccountOf(row.user_id, 'redEnvelope', 'pending'), delta: -row.amount },
    { account: mall, delta: row.amount },
  ]);
  return true;
};
