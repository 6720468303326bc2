import { json, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { SomeFields } from './fields.ts';
import type { PendingRow } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

export const insertChange = async (
  tx: Tx,
  shopId: string,
  by: string,
  fields: SomeFields,
): Promise<string> => {
  const id = newId();
  await tx
    .insertInto('shop_changes')
    .values({ id, shop_id: shopId, by, fields: json(fields), reviewed_at: null })
    .execute();
  return id;
};

/**
 * The proposal has changed: it is another version, so that nobody decides about one that they have not read.
 */
export const editChange = async (
  tx: Tx,
  { id, version }: PendingRow,
  by: string,
  fields: SomeFields,
): Promise<void> => {
  await tx
    .updateTable('shop_changes')
    .set({ fields: json(fields), by, at: clock.now(), version: version + 1 })
    .where('id', '=', id)
    .execute();
};

export const withdrawChange = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('shop_changes').set({ status: 'withdrawn' }).where('id', '=', id).execute();
};
