import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { json, type Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { sendMessages, shopMessage } from '../messages/outbox.ts';
import { changedElsewhere } from './drafts.ts';
import { moveFrom, refuseIncomplete } from './moves.ts';
import { diffOf, noteGoods } from './note.ts';
import { publishGoods } from './publish.ts';
import { lockGoods, shownGoods } from './queries.ts';
import { toTexts } from '../text/typed.ts';

/**
 * The operator's word about the version that he has read. Approved, it is what shoppers see; rejected, the shop is told why and may send
 * it again, while what was approved before stays. Throws missing, goods.notNow, goods.changedElsewhere, goods.reasonMissing.
 */
export const decideGoods = async (
  tx: Tx,
  caller: Member,
  { id, version, decision, reason }: Input<'platformGoods.decide'>,
): Promise<null> => {
  const row = await lockGoods(tx, null, id);
  if (row === undefined) throw new Refusal('missing');
  moveFrom(row.state, [decision]);
  if (row.version !== version) {
    const now = await shownGoods(tx, null, id);
    throw now === undefined ? new Refusal('missing') : changedElsewhere(now);
  }
  if (decision === 'reject' && reason === '') throw new Refusal('goods.reasonMissing');
  if (decision === 'approve') {
    await refuseIncomplete(tx, row.shop_id, row.content);
    const productId = await publishGoods(tx, row);
    await tx
      .updateTable('own_goods')
      .set({
        product_id: productId,
        live: json(row.content),
        state: 'approved',
        reason: null,
        approved_at: new Date(),
        reviewed_at: new Date(),
        version: row.version + 1,
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  } else
    await tx
      .updateTable('own_goods')
      .set({ state: 'rejected', reason, reviewed_at: new Date(), version: row.version + 1 })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  await noteGoods(
    tx,
    caller,
    row,
    `goods.${decision}`,
    decision === 'reject' ? { new: { reason } } : diffOf(row.live, row.content),
  );
  const name = Object.fromEntries(
    Object.entries(toTexts(row.content.name)).map(([code, text]) => [`name.${code}`, text]),
  );
  const type = decision === 'approve' ? 'goods.approved' : 'goods.rejected';
  await sendMessages(tx, [
    shopMessage(
      type,
      row.shop_id,
      { ...name, name: toTexts(row.content.name).zh, reason, goodsId: id },
      `${id}:${row.version}`,
    ),
  ]);
  return null;
};
