import type { OrderStatus } from '@mall/contract/trade/order';
import { Refusal } from '@mall/contract/core/refusals';
import type { StoredAddress } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Parties } from '../../../platform/notifications/outbox.ts';
import { type Scope, withinScope } from '../move.ts';

export type SentOrder = Parties & { readonly status: OrderStatus; readonly address: StoredAddress };

/** An order of a scope, locked: who sends it and who changes its address come one after the other. Throws missing. */
export const lockOrder = async (tx: Tx, scope: Scope, orderId: string): Promise<SentOrder> => {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'no', 'user_id as userId', 'shop_id as shopId', 'status', 'address'])
    .where('id', '=', orderId)
    .where(withinScope(scope))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  return order;
};
