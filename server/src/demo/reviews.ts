import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { json, type Tx } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import { insertInParts } from './insert.ts';
import type { PlannedLine, PlannedOrder } from './order-plan.ts';
import type { People } from './people.ts';
import { type Random, seeded } from './random.ts';
import { say } from './review-texts.ts';

const mostUseful = 24;

/**
 * Writes a review for every line of these orders in its writer's language, and the figures of the products.
 */
export const writeReviews = async (
  tx: Tx,
  orders: readonly PlannedOrder[],
  people: People,
): Promise<void> => {
  const random = seeded(5);
  const languageOf = new Map(people.reviewers.map(({ id, language }) => [id, language]));
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => reviewRow(order, line, languageOf.get(order.userId) ?? 'zh', random)),
  );
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
  await sql`update reviews set first_reply_at = replied_at where replied_at is not null`.execute(tx);
  await sql`
    update products p set rating_sum = r.sum, rating_count = r.count, good_count = r.good
    from (select product_id, sum(score)::int as sum, count(*)::int as count,
      count(*) filter (where score >= 4)::int as good
      from reviews group by product_id) r
    where r.product_id = p.id`.execute(tx);
};

type Language = Parameters<typeof say>[0];

const reviewRow = (order: PlannedOrder, line: PlannedLine, language: Language, random: Random) => {
  const { product, sku } = line;
  const { score, text, followUp, reply } = say(language, product.source, random);
  const at = Math.min(Date.now() - dayMs, order.placedAt.getTime() + random.int(12, 15) * dayMs);
  return {
    id: newId(),
    order_line_id: line.id,
    product_id: product.id,
    user_id: order.userId,
    score,
    service: Math.min(5, score + random.int(0, 1)),
    logistics: Math.max(1, score - random.int(0, 1)),
    text,
    images: json(random.chance(28) ? photosOf(line, random) : []),
    anonymous: random.chance(15),
    spec_text: json(sku.specText),
    follow_up: followUp,
    reply,
    replied_at: reply === null ? null : new Date(Math.min(Date.now(), at + random.int(1, 3) * dayMs)),
    useful: random.chance(60) ? random.int(0, Math.min(mostUseful, text.length)) : 0,
    created_at: new Date(at),
  };
};

/** Its room, and the piece as it was chosen. */
const photosOf = ({ product: { images }, sku }: PlannedLine, random: Random): string[] => {
  const rooms = images.filter((src) => src.includes('/covers/'));
  const own = sku.image ?? images[0];
  const photos = [...rooms.slice(-1), ...(own !== undefined && random.chance(40) ? [own] : [])];
  return photos.length > 0 ? photos : images.slice(0, 1);
};
