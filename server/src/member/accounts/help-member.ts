import type { Revealable } from '@mall/contract/operator/mall-members';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { erasePerson } from './erase.ts';
import { refuseOperator, requireMember } from './help.queries.ts';
import { endSessions } from './open-session.ts';
import { requireNone } from './removal.ts';
import { lockWhole, obstaclesOf } from './removal.queries.ts';

const actions = {
  mobile: 'member.revealMobile',
  email: 'member.revealEmail',
  realName: 'member.revealRealName',
} as const;

/** One masked value whole; that it was looked at is logged before it is given. Throws missing. */
export const helpByRevealing = async (
  tx: Tx,
  operator: Operator,
  { id, what }: { readonly id: string; readonly what: Revealable },
): Promise<string> => {
  const { mobile, email, real_name: realName } = await requireMember(tx, id);
  const value = { mobile, email, realName }[what];
  if (value === null || value === '') throw new Refusal('missing');
  await noteOperator(tx, operator, actions[what], `user:${id}`);
  return value;
};

/** Signs a member out everywhere, and tells them. Returns how many sessions there were. Throws missing, member.isOperator. */
export const helpBySigningOut = async (tx: Tx, operator: Operator, id: string): Promise<number> => {
  await requireMember(tx, id);
  await refuseOperator(tx, id);
  const count = await endSessions(tx, id, null);
  await noteOperator(tx, operator, 'member.endSessions', `user:${id}`, { new: { count } });
  if (count > 0) await sendMessages(tx, [memberMessage('account.signedOut', id, {}, newId())]);
  return count;
};

type Level = {
  readonly id: string;
  readonly seen: number;
  readonly level: number;
  readonly reason: string;
};

/** Gives a member another level. Throws missing, member.changedMeanwhile. */
export const helpByLevel = async (tx: Tx, operator: Operator, asked: Level): Promise<void> => {
  const { id, seen, level, reason } = asked;
  await requireMember(tx, id);
  const changed = await tx
    .updateTable('users')
    .set({ rank: level })
    .where('id', '=', id)
    .where('rank', '=', seen)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('member.changedMeanwhile');
  await noteOperator(tx, operator, 'member.level', `user:${id}`, {
    old: { level: seen },
    new: { level, reason },
  });
};

/**
 * Erases a member who asked for it, under the same conditions as they could themselves. Returns the files to remove
 * after the transaction. Throws missing, member.isOperator, account.ordersUnderWay, account.moneyOwed, account.ownsShop.
 */
export const helpByErasing = async (
  tx: Tx,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<string[]> => {
  await lockWhole(tx, id);
  const { mobile } = await requireMember(tx, id);
  await refuseOperator(tx, id);
  requireNone(await obstaclesOf(tx, id));
  await noteOperator(tx, operator, 'member.erase', `user:${id}`, { new: { reason } });
  return erasePerson(tx, id, mobile);
};
