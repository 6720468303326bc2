import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';

/** Removes one's own note. Throws missing for another's, as for none. */
export const removeNote = async (
  tx: Tx,
  noteId: string,
  { by, shopId }: { by: string; shopId: string },
): Promise<string> => {
  const gone = await tx
    .deleteFrom('order_notes')
    .where('id', '=', noteId)
    .where('by', '=', by)
    .where((where) =>
      where.exists(
        where
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.id', '=', 'order_notes.order_id')
          .where('orders.shop_id', '=', shopId),
      ),
    )
    .returning('order_id')
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('missing');
  return gone.order_id;
};
