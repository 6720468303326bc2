import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

/** The reviews of a product for which the member has voted; the list itself is the same for everybody. */
export const marksOf = async (
  db: Db,
  { memberId }: Member,
  productId: string,
): Promise<Output<'review.marks'>> => {
  const { rows } = await sql<{ id: string }>`
    select r.id from reviews r join review_votes v on v.review_id = r.id
    where r.product_id = ${Number(productId)} and v.user_id = ${memberId}`.execute(db);
  return { ids: rows.map(({ id }) => id) };
};
