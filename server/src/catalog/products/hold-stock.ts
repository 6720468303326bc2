import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** Keeps one of a SKU for somebody; false when none is free, or its product is banned. */
export const holdStock = async (tx: Tx, skuId: number): Promise<boolean> => {
  const held = await sql`
    update skus set held = held + 1 where id = ${skuId} and stock - held > 0 and not banned`.execute(tx);
  return held.numAffectedRows === 1n;
};

/**
 * The parts of a statement that hold what its part `needed` names, by `sku_id` and their number `qty`, if `when` holds.
 * `taken` has the ids of those of which enough was free. SKUs are locked in ascending id; who waited here for a ban does not take what it bans.
 * The ids are a list in the text, so that a cached plan knows how few they are and finds their rows by the key.
 */
export const holdForOrder = (skuIds: ReadonlySet<number>, when: RawBuilder<boolean>): RawBuilder<unknown> => {
  const ids = skuIds.size === 0 ? sql`(null::int)` : sql`(${sql.join([...skuIds])})`;
  return sql`
    locked as (
      select s.id from skus s where s.id in ${ids} and not s.banned and ${when} order by s.id for update),
    taken as (
      update skus s set held = s.held + n.qty from needed n, locked
      where s.id in ${ids} and s.id = n.sku_id and locked.id = s.id and s.stock - s.held >= n.qty returning s.id)`;
};

/**
 * A part `allowed` of a statement that sells one SKU without taking its stock: it has a row unless the product is banned. It
 * waits for a ban that is being written, and a ban for it.
 */
export const allowedToSell = (skuId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    allowed as (select s.id from skus s where s.id = ${skuId} and not s.banned for key share)`;
