import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { lockPaid, writeRequests } from './ask.ts';
import { decideRefund } from './decide.ts';
import { isAsked } from './of-order.queries.ts';

/**
 * A seller gives money back unasked: the requests that its buyer could write, each approved at once with the
 * reason that the buyer reads. Of an order that is not sent that is all, and it ends; of a sent one the pieces
 * of `lines`, or all that is left. While a request of the buyer waits, that one is decided first: refund.open.
 * Throws what `lockPaid` throws, refund.wholeOrder, and refund.tooMany for more pieces than are left.
 */
export const giveBack = async (
  tx: Tx,
  campaigns: CampaignParts,
  { caller, scope }: { caller: Member; scope: SellerScope },
  { id, lines, reason }: Input<'shopRefund.give'>,
): Promise<void> => {
  const order = await lockPaid(tx, scope, id);
  if (await isAsked(tx, id)) throw new Refusal('refund.open');
  const { ids, amount } = await writeRequests(tx, order, { lines, reason: 'other', note: '', photos: [] });
  for (const refundId of ids)
    await decideRefund(tx, campaigns, caller, scope.shopId, {
      id: refundId,
      decision: 'approve',
      note: reason,
      unasked: true,
    });
  await recordAudit(tx, caller, scope.shopId, {
    action: 'refund.give',
    object: `order:${id}`,
    new: { amount, note: reason },
  });
};
