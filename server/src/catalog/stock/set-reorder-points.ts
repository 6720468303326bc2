import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { lockStock } from './lock-stock.queries.ts';

/**
 * Sets from how many free pieces down SKUs of a seller are low; null: from the usual number. All or none. Throws
 * missing.
 */
export const setReorderPoints = async (
  tx: Tx,
  scope: SellerScope,
  points: readonly { readonly skuId: number; readonly point: number | null }[],
): Promise<void> => {
  const ids = points.map(({ skuId }) => skuId);
  if ((await lockStock(tx, scope, ids)).length !== ids.length) throw new Refusal('missing');
  await sql`
    update skus s set reorder_point = c.point
    from unnest(${ids}::int[], ${points.map(({ point }) => point)}::int[]) as c (sku_id, point)
    where s.id = c.sku_id and s.reorder_point is distinct from c.point`.execute(tx);
};
