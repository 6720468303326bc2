import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { ofSeller } from './rows.queries.ts';

/**
 * Removes one's own note of an order of a shop, or of the mall's own; answers the order's id. Throws missing
 * for another's, as for none.
 */
export const removeNote = async (
  tx: Tx,
  noteId: string,
  { by, shopId }: { by: string; shopId: string | null },
): Promise<string> => {
  const gone = await tx
    .deleteFrom('order_notes')
    .where('id', '=', noteId)
    .where('by', '=', by)
    .where(
      sql<boolean>`exists (select 1 from orders o where o.id = order_notes.order_id and ${ofSeller(shopId)})`,
    )
    .returning('order_id')
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('missing');
  return gone.order_id;
};
