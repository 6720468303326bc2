import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { withinScope } from './move.ts';

/** Throws missing for another shop's order. */
export const addNote = async (
  tx: Tx,
  orderId: string,
  { text, by, shopId }: { text: string; by: string; shopId: string },
): Promise<void> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope({ shopId }))
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  await tx.insertInto('order_notes').values({ id: newId(), order_id: orderId, by, text }).execute();
};
