import { sql } from 'kysely';
import type { PriceTerms } from '@mall/contract/catalog/shop-price';
import type { Tx } from '../../../platform/db/open.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { clock } from '../../../platform/clock/clock.ts';

export const markUndone = (tx: Tx, id: string, memberId: string) =>
  tx
    .updateTable('price_factor_changes')
    .set({ undone_by: memberId, undone_at: clock.now() })
    .where('id', '=', id)
    .execute();

export const setTerms = (tx: Tx, shopId: string, { factor, ending }: PriceTerms) =>
  tx.updateTable('shops').set({ price_factor: factor, ending }).where('id', '=', shopId).execute();

/** Stores the old and the new terms; returns the change's id. */
export const insertChange = async (
  tx: Tx,
  shopId: string,
  by: string,
  { now, next }: { now: PriceTerms; next: PriceTerms },
): Promise<string> => {
  const id = newId();
  await tx
    .insertInto('price_factor_changes')
    .values({
      id,
      shop_id: shopId,
      old_factor: now.factor,
      new_factor: next.factor,
      old_ending: now.ending,
      new_ending: next.ending,
      by,
      // The transaction may have waited for another one that began later, and two may meet in one tick of the clock.
      at: sql<Date>`greatest(clock_timestamp(), (
        select max(at) + interval '1 microsecond' from price_factor_changes where shop_id = ${shopId}))`,
    })
    .execute();
  return id;
};
