import { pickText, type Language, type Texts } from '@mall/contract/languages';
import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { maskName } from '../text/mask.ts';

type Filter = Input<'review.list'>['filter'];

const among: Record<Filter, RawBuilder<unknown>> = {
  all: sql`true`,
  good: sql`r.score >= 4`,
  medium: sql`r.score = 3`,
  bad: sql`r.score <= 2`,
  pictures: sql`jsonb_array_length(r.images) > 0`,
};

type Row = {
  id: string;
  name: string;
  image: string | null;
  anonymous: boolean;
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: string[];
  spec_text: Texts;
  created_at: Date;
  follow_up: string | null;
};

/** Reviews of a product, newest first. Who wants to be anonymous shows the first character of his name only. */
export const listReviews = async (
  reader: Reader,
  { productId, filter, page, size }: Input<'review.list'>,
  language: Language,
): Promise<Output<'review.list'>> => {
  const where = sql`r.product_id = ${Number(productId)} and ${among[filter]}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select r.id, u.name, u.image, r.anonymous, r.score, r.service, r.logistics, r.text, r.images, r.spec_text, r.created_at, r.follow_up
      from reviews r join users u on u.id = r.user_id where ${where}
      order by r.created_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`.execute(reader),
    sql<{ n: number }>`select count(*) as n from reviews r where ${where}`.execute(reader),
  ]);
  return { list: rows.map((row) => toReview(row, language)), total: counted.rows[0]?.n ?? 0, page, size };
};

const toReview = (row: Row, language: Language): Output<'review.list'>['list'][number] => ({
  id: row.id,
  name: row.anonymous ? maskName(row.name) : row.name,
  avatar: row.anonymous ? null : row.image,
  score: row.score,
  service: row.service,
  logistics: row.logistics,
  text: row.text,
  images: row.images,
  specText: pickText(row.spec_text, language).text,
  at: row.created_at.toISOString(),
  followUp: row.follow_up,
});
