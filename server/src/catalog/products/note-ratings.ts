import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * Counts the new reviews of these lines of orders among the figures of their products, which are locked in ascending
 * id.
 */
export const noteRatings = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  await sql`
    with scored as (
      select product_id, sum(score)::int as total, count(*)::int as n, (count(*) filter (where score >= 4))::int as good
      from reviews where order_line_id = any(${lineIds}::text[]) group by product_id),
    locked as (select id from products where id in (select product_id from scored) order by id for update)
    update products p set rating_sum = p.rating_sum + s.total, rating_count = p.rating_count + s.n,
      good_count = p.good_count + s.good
    from scored s, locked where p.id = s.product_id and locked.id = p.id`.execute(tx);
};

/** A review of the product that was counted with one score has another now. */
export const noteChangedRating = async (
  tx: Tx,
  productId: number,
  before: number,
  score: number,
): Promise<void> => {
  await sql`
    update products set rating_sum = rating_sum + ${score - before},
      good_count = good_count + ${Number(score >= 4) - Number(before >= 4)}
    where id = ${productId}`.execute(tx);
};
