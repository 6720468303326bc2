import type { Input } from '@mall/contract/operations';
import { orderActions } from '@mall/contract/trade/order';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Seller } from '../../../platform/http/seller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { messagesFor } from '../../../platform/notifications/outbox.ts';
import { sealAddress } from '../../../platform/sealed-fields/contact.ts';
import { recordChange } from '../move.ts';
import { lockOrder } from './lock-order.queries.ts';
import { changeText } from './masked.ts';
import { regionNames } from './region-names.queries.ts';

/**
 * A seller proposes another receiver or address for an order that is not sent; the order's own stays until the buyer agrees.
 * Throws missing, order.notAllowed, order.addressProposed while another one waits, address.incomplete.
 */
export const proposeAddress = async (
  tx: Tx,
  { caller, scope }: Seller,
  { id, name, phone, region, detail, note }: Input<'shopOrder.proposeAddress'>,
): Promise<void> => {
  const order = await lockOrder(tx, scope, id);
  const from: readonly number[] = orderActions.proposeAddress.from;
  if (!from.includes(order.status)) throw new Refusal('order.notAllowed', { status: order.status });
  const { province, city, district } = region === undefined ? order.address : await regionNames(tx, region);
  const address = sealAddress({ name, phone, province, city, district, detail }, order);
  const proposalId = newId();
  const added = await tx
    .insertInto('order_address_proposals')
    .values({
      id: proposalId,
      order_id: id,
      address: json(address),
      note,
      proposed_by: caller.memberId,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) throw new Refusal('order.addressProposed');
  await recordChange(
    tx,
    id,
    {
      actor: 'shop',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: 'addressProposed',
      noteText: `${changeText(id, order.address, address)} · ${note}`,
    },
    messagesFor('order.addressProposed', order, { reason: note }, proposalId),
  );
};
