import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * Counts the new reviews that shoppers see of these lines of orders among the figures of their products, which are locked in ascending
 * id.
 */
export const noteRatings = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  await sql`
    with scored as (
      select product_id, sum(score)::int as total, count(*)::int as n, (count(*) filter (where score >= 4))::int as good
      from reviews where order_line_id = any(${lineIds}::text[]) and state = 'shown' group by product_id),
    locked as (select id from products where id in (select product_id from scored) order by id for update)
    update products p set rating_sum = p.rating_sum + s.total, rating_count = p.rating_count + s.n,
      good_count = p.good_count + s.good
    from scored s, locked where p.id = s.product_id and locked.id = p.id`.execute(tx);
};

/** A review that was counted with one score has another now; without a score shoppers do not see it. */
export const noteChangedRating = async (
  tx: Tx,
  productId: number,
  before: number | null,
  score: number | null,
): Promise<void> => {
  await sql`
    update products set rating_sum = rating_sum + ${(score ?? 0) - (before ?? 0)},
      rating_count = rating_count + ${Number(score !== null) - Number(before !== null)},
      good_count = good_count + ${Number((score ?? 0) >= 4) - Number((before ?? 0) >= 4)}
    where id = ${productId}`.execute(tx);
};
