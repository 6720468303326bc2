import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { requireMember } from '../accounts/help.queries.ts';
import { userOfMobile } from '../accounts/known.queries.ts';
import { endSessions } from '../accounts/open-session.ts';
import { removeAllFactors } from './remove-factor.ts';

/**
 * An operator takes every second factor off an account whose owner lost them all, and says how they made sure who
 * asked; the member hears of it. Throws missing, secondFactor.none.
 */
export const helpLockedOut = async (
  db: Db,
  operator: Member,
  { mobile, id, reason }: Input<'platformMember.removeSecondFactors'>,
): Promise<{ removed: number }> => {
  const user = mobile === undefined ? { id: id ?? '' } : await userOfMobile(db, mobile);
  if (user === undefined) throw new Refusal('missing');
  return inTransaction(db, async (tx) => {
    await lockMember(tx, user.id);
    await requireMember(tx, user.id);
    const removed = await removeAllFactors(tx, user.id);
    if (removed === 0) throw new Refusal('secondFactor.none');
    await endSessions(tx, user.id, null);
    await noteOperator(tx, operator, 'member.removeSecondFactors', `user:${user.id}`, { reason, removed });
    await sendMessages(tx, [memberMessage('account.secondFactorsRemoved', user.id, {}, newId())]);
    return { removed };
  });
};
