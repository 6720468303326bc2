import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { lockStock } from './lock-stock.queries.ts';

/** The count of a SKU: what its counter was shown as on hand, and what they counted. */
export type Counted = { readonly skuId: number; readonly expected: number; readonly counted: number };
/** A count that was not taken, with the stock as it is. */
export type NotCounted = {
  readonly skuId: number;
  readonly why: 'moved' | 'held' | 'missing';
  readonly onHand: number;
  readonly held: number;
};

/**
 * Sets the stock of SKUs of a seller to what was counted, of each that is still as its counter was shown, and not below
 * what is held: of two who count at once the second one is told. A count that finds what was expected is a move of
 * nothing, so that it is known when the SKU was counted. All moves of a count have its `id`, by which it can be undone.
 * Their time is that of the lock, not of the beginning: of two counts that waited for each other the second is later.
 * Gives the counts that were not taken.
 */
export const recordCounts = async (
  tx: Tx,
  scope: SellerScope,
  counts: readonly Counted[],
  { id, note, by }: { id: string; note: string; by: string },
): Promise<NotCounted[]> => {
  const locked = await lockStock(
    tx,
    scope,
    counts.map(({ skuId }) => skuId),
  );
  const now = new Map(locked.map((sku) => [sku.id, sku]));
  const left = counts.flatMap(({ skuId, expected, counted }): NotCounted[] => {
    const sku = now.get(skuId);
    if (sku === undefined) return [{ skuId, why: 'missing', onHand: 0, held: 0 }];
    const { stock: onHand, held } = sku;
    if (onHand !== expected) return [{ skuId, why: 'moved', onHand, held }];
    return counted < held ? [{ skuId, why: 'held', onHand, held }] : [];
  });
  const not = new Set(left.map(({ skuId }) => skuId));
  const taken = counts.filter(({ skuId }) => !not.has(skuId));
  const { rows } = await sql`
    with counts as (
      select * from unnest(${taken.map(({ skuId }) => skuId)}::int[], ${taken.map(({ expected }) => expected)}::int[],
        ${taken.map(({ counted }) => counted)}::int[]) as c (sku_id, expected, counted)),
    changed as (
      update skus s set stock = c.counted from counts c
      where s.id = c.sku_id and c.counted <> c.expected and s.stock = c.expected and c.counted >= s.held returning s.id),
    moves as (
      insert into stock_moves (id, sku_id, delta, reason, ref, note, by, at)
      select ${id} || '-' || sku_id, sku_id, counted - expected, 'counted', ${id}, ${note}, ${by}, clock_timestamp() from counts
      where counted = expected or sku_id in (select id from changed) returning sku_id)
    select sku_id from moves`.execute(tx);
  if (rows.length !== taken.length) throw new Error('A SKU that was locked has changed.');
  return left;
};
