import { adjustProblem, type Adjustment } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { takeStock } from '../../catalog/index.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { mustMeetNone } from './meeting.queries.ts';
import { noteSale } from './note.ts';
import { ownedBy } from './owned.queries.ts';
import { lockPlanned } from './planned-draft.queries.ts';
import { saleTimes } from './times.ts';

/**
 * Changes the end of a flash sale that shoppers know, and how many pieces it has: more are taken off the shelf. Throws
 * missing, campaign.notNow, campaign.endWrong, campaign.fewer, goods.changedElsewhere, seckill.overlaps,
 * order.shortOfStock.
 */
export const changeSale = async (
  tx: Tx,
  seller: Seller,
  id: string,
  read: number,
  asked: Adjustment,
): Promise<void> => {
  const sale = await lockPlanned(tx, seller.scope, id);
  if (sale === undefined) throw new Refusal('missing');
  const { version, start_at: startAt, end_at: endAt, stock_total: pieces, sku_id: skuId } = sale;
  if (version !== read)
    throw new Refusal('goods.changedElsewhere', {
      version,
      content: { endAt: endAt.toISOString(), pieces },
    });
  const problem = adjustProblem({ state: sale.status, startAt, pieces }, asked, clock.now());
  if (problem !== null) throw new Refusal(problem);
  // Pieces of a flash sale are counted: none has as many as are wanted.
  if (asked.pieces === -1) throw new Refusal('campaign.fewer');
  // The end is that of its last slot, as it was when it was planned.
  const times = saleTimes({ startAt, endAt: asked.endAt ?? endAt }, sale.slots, clock.now());
  if (times === null) throw new Refusal('campaign.endWrong');
  const { shopId } = seller.scope;
  const { language } = seller.caller;
  await mustMeetNone(tx, { id, skuId, shopId, startAt, endAt: times.endAt, slots: sale.slots, language });
  const more = (asked.pieces ?? pieces) - pieces;
  // Each move of stock is noted once: the version tells this one from those before.
  if (more > 0 && !(await takeStock(tx, skuId, more, { reason: 'seckill.publish', ref: `${id}-${version}` })))
    throw new Refusal('order.shortOfStock', [{ skuId: String(skuId) }]);
  await sql`
    update seckill_activities set end_at = ${times.endAt}, stock_total = stock_total + ${more}::int,
      stock_left = stock_left + ${more}::int, version = version + 1
    where id = ${id} and status in ('scheduled', 'running') and ${ownedBy(seller.scope)}`.execute(tx);
  const diff = {
    old: { endAt: endAt.toISOString(), stock: pieces },
    new: { endAt: times.endAt.toISOString(), stock: pieces + more },
  };
  await noteSale(tx, seller, 'seckill.adjust', { id, name: sale.name }, diff, diff);
};
