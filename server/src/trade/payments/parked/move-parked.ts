import { type ParkedMove, parkedMoves } from '@mall/contract/trade/parked';
import { Refusal } from '@mall/contract/core/refusals';
import type { Updateable } from 'kysely';
import { clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { TradeTables } from '../../../platform/db/schema/trade.ts';
import { notBeingSent } from '../being-sent.queries.ts';
import type { ParkedRow } from './parked.queries.ts';

type Stamps = Updateable<TradeTables['parked_payments']>;

/**
 * Moves parked money as its table allows; undefined when somebody was quicker, or when it is being sent back. What its
 * provider has accepted to send is recorded by nobody: `refund_ref` is null again when it would not after all.
 */
export const moveParked = (
  tx: Tx,
  id: string,
  move: ParkedMove,
  stamps: Stamps = {},
): Promise<ParkedRow | undefined> => {
  const { from, to } = parkedMoves[move];
  return tx
    .updateTable('parked_payments')
    .set({ status: to, ...stamps })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .$if(move === 'record', (query) => query.where('refund_ref', 'is', null).where(notBeingSent))
    .returningAll()
    .executeTakeFirst();
};

/** An operator takes it upon them, with a reason. Throws missing, parked.resolved, refund.beingSent. */
export const moveByOperator = async (
  tx: Tx,
  { memberId }: { memberId: string },
  { id, reason }: { id: string; reason: string },
  move: ParkedMove,
  stamps: Stamps = {},
): Promise<ParkedRow> => {
  const by = { resolved_by: memberId, resolved_at: clock.now(), reason };
  const moved = await moveParked(tx, id, move, { ...by, ...stamps });
  if (moved !== undefined) return moved;
  return refuseParked(tx, id, move);
};

/** Throws why money could not be moved. */
export const refuseParked = async (tx: Tx, id: string, move: ParkedMove): Promise<never> => {
  const held = await tx
    .selectFrom('parked_payments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  const allowed = parkedMoves[move].from.some((status) => status === held.status);
  throw allowed ? new Refusal('refund.beingSent') : new Refusal('parked.resolved', { status: held.status });
};
