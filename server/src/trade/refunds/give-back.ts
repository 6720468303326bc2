import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { lockPaid, writeRequests } from './ask.ts';
import { decideRefund } from './decide.ts';
import { isAsked } from './of-order.queries.ts';

/**
 * An operator gives back all that is left of an order of the mall's own, unasked: the requests that its buyer
 * could write, each approved at once with the reason that the buyer reads. An order that is not sent ends.
 * While a request of the buyer waits, that one is decided first: refund.open. Throws what `lockPaid` throws,
 * and refund.tooMany when nothing is left.
 */
export const giveBack = async (
  tx: Tx,
  campaigns: CampaignParts,
  caller: Member,
  { id, reason }: Input<'platformRefund.give'>,
): Promise<void> => {
  const order = await lockPaid(tx, mallsOwn, id);
  if (await isAsked(tx, id)) throw new Refusal('refund.open');
  const { ids, amount } = await writeRequests(tx, order, { reason: 'other', note: '', photos: [] });
  for (const refundId of ids)
    await decideRefund(tx, campaigns, caller, null, { id: refundId, decision: 'approve', note: reason });
  await noteOperator(tx, caller, 'refund.give', `order:${id}`, { new: { amount, note: reason } });
};
