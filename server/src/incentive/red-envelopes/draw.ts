import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * Takes a withdrawal of a member out of their red envelopes, those that expire first come first. They must
 * have that much.
 */
export const drawEnvelopes = async (
  tx: Tx,
  { id, user_id: userId, amount }: { id: string; user_id: string; amount: number },
): Promise<void> => {
  const { rows } = await sql<{ drawn: number }>`
    with held as (
      select id, available, expires_at from red_envelopes
      where user_id = ${userId} and status = 'available' and available > 0 order by expires_at, id for update),
    queue as (
      select id, available, sum(available) over (order by expires_at, id) - available as before from held),
    parts as (
      select id, least(available, ${amount}::bigint - before) as part from queue where before < ${amount}::bigint),
    taken as (
      update red_envelopes e set available = e.available - parts.part, step = e.step + 1 from parts
        where e.id = parts.id),
    noted as (
      insert into withdrawal_envelopes (withdrawal_id, envelope_id, amount) select ${id}, id, part from parts
        returning amount)
    select coalesce(sum(amount), 0)::bigint as drawn from noted`.execute(tx);
  if (rows[0]?.drawn !== amount)
    throw new Error(`The envelopes of ${userId} do not hold what his pocket says.`);
};

/**
 * The amount of a failed withdrawal is in its envelopes again; one whose time is over meanwhile expires at
 * the next read.
 */
export const refillEnvelopes = async (tx: Tx, withdrawalId: string): Promise<void> => {
  await sql`
    with back as (delete from withdrawal_envelopes where withdrawal_id = ${withdrawalId} returning envelope_id, amount),
    locked as (select e.id from red_envelopes e join back on back.envelope_id = e.id order by e.id for update of e)
    update red_envelopes e set available = e.available + back.amount, status = 'available', step = e.step + 1
    from back, locked where e.id = back.envelope_id and locked.id = e.id`.execute(tx);
};
