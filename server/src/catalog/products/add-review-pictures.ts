import { bannerType } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import { bannersOf } from './banners.queries.ts';
import { addBanner } from './save-banner.ts';

type Reviewed = { state: string; images: string[]; follow_images: string[]; product_id: number; name: Texts };

/**
 * Puts pictures of a review at the end of the buyer show, each with the reviewed product; one that is in it already is
 * left. Returns the ids of the new banners. Throws missing, review.notShown, goods.pictureUnknown, goods.tooMany.
 */
export const addReviewPictures = async (
  tx: Tx,
  { reviewId, pictures }: { readonly reviewId: string; readonly pictures: readonly string[] },
): Promise<number[]> => {
  await sql`lock table banners in share row exclusive mode`.execute(tx);
  const { rows } = await sql<Reviewed>`
    select r.state, r.images, r.follow_images, r.product_id, p.name
    from reviews r join products p on p.id = r.product_id where r.id = ${reviewId} for share of r`.execute(
    tx,
  );
  const [review] = rows;
  if (review === undefined) throw new Refusal('missing');
  if (review.state !== 'shown') throw new Refusal('review.notShown');
  const own = new Set([...review.images, ...review.follow_images]);
  if (pictures.some((picture) => !own.has(picture))) throw new Refusal('goods.pictureUnknown');
  const there = new Set((await bannersOf(tx, bannerType.buyerShow)).map(({ pc_image }) => pc_image));
  const added: number[] = [];
  for (const picture of new Set(pictures)) {
    if (there.has(picture)) continue;
    const { id } = await addBanner(tx, bannerType.buyerShow, {
      title: json(review.name),
      subtitle: json({}),
      pc_image: picture,
      mobile_image: null,
      href: null,
      product_ids: json([review.product_id]),
      review_id: reviewId,
    });
    added.push(id);
  }
  return added;
};
