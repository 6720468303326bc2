import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteChangedRating } from '../../catalog/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { lockSeen } from './handled.queries.ts';
import { nameParams } from './name-params.ts';
import { countedAs } from './seen.ts';

/**
 * Shows a review to shoppers, or hides it: it counts for its product only while it is shown, and its author is told.
 * Hiding one that is reported agrees with the shop; showing it again does not. Throws missing,
 * review.changedMeanwhile, review.reasonMissing.
 */
export const decideReview = async (
  tx: Tx,
  caller: Operator,
  { id, version, decision, reason }: Input<'mallReview.decide'>,
): Promise<void> => {
  const held = await lockSeen(tx, 'all', { id, version });
  if (decision === 'hide' && reason === '') throw new Refusal('review.reasonMissing');
  const state = decision === 'hide' ? 'hidden' : 'shown';
  await tx
    .updateTable('reviews')
    .set({
      state,
      reason: decision === 'hide' ? reason : '',
      decided_by: caller.memberId,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  // What was hidden and is shown again was hidden in error: the shop's report is not agreed with any more.
  if (decision === 'hide' || held.state === 'hidden')
    await tx
      .updateTable('review_reports')
      .set({
        state: decision === 'hide' ? 'upheld' : 'dismissed',
        ended_by: caller.memberId,
        ended_at: clock.now(),
      })
      .where('review_id', '=', id)
      .where('state', '=', decision === 'hide' ? 'open' : 'upheld')
      .execute();
  await noteChangedRating(tx, held.product_id, countedAs(held), countedAs({ ...held, state }));
  await noteOperator(tx, caller, `review.${decision}`, `review:${id}`, {
    about: held.product.zh,
    ...(decision === 'hide' ? { new: { reason } } : {}),
  });
  if (state === held.state && decision === 'show') return;
  await sendMessages(tx, [
    memberMessage(
      state === 'hidden' ? 'review.hidden' : 'review.shown',
      held.user_id,
      { ...nameParams(held.product), reason },
      `${id}:${version}`,
    ),
  ]);
};
