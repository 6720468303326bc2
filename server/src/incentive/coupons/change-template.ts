import { adjustProblem, type Adjustment } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockTemplate } from './planned.queries.ts';

/**
 * Changes until when a coupon can be got, and how many there are. Who holds one keeps it as it was given. Throws missing,
 * campaign.notNow, .endWrong, .fewer, goods.changedElsewhere.
 */
export const changeTemplate = async (
  tx: Tx,
  caller: Member,
  id: string,
  read: number,
  asked: Adjustment,
): Promise<void> => {
  const template = await lockTemplate(tx, id);
  if (template === undefined) throw new Refusal('missing');
  const { version, state, take_from: startAt, take_to: endAt, total: pieces } = template;
  if (version !== read)
    throw new Refusal('goods.changedElsewhere', { version, content: { endAt: endAt.toISOString(), pieces } });
  const problem = adjustProblem({ state, startAt, pieces }, asked, clock.now());
  if (problem !== null) throw new Refusal(problem);
  const [until, total] = [asked.endAt ?? endAt, asked.pieces ?? pieces];
  await tx
    .updateTable('coupon_templates')
    .set({ take_to: until, total, version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
  await noteOperator(tx, caller, 'coupon.adjust', `coupon:${id}`, {
    old: { endAt: endAt.toISOString(), stock: pieces },
    new: { endAt: until.toISOString(), stock: total },
  });
};
