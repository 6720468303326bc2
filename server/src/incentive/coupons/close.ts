import { Refusal } from '@mall/contract/core/refusals';
import type { Texts } from '@mall/contract/core/languages';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { ownedBy } from './owned.queries.ts';

/**
 * Nobody can claim a coupon of it any more; who holds one keeps it. `reason` is for a shop whose coupon the mall ends. Throws
 * missing unless the seller’s was open.
 */
export const closeTemplate = async (
  tx: Tx,
  scope: SellerScope,
  id: string,
  reason = '',
): Promise<{ name: Texts }> => {
  const closed = await tx
    .updateTable('coupon_templates')
    .set({ status: 'closed', end_reason: reason })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(ownedBy(scope))
    .returning('name')
    .executeTakeFirst();
  if (closed === undefined) throw new Refusal('missing');
  return closed;
};
