import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { lockSeen } from './handled.queries.ts';

/**
 * A shop asks the mall to look at a review of what it sold, once. Throws missing, review.changedMeanwhile,
 * review.notShown, review.reported.
 */
export const reportReview = async (
  tx: Tx,
  caller: Staff,
  { id, version, reason, note }: Input<'shopReview.report'>,
): Promise<void> => {
  const { shopId } = caller.staff;
  const held = await lockSeen(tx, { shopId }, { id, version });
  if (held.state !== 'shown') throw new Refusal('review.notShown');
  const made = await tx
    .insertInto('review_reports')
    .values({
      review_id: id,
      reason,
      note,
      reported_by: caller.memberId,
      reported_at: clock.now(),
      ended_by: null,
      ended_at: null,
    })
    .onConflict((known) => known.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  if (made === undefined) throw new Refusal('review.reported');
  await recordAudit(tx, caller, shopId, {
    action: 'review.report',
    object: `review:${id}`,
    about: held.product.zh,
    ...(note === '' ? {} : { new: { note } }),
  });
};
