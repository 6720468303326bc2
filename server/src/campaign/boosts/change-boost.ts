import { adjustProblem, type Adjustment } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockBoost, templateSuffices } from './planned.queries.ts';

/**
 * Changes the end of a boost that shoppers know, and how many launches can reach their goal. What was launched keeps its
 * plan and its time. Throws missing, campaign.notNow, .endWrong, .fewer, goods.changedElsewhere, boost.couponUnfit.
 */
export const changeBoost = async (
  tx: Tx,
  caller: Member,
  id: string,
  read: number,
  asked: Adjustment,
): Promise<void> => {
  const boost = await lockBoost(tx, id);
  if (boost === undefined) throw new Refusal('missing');
  const { version, state, start_at: startAt, end_at: endAt, stock_total: pieces, stock_left: left } = boost;
  if (version !== read)
    throw new Refusal('goods.changedElsewhere', { version, content: { endAt: endAt.toISOString(), pieces } });
  const problem = adjustProblem({ state, startAt, pieces }, asked, clock.now());
  if (problem !== null) throw new Refusal(problem);
  // Each launch reserves something: none has as many as are wanted.
  if (asked.pieces === -1) throw new Refusal('campaign.fewer');
  const until = asked.endAt ?? endAt;
  const more = (asked.pieces ?? pieces) - pieces;
  if (boost.template_id !== null && !(await templateSuffices(tx, boost, { left: left + more, endAt: until })))
    throw new Refusal('boost.couponUnfit');
  await sql`
    update boost_activities set end_at = ${until}, stock_total = stock_total + ${more}::int,
      stock_left = stock_left + ${more}::int, version = version + 1
    where id = ${id} and status = 'open'`.execute(tx);
  await noteOperator(tx, caller, 'boost.adjust', `boost:${id}`, {
    old: { endAt: endAt.toISOString(), stock: pieces },
    new: { endAt: until.toISOString(), stock: pieces + more },
  });
};
