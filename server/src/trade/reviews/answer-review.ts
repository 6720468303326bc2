import { dayMs } from '@mall/contract/core/time';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { handlingLimits } from '@mall/contract/trade/handled-review';
import { noteOperator } from '../../platform/audit/operator.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { lockSeen } from './handled.queries.ts';
import { nameParams } from './name-params.ts';

/** Whether an answer may be given or changed. */
export const isAnswerable = (firstReplyAt: Date | null): boolean =>
  firstReplyAt === null || clock.nowMs() <= firstReplyAt.getTime() + handlingLimits.editableDays * dayMs;

/**
 * The seller's one answer below a review; it can be changed for a while. Its author is told of the first. Throws missing,
 * review.changedMeanwhile, review.notShown, review.answerTooLate.
 */
export const answerReview = async (
  tx: Tx,
  caller: Member,
  scope: SellerScope,
  { id, version, text }: Input<'shopReview.answer'>,
): Promise<void> => {
  const held = await lockSeen(tx, scope, { id, version });
  if (held.state !== 'shown') throw new Refusal('review.notShown');
  if (!isAnswerable(held.first_reply_at))
    throw new Refusal('review.answerTooLate', { days: handlingLimits.editableDays });
  const now = clock.now();
  await tx
    .updateTable('reviews')
    .set({
      reply: text,
      replied_at: now,
      replied_by: caller.memberId,
      first_reply_at: held.first_reply_at ?? now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const about = held.product.zh;
  await (scope.shopId === null
    ? noteOperator(tx, caller, 'review.answer', `review:${id}`, { about })
    : recordAudit(tx, caller, scope.shopId, { action: 'review.answer', object: `review:${id}`, about }));
  if (held.first_reply_at !== null) return;
  await sendMessages(tx, [memberMessage('review.answered', held.user_id, nameParams(held.product), id)]);
};
