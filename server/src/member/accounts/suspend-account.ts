import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { refuseOperator, requireMember } from './help.queries.ts';
import { endSessions } from './open-session.ts';

type Asked = { readonly id: string; readonly reason: string };

/**
 * Closes an account to its owner, who is told why, and ends every session of it. Throws missing, member.isOperator,
 * member.changedMeanwhile when it is closed already.
 */
export const suspendAccount = async (tx: Tx, operator: Operator, { id, reason }: Asked): Promise<void> => {
  await requireMember(tx, id);
  await refuseOperator(tx, id);
  // Sessions that open at this moment hold a share of the row (open-session.ts): they are ended too.
  const { rows } = await sql`
    update users set locked_at = now(), locked_why = ${reason} where id = ${id} and locked_at is null
    returning 1`.execute(tx);
  if (rows.length === 0) throw new Refusal('member.changedMeanwhile');
  await endSessions(tx, id, null);
  await noteOperator(tx, operator, 'member.lock', `user:${id}`, { new: { reason } });
  await sendMessages(tx, [memberMessage('account.locked', id, { reason }, newId())]);
};

/** Lets its owner in again, and tells them. Throws missing, member.changedMeanwhile when it is open already. */
export const reopenAccount = async (tx: Tx, operator: Operator, { id, reason }: Asked): Promise<void> => {
  await requireMember(tx, id);
  const { rows } = await sql`
    update users set locked_at = null, locked_why = '' where id = ${id} and locked_at is not null
    returning 1`.execute(tx);
  if (rows.length === 0) throw new Refusal('member.changedMeanwhile');
  await noteOperator(tx, operator, 'member.unlock', `user:${id}`, { new: { reason } });
  await sendMessages(tx, [memberMessage('account.unlocked', id, {}, newId())]);
};
