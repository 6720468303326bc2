import { typedUnits } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { balancesOf, lockAtLeast } from '../../platform/ledger/balances.queries.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { type Correction, correctionById, correctionType, hasMoney } from './money.queries.ts';
import { keepPerson } from './promoters.queries.ts';

/**
 * Gives a promoter money or takes it back, once: the same correction sent again changes nothing. What is taken is locked as
 * withdrawals lock it, so that of both at once one is refused. Throws promoter.ownMoney, withdrawal.notEnough,
 * missing, idempotency.mismatch.
 */
export const addCorrection = async (
  tx: Tx,
  operator: Operator,
  { id, userId, amount, reason }: Correction,
): Promise<void> => {
  if (userId === operator.memberId) throw new Refusal('promoter.ownMoney');
  if (!(await keepPerson(tx, userId)) || !(await hasMoney(tx, userId))) throw new Refusal('missing');
  const made = await tx
    .insertInto('promoter_corrections')
    .values({ id, user_id: userId, amount, reason, made_by: operator.memberId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('currency')
    .executeTakeFirst();
  if (made === undefined) return mustBeTheSame(tx, operator, { id, userId, amount, reason });
  const account = balanceAccountOf(userId, 'commission', 'available');
  if (amount < 0 && !(await lockAtLeast(tx, account, -amount))) {
    const { available } = await balancesOf(tx, userId, 'commission');
    throw new Refusal('withdrawal.notEnough', { available: typedUnits(Math.max(0, available)) });
  }
  await postLedger(tx, { bizType: correctionType, bizId: id, currency: made.currency }, [
    { account, delta: amount },
    { account: 'platform:adjustments', delta: -amount },
  ]);
  await noteOperator(tx, operator, 'promoter.correct', `promoter:${userId}`, { new: { amount, reason } });
  const type = amount > 0 ? 'promoter.credited' : 'promoter.debited';
  await sendMessages(tx, [memberMessage(type, userId, { amount: Math.abs(amount), reason }, id)]);
};

const mustBeTheSame = async (tx: Tx, { memberId }: Operator, asked: Correction): Promise<void> => {
  const first = await correctionById(tx, asked.id);
  const isSame =
    first?.user_id === asked.userId &&
    first.amount === asked.amount &&
    first.reason === asked.reason &&
    first.made_by === memberId;
  if (!isSame) throw new Refusal('idempotency.mismatch');
};
