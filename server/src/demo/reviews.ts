import type { Language } from '@mall/contract/languages';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { insertInParts } from './insert.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { People } from './people.ts';
import { seeded } from './random.ts';
import reviewsJson from './words/reviews.json' with { type: 'json' };

const words: Record<Language, { score: number; text: string }[]> = reviewsJson;
const dayMs = 86_400_000;

/** Writes a review for every line of these orders in its writer's language, and the figures of the products. */
export const writeReviews = async (
  tx: Tx,
  orders: readonly PlannedOrder[],
  people: People,
): Promise<void> => {
  const random = seeded(5);
  const languageOf = new Map(people.reviewers.map(({ id, language }) => [id, language]));
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  const rows = lines.map(({ order, line }, index) => {
    const own = words[languageOf.get(order.userId) ?? 'zh'];
    const said = own[(index * 7 + order.lines.length) % own.length] ?? own[0] ?? { score: 5, text: '' };
    return {
      id: newId(),
      order_line_id: line.id,
      product_id: line.product.id,
      user_id: order.userId,
      score: said.score,
      service: Math.min(5, said.score + random.int(0, 1)),
      logistics: Math.max(1, said.score - random.int(0, 1)),
      text: said.text,
      images: json(random.chance(25) ? line.product.images.slice(-1) : []),
      anonymous: random.chance(15),
      spec_text: json(line.sku.specText),
      created_at: new Date(
        Math.min(Date.now() - dayMs, order.placedAt.getTime() + random.int(12, 15) * dayMs),
      ),
    };
  });
  await insertInParts(rows, (part) =>
    tx
      .insertInto('reviews')
      .values([...part])
      .execute(),
  );
  await sql`
    update order_lines set reviewed_at = r.created_at from reviews r where r.order_line_id = order_lines.id`.execute(
    tx,
  );
  await sql`
    update products p set rating_sum = r.sum, rating_count = r.count, good_count = r.good
    from (select product_id, sum(score)::int as sum, count(*)::int as count, count(*) filter (where score >= 4)::int as good
      from reviews group by product_id) r
    where r.product_id = p.id`.execute(tx);
};
