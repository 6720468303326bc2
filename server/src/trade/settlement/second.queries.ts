import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { secondFrom } from './terms.queries.ts';

const today = sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`;

/**
 * Whether two operators approve money that is to leave by hand: from the sum of the terms of all shops on (or `from`, if
 * that is more), alone or with what left today on the approval of one. So a large sum cannot leave in small parts. Who asks
 * holds the lock until the end of the transaction.
 */
export const needsSecond = async (
  tx: Tx,
  { amount, currency, from = 0 }: { amount: number; currency: string; from?: number },
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('money that leaves by hand', 0))`.execute(tx);
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from (
      select amount, currency from withdrawal_batches
      where approved_at >= ${today} and second_by is null and status in ('approved', 'sent', 'done')
      union all
      select amount, currency from payout_batches
      where approved_at >= ${today} and second_by is null and status in ('approved', 'sent', 'done')
      union all
      select net, currency from withdrawals w where sent_at >= ${today} and not exists (
        select from withdrawal_batch_lines l where l.withdrawal_id = w.id and l.state <> 'left')
      union all
      select amount, currency from payouts p where sent_at >= ${today} and second_by is null and not exists (
        select from payout_batch_lines l where l.payout_id = p.id and l.state <> 'left')) one
    where currency = ${currency}`.execute(tx);
  return amount + (rows[0]?.amount ?? 0) >= Math.max(from, await secondFrom(tx, clock.now()));
};
