import { orderActions } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { refuseMove, type Scope, withinScope } from './move.ts';

/** Hides a finished order for one side only; the other still sees it (decisions 2.7). */
export const hideOrder = async (tx: Tx, orderId: string, scope: Exclude<Scope, 'system'>): Promise<null> => {
  const hidden = await tx
    .updateTable('orders')
    .set('userId' in scope ? { buyer_hidden: true } : { shop_hidden: true })
    .where('id', '=', orderId)
    .where('status', 'in', [...orderActions.remove.from])
    .where(withinScope(scope))
    .executeTakeFirst();
  return hidden.numUpdatedRows === 0n ? refuseMove(tx, orderId, scope) : null;
};

/**
 * Hides finished orders of a shop from it, or displays them again; returns those that changed. Unfinished
 * ones stay as they are.
 */
export const hideMany = async (
  tx: Tx,
  shopId: string,
  ids: readonly string[],
  hidden: boolean,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update orders set shop_hidden = ${hidden} where id = any(${[...ids]}::text[]) and shop_id = ${shopId}
      and status = any(${[...orderActions.remove.from]}::smallint[]) and shop_hidden <> ${hidden} returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};
