import {
  promoterLimits as limits,
  type PromoterMove,
  promoterMoves,
  type PromoterStatus,
} from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

export type Decision = Exclude<PromoterMove, 'apply'>;

/** Moves a promoter by their table and notifies them. Throws promoter.notAllowed, promoter.reasonMissing. */
export const decide = async (
  tx: Tx,
  userId: string,
  decision: Decision,
  { by, reason }: { by: string | null; reason: string },
): Promise<void> => {
  if ((decision === 'reject' || decision === 'suspend') && reason === '')
    throw new Refusal('promoter.reasonMissing');
  const { from, to } = promoterMoves[decision];
  const moved = await tx
    .updateTable('promoters')
    .set({
      status: to,
      reject_reason: reason,
      reviewed_at: clock.now(),
      decided_by: by,
      code: sql<string>`coalesce(code, ${newCode()})`,
    })
    .where('user_id', '=', userId)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new Refusal('promoter.notAllowed');
  const event = await noteStep(tx, userId, to, by, reason);
  const type = decision === 'restore' ? 'promoter.restored' : (`promoter.${to}` as const);
  await sendMessages(tx, [memberMessage(type, userId, { reason, hours: limits.againHours }, event)]);
};

/** Eight random digits: nobody finds a promoter by trying. */
const newCode = (): string => randomBytes(4).toString('hex').toUpperCase();

/** Writes a step of the timeline; returns its id. */
export const noteStep = async (
  tx: Tx,
  userId: string,
  isNow: PromoterStatus,
  by: string | null,
  note = '',
): Promise<string> => {
  const id = newId();
  await tx.insertInto('promoter_events').values({ id, user_id: userId, is_now: isNow, by, note }).execute();
  return id;
};
