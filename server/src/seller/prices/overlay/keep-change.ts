import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';
import type { ShopAuthor } from '../../../platform/http/append-audit.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { lockTerms } from '../../../catalog/index.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** Prices in minor units, 0 for none; shown 1, hidden 0. */
export type Changed = { readonly id: number; readonly old: number; readonly next: number };
export type Kind = 'price' | 'shown';

/** Stores the changes, so that they can be reverted; returns the change's id. */
export const keepChange = async (
  tx: Tx,
  { memberId, staff: { shopId } }: ShopAuthor,
  kind: Kind,
  rows: readonly Changed[],
): Promise<string> => {
  const id = newId();
  await tx
    .insertInto('overlay_changes')
    .values({
      id,
      shop_id: shopId,
      kind,
      ids: rows.map((row) => row.id),
      olds: rows.map((row) => row.old),
      news: rows.map((row) => row.next),
      by: memberId,
      // The transaction may have waited for another one that began later.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return id;
};

/** The current values, beside those that a change set. */
const nowOf = {
  price: sql`coalesce((select o.price from shop_prices o where o.shop_id = c.shop_id and o.sku_id = t.id), 0)`,
  shown: sql`(not coalesce((select b.blocked from shop_products b where b.shop_id = c.shop_id and b.product_id = t.id),
    false))::int`,
} as const;

/**
 * Undoes a change, once and within a day, if everything that it touched is still as it left it; returns the
 * earlier values. Throws missing, price.undoTooLate, price.changedSince with the number of rows that have
 * changed again.
 */
export const undoChange = async (tx: Tx, caller: Staff, kind: Kind, id: string): Promise<Changed[]> => {
  const { shopId } = caller.staff;
  await lockTerms(tx, shopId);
  const { rows: held } = await sql<{ usable: boolean }>`
    select undone_at is null and at > now() - interval '24 hours' as usable from overlay_changes
    where id = ${id} and shop_id = ${shopId} and kind = ${kind} for update`.execute(tx);
  const [change] = held;
  if (change === undefined) throw new Refusal('missing');
  if (!change.usable) throw new Refusal('price.undoTooLate');
  const { rows } = await sql<Changed & { now: number }>`
    select t.id, t.old, t.next, ${nowOf[kind]} as now
    from overlay_changes c cross join lateral unnest(c.ids, c.olds, c.news) t (id, old, next)
      where c.id = ${id}`.execute(tx);
  const moved = rows.filter((row) => row.now !== row.next).length;
  if (moved > 0) throw new Refusal('price.changedSince', { count: moved });
  await tx
    .updateTable('overlay_changes')
    .set({ undone_by: caller.memberId, undone_at: clock.now() })
    .where('id', '=', id)
    .execute();
  return rows;
};
