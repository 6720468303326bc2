import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Seller } from '../../../platform/http/seller.ts';
import { recordChange } from '../move.ts';
import { endProposal } from './end-proposal.ts';
import { lockOrder } from './lock-order.queries.ts';

/** A seller takes back what they proposed; the address stays as it is. Throws missing, order.proposalOver. */
export const withdrawProposal = async (tx: Tx, { caller, scope }: Seller, id: string): Promise<void> => {
  const order = await lockOrder(tx, scope, id);
  if (!(await endProposal(tx, id, 'withdrawn'))) throw new Refusal('order.proposalOver');
  await recordChange(
    tx,
    id,
    {
      actor: 'shop',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: 'addressWithdrawn',
    },
    [],
  );
};
