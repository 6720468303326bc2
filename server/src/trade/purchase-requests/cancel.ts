import { Refusal } from '@mall/contract/core/refusals';
import { wantMoves } from '@mall/contract/trade/purchase-request';
import type { Tx } from '../../platform/db/open.ts';
import { withdrawQuote } from '../quotes/withdraw.ts';
import { notifyShop } from './notify-shop.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Ends an open wanted purchase, and with it the offers for it. Throws missing. */
export const cancelWant = async (tx: Tx, memberId: string, id: string): Promise<null> => {
  const ended = await tx
    .updateTable('wants')
    .set({ ended_at: clock.now(), end_reason: wantMoves.withdraw.to })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning(['id', 'no', 'shop_id'])
    .executeTakeFirst();
  if (ended === undefined) throw new Refusal('missing');
  await withdrawQuote(tx, id);
  if (ended.shop_id !== null) await notifyShop(tx, 'want.takenBack', ended.shop_id, ended);
  return null;
};
