import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';

/** Nobody can claim a coupon of it any more. Throws missing unless it was open. */
export const closeTemplate = async (tx: Tx, id: string): Promise<void> => {
  const closed = await tx
    .updateTable('coupon_templates')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) throw new Refusal('missing');
};
