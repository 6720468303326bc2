import type { Input } from '@mall/contract/operations';
import type { ReviewState } from '@mall/contract/trade/handled-review';
import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Locks a review of the member. Throws missing for any other. */
export const lockReview = async (tx: Tx, caller: Member, id: string) => {
  const held = await tx
    .selectFrom('reviews')
    .select(['score', 'product_id', 'created_at', 'text', 'follow_up', 'state', 'contact'])
    .where('id', '=', id)
    .where('user_id', '=', caller.memberId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  return held;
};

export type Row = {
  id: string;
  order_id: string;
  line_id: string;
  product_id: number;
  name: Texts;
  image: string;
  spec_text: Texts;
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: string[];
  anonymous: boolean;
  created_at: Date;
  follow_up: string | null;
  follow_images: string[];
  followed_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
  state: ReviewState;
  reason: string;
  total: number;
};

const read = async (
  reader: Reader,
  { memberId }: Member,
  some: RawBuilder<unknown>,
  slice: RawBuilder<unknown>,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select r.id, l.order_id, l.id as line_id, r.product_id, l.name, l.image, r.spec_text, r.score, r.service,
      r.logistics, r.text, r.images,
      r.anonymous, r.created_at, r.follow_up, r.follow_images, r.followed_at, r.reply, r.replied_at, r.state, r.reason,
      count(*) over () as total
    from reviews r join order_lines l on l.id = r.order_line_id
    where r.user_id = ${memberId} ${some} order by r.created_at desc, r.id desc ${slice}`.execute(reader);
  return rows;
};

/** One review of the member. */
export const ownReview = async (reader: Reader, caller: Member, id: string): Promise<Row | undefined> => {
  const [row] = await read(reader, caller, sql`and r.id = ${id}`, sql`limit 1`);
  return row;
};

/** A page of the member's reviews, of one order if it is named. */
export const ownReviews = (
  reader: Reader,
  caller: Member,
  { page, size, orderId }: Input<'review.mine'>,
): Promise<Row[]> => {
  const some = orderId === undefined ? sql`` : sql`and l.order_id = ${orderId}`;
  return read(reader, caller, some, sql`limit ${size} offset ${(page - 1) * size}`);
};
