import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { orderActions } from '@mall/contract/trade/order';
import type { Tx } from '../../../platform/db/open.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { messagesFor } from '../../../platform/notifications/outbox.ts';
import { recordChange } from '../move.ts';
import { endProposal } from './end-proposal.ts';
import { lockOrder } from './lock-order.queries.ts';
import { changeText } from './masked.ts';
import { setAddress } from './set-address.ts';

/**
 * A buyer agrees to the address that the seller proposes, or declines it. The order is locked first, as when it is sent: of
 * both at once, one is first. Throws missing, order.proposalOver.
 */
export const answerAddress = async (
  tx: Tx,
  caller: Member,
  { id: proposalId, answer }: Input<'order.answerAddress'>,
): Promise<void> => {
  const scope = { userId: caller.memberId };
  const found = await tx
    .selectFrom('order_address_proposals')
    .select('order_id as orderId')
    .where('id', '=', proposalId)
    .executeTakeFirst();
  const order = await lockOrder(tx, scope, found?.orderId ?? '');
  const proposal = await tx
    .selectFrom('order_address_proposals')
    .select('address')
    .where('id', '=', proposalId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  const from: readonly number[] = orderActions.proposeAddress.from;
  const address = proposal?.address ?? null;
  if (address === null || !from.includes(order.status)) throw new Refusal('order.proposalOver');
  const agreed = answer === 'agree';
  await endProposal(tx, order.id, agreed ? 'agreed' : 'declined', proposalId);
  if (agreed) await setAddress(tx, order.id, address, 'proposeAddress', scope);
  await recordChange(
    tx,
    order.id,
    {
      actor: 'buyer',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: agreed ? 'addressAgreed' : 'addressDeclined',
      noteText: agreed ? changeText(order.id, order.address, address) : '',
    },
    messagesFor(agreed ? 'order.addressAgreed' : 'order.addressDeclined', order, {}, proposalId),
  );
};
