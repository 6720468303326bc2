import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { type Scope, withinScope } from './move.ts';

/** Throws missing for an order of another seller. */
export const addNote = async (
  tx: Tx,
  orderId: string,
  { text, by, scope }: { text: string; by: string; scope: Scope },
): Promise<void> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope(scope))
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  await tx.insertInto('order_notes').values({ id: newId(), order_id: orderId, by, text }).execute();
};
