import { orderStatus } from '@mall/contract/trade/order';
import { deliveryLimits, deliveryMoves, deliveryStatus, moveBetween } from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Locked } from './lock.queries.ts';
import { reforecast } from './move.ts';

type LastStep = { id: string; status: Locked['status']; before: Locked['status']; at: Date };

/** What a member of staff may take back: the last step, if it is their own and at most an hour old. */
const lastStep = (deliveryId: RawBuilder<unknown>, memberId: string) => sql<LastStep>`
  select s.id, s.status, p.status as before, s.at
  from (select * from delivery_steps where delivery_id = ${deliveryId} and undone_at is null order by seq desc limit 1)
    s
  join lateral (
    select status from delivery_steps p where p.delivery_id = s.delivery_id and p.undone_at is null and p.seq < s.seq
    order by seq desc limit 1) p on true
  where s.actor = 'shop' and s.by = ${memberId}
    and s.at > now() - make_interval(mins => ${deliveryLimits.undoMinutes}::int)`;

/** Until when this member of staff may take the last step back; null when they may not. */
export const undoUntil = async (
  reader: Reader,
  deliveryId: string,
  memberId: string,
): Promise<Date | null> => {
  const { rows } = await lastStep(sql`${deliveryId}`, memberId).execute(reader);
  const [step] = rows;
  if (step === undefined || !mayUndo(step) || (await shippedByIt(reader, deliveryId, step))) return null;
  return new Date(step.at.getTime() + deliveryLimits.undoMinutes * 60_000);
};

/**
 * Takes the last step of a locked delivery back. Throws delivery.undoTooLate when it is another's, too old,
 * or already reported.
 */
export const undoStep = async (tx: Tx, delivery: Locked, memberId: string): Promise<void> => {
  const { rows } = await lastStep(sql`${delivery.id}`, memberId).execute(tx);
  const [step] = rows;
  if (step === undefined || !mayUndo(step) || (await shippedByIt(tx, delivery.id, step)))
    throw new Refusal('delivery.undoTooLate');
  const arrived = step.status === deliveryStatus.installing && step.before !== deliveryStatus.notAccepted;
  await sql`
    update deliveries set status = ${step.before}, visit_at = case when ${step.status} = 4 then null else visit_at end,
      arrived_at = case when ${arrived} then null else arrived_at end
    where id = ${delivery.id} and status = ${step.status}`.execute(tx);
  await sql`update delivery_steps set undone_at = now() where id = ${step.id}`.execute(tx);
  if (step.before === deliveryStatus.notAccepted)
    await sql`update claims set status = 'open' where delivery_id = ${delivery.id} and status = 'scheduled'`.execute(
      tx,
    );
  await reforecast(tx, delivery.id);
};

const mayUndo = ({ before, status }: LastStep): boolean => {
  const move = moveBetween(before, status);
  return move !== undefined && deliveryMoves[move].undo;
};

/**
 * A departure that shipped the order stays: the buyer was notified, and an order does not go back
 * (docs/features/deliveries-and-installers.md).
 */
const shippedByIt = async (reader: Reader, deliveryId: string, { status }: LastStep): Promise<boolean> => {
  if (status !== deliveryStatus.inTransit) return false;
  const { rows } = await sql`
    select 1 from deliveries d join orders o on o.id = d.order_id
    where d.id = ${deliveryId} and o.status >= ${literal(orderStatus.shipped)}
      and not exists (select 1 from deliveries x where x.order_id = d.order_id and x.id <> d.id
        and x.status >= ${literal(deliveryStatus.inTransit)})`.execute(reader);
  return rows.length > 0;
};
