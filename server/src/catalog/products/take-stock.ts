import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';

/**
 * Takes so many of a SKU off the shelf for another use, with the reason and what it is for; false when fewer are free.
 */
export const takeStock = async (
  tx: Tx,
  skuId: number,
  n: number,
  { reason, ref }: { reason: string; ref: string },
): Promise<boolean> => {
  const taken = await sql`
    update skus set stock = stock - ${n}::int where id = ${skuId} and stock - held >= ${n}::int`.execute(tx);
  if (taken.numAffectedRows !== 1n) return false;
  await tx.insertInto('stock_moves').values({ id: newId(), sku_id: skuId, delta: -n, reason, ref }).execute();
  return true;
};
