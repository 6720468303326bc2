import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lockSeen } from './handled.queries.ts';

/** A reported review stays shown. Throws missing unless a report waits, review.changedMeanwhile. */
export const dismissReport = async (
  tx: Tx,
  caller: Operator,
  { id, version }: Input<'mallReview.dismissReport'>,
): Promise<void> => {
  const held = await lockSeen(tx, 'all', { id, version });
  const ended = await tx
    .updateTable('review_reports')
    .set({ state: 'dismissed', ended_by: caller.memberId, ended_at: clock.now() })
    .where('review_id', '=', id)
    .where('state', '=', 'open')
    .returning('review_id')
    .executeTakeFirst();
  if (ended === undefined) throw new Refusal('missing');
  await noteOperator(tx, caller, 'review.dismissReport', `review:${id}`, { about: held.product.zh });
};
