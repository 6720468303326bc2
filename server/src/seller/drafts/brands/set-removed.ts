import { Refusal } from '@mall/contract/core/refusals';
import { hideBrand } from '../../../catalog/index.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { isInUse, isTaken, lockBrand } from './queries.ts';
import { noteBrand } from './note.ts';
import { namesOf } from './names.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** Throws missing, brand.inUse, brand.taken. */
export const setRemoved = async (tx: Tx, caller: Staff, id: string, removed: boolean): Promise<void> => {
  const row = await lockBrand(tx, caller.staff.shopId, id, !removed);
  if (row === undefined) throw new Refusal('missing');
  if (removed && row.brand_id !== null && (await isInUse(tx, row.shop_id, row.brand_id)))
    throw new Refusal('brand.inUse');
  if (!removed && (await isTaken(tx, row.shop_id, namesOf(row.content.name), { id, brandId: row.brand_id })))
    throw new Refusal('brand.taken');
  await tx
    .updateTable('own_brands')
    .set({ removed_at: removed ? clock.now() : null })
    .where('id', '=', id)
    .execute();
  if (row.brand_id !== null) await hideBrand(tx, row.brand_id, removed);
  await noteBrand(tx, caller, row, removed ? 'brand.remove' : 'brand.restore');
};
