import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** Keeps one of a SKU for somebody; false when none is free. */
export const holdStock = async (tx: Tx, skuId: number): Promise<boolean> => {
  const held = await sql`
    update skus set held = held + 1 where id = ${skuId} and stock - held > 0`.execute(tx);
  return held.numAffectedRows === 1n;
};
