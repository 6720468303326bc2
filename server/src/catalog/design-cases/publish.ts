import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** A shop's own cases stand before those of the mall, and a new one of the mall with the first of those. */
const placeOf = (shopId: string | null): number => (shopId === null ? 0 : -1);

type Columns = Omit<
  Insertable<Schema['design_cases']>,
  'id' | 'shop_id' | 'sort' | 'shown' | 'review_status' | 'reason' | 'created_at'
>;

/**
 * Shows shoppers a case as it is now; of one that was published only the columns that differ are written. Without an id it
 * is a new one, whose id comes from above every catalogue that is brought in; gives its id.
 */
export const publishCase = async (
  tx: Tx,
  known: number | null,
  shopId: string | null,
  columns: Columns,
  changed: Partial<Columns>,
): Promise<number> => {
  if (known !== null) {
    if (Object.keys(changed).length > 0)
      await tx.updateTable('design_cases').set(changed).where('id', '=', known).execute();
    return known;
  }
  const { rows } = await sql<{ id: number }>`select nextval('case_ids') as id`.execute(tx);
  const id = Number(rows[0]?.id);
  await tx
    .insertInto('design_cases')
    .values({ id, shop_id: shopId, sort: placeOf(shopId), ...columns })
    .execute();
  return id;
};
