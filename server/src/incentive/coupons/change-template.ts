import { adjustProblem, type Adjustment } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { noteCoupon } from './note.ts';
import { ownedBy } from './owned.queries.ts';
import { lockTemplate } from './planned.queries.ts';

/**
 * Changes until when a coupon can be got, and how many there are. Who holds one keeps it as it was given. Throws missing,
 * campaign.notNow, .endWrong, .fewer, goods.changedElsewhere.
 */
export const changeTemplate = async (
  tx: Tx,
  seller: Seller,
  id: string,
  read: number,
  asked: Adjustment,
): Promise<void> => {
  const template = await lockTemplate(tx, seller.scope, id);
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
    .where(ownedBy(seller.scope))
    .execute();
  const [old, next] = [endAt.toISOString(), until.toISOString()];
  await noteCoupon(
    tx,
    seller,
    'coupon.adjust',
    { id, name: template.name },
    { old: { endAt: old, stock: pieces }, new: { endAt: next, stock: total } },
    { old: { endAt: old, count: limited(pieces) }, new: { endAt: next, count: limited(total) } },
  );
};

/** How many; null: as many as are wanted. */
const limited = (pieces: number): number | null => (pieces < 0 ? null : pieces);
