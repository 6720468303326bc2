import { Refusal } from '@mall/contract/core/refusals';
import { orderActions, type OrderStatus } from '@mall/contract/trade/order';
import { addressFor } from '../../../member/index.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { messagesFor } from '../../../platform/notifications/outbox.ts';
import {
  openAddress,
  type OrderAddress,
  openRow,
  sealAddress,
} from '../../../platform/sealed-fields/contact.ts';
import { recordChange } from '../move.ts';
import { endProposal } from './end-proposal.ts';
import { lockOrder } from './lock-order.queries.ts';
import { changeText } from './masked.ts';
import { setAddress } from './set-address.ts';

/**
 * A buyer sends an order that is not recorded to another of their addresses. Freight is an amount for each piece, and no date
 * knows a region (decisions 097, 098): price and day stay what they are. What the seller proposed is over by it. Throws
 * missing, order.notAllowed.
 */
export const changeAddress = async (
  tx: Tx,
  caller: Member,
  { id, addressId }: { readonly id: string; readonly addressId: string },
): Promise<void> => {
  const scope = { userId: caller.memberId };
  const order = await lockOrder(tx, scope, id);
  const { rows } = await addressFor(caller.memberId, addressId).execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Refusal('missing');
  const { name, phone, province, city, district, detail } = openRow(row);
  const wanted = { name, phone, province, city, district, detail };
  // Sent twice, as by a lost answer, it is one change: the seller is told once, and a parcel is not held up for nothing.
  if (isSame(openAddress(order.address, id), wanted)) return expectChangeable(order.status);
  const next = sealAddress(wanted, order);
  const version = await setAddress(tx, id, next, 'changeAddress', scope);
  await endProposal(tx, id, 'over');
  await recordChange(
    tx,
    id,
    {
      actor: 'buyer',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: 'addressChanged',
      noteText: changeText(id, order.address, next),
    },
    messagesFor('order.addressChanged', order, {}, `${id}-${version}`),
  );
};

const parts = ['name', 'phone', 'province', 'city', 'district', 'detail'] as const;
const isSame = (one: OrderAddress, other: OrderAddress): boolean =>
  parts.every((part) => one[part] === other[part]);

const expectChangeable = (status: OrderStatus): void => {
  const from: readonly OrderStatus[] = orderActions.changeAddress.from;
  if (!from.includes(status)) throw new Refusal('order.notAllowed', { status });
};
