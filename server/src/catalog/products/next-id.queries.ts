import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** An id that nothing has: above those of every catalogue that is brought in. */
export const nextIdOf = async (tx: Tx, sequence: 'product_ids' | 'sku_ids'): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`No id from ${sequence}`);
  return row.id;
};
