import { pickText, type Language, type Texts } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import { toFollowUp, toReply } from './parts.ts';

type Filter = Input<'review.list'>['filter'];
type Summary = Output<'review.list'>['summary'];

const among = (filter: Filter): RawBuilder<unknown> => {
  if (filter === 'all') return sql`true`;
  return filter === 'pictures' ? sql`jsonb_array_length(r.images) > 0` : sql`r.score = ${Number(filter)}`;
};

const orders: Record<Input<'review.list'>['sort'], RawBuilder<unknown>> = {
  newest: sql`r.created_at desc, r.id desc`,
  useful: sql`r.useful desc, r.created_at desc, r.id desc`,
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
  follow_images: string[];
  followed_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
  useful: number;
};

/**
 * Reviews of a product and their figures. An anonymous author displays only the first character of their
 * name.
 */
export const listReviews = async (
  reader: Reader,
  { productId, filter, sort, page, size }: Input<'review.list'>,
  language: Language,
): Promise<Output<'review.list'>> => {
  const [{ rows }, summary] = await Promise.all([
    sql<Row>`
      select r.id, u.name, u.image, r.anonymous, r.score, r.service, r.logistics, r.text, r.images, r.spec_text,
        r.created_at,
        r.follow_up, r.follow_images, r.followed_at, r.reply, r.replied_at, r.useful
      from reviews r join users u on u.id = r.user_id where r.product_id = ${Number(productId)} and r.state = 'shown'
        and ${among(filter)}
      order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`.execute(reader),
    summaryOf(reader, Number(productId)),
  ]);
  return {
    list: rows.map((row) => toReview(row, language)),
    total: totalOf(summary, filter),
    page,
    size,
    summary,
  };
};

type Figures = { pictures: number; service: number; logistics: number; stars: number[] };

const summaryOf = async (reader: Reader, productId: number): Promise<Summary> => {
  const { rows } = await sql<Figures>`
    select count(*) filter (where jsonb_array_length(images) > 0) as pictures,
      coalesce(sum(service), 0)::int as service, coalesce(sum(logistics), 0)::int as logistics,
      json_build_array(count(*) filter (where score = 1), count(*) filter (where score = 2),
      count(*) filter (where score = 3),
        count(*) filter (where score = 4), count(*) filter (where score = 5)) as stars
    from reviews where product_id = ${productId} and state = 'shown'`.execute(reader);
  const { pictures, service, logistics, stars } = rows[0] ?? noFigures;
  const count = stars.reduce((sum, n) => sum + n, 0);
  const scored = stars.reduce((sum, n, index) => sum + n * (index + 1), 0);
  const tenth = (sum: number) => (count === 0 ? 0 : Math.round((10 * sum) / count) / 10);
  return {
    count,
    average: tenth(scored),
    service: tenth(service),
    logistics: tenth(logistics),
    pictures,
    stars,
  };
};

const noFigures: Figures = { pictures: 0, service: 0, logistics: 0, stars: [0, 0, 0, 0, 0] };

/** The number of filtered reviews: the figures already contain it. */
const totalOf = ({ count, pictures, stars }: Summary, filter: Filter): number => {
  if (filter === 'all') return count;
  return filter === 'pictures' ? pictures : (stars[Number(filter) - 1] ?? 0);
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
  followUp: toFollowUp(row),
  useful: row.useful,
  reply: toReply(row),
});
