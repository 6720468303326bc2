import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { review as limits } from '@mall/contract/core/limits';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { noteChangedRating } from '../../catalog/index.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockReview } from './own.queries.ts';
import { countedAs, seenAfter } from './seen.ts';
import { clock } from '../../platform/clock/clock.ts';

/** How long after its creation a review can be changed. */
export const editableMs = limits.editableDays * dayMs;

/** Changes a review, and the figures of its product. Throws missing, review.tooLate. */
export const editReview = async (tx: Tx, caller: Member, input: Input<'review.edit'>): Promise<void> => {
  const held = await lockReview(tx, caller, input.id);
  if (clock.nowMs() > held.created_at.getTime() + editableMs)
    throw new Refusal('review.tooLate', { days: limits.editableDays });
  const { score, service, logistics, text, images = [], anonymous } = input;
  const seen = seenAfter(held, { text, followUp: held.follow_up });
  await tx
    .updateTable('reviews')
    .set({
      score,
      service,
      logistics,
      text,
      images: json(images),
      anonymous,
      edited_at: clock.now(),
      ...seen,
    })
    .set({ version: sql`version + 1` })
    .where('id', '=', input.id)
    .execute();
  await noteChangedRating(tx, held.product_id, countedAs(held), countedAs({ ...seen, score }));
};

/** Adds to a review, once. Throws missing, review.followed. */
export const followReview = async (tx: Tx, caller: Member, input: Input<'review.follow'>): Promise<void> => {
  const held = await lockReview(tx, caller, input.id);
  if (held.follow_up !== null) throw new Refusal('review.followed');
  const seen = seenAfter(held, { text: held.text, followUp: input.text });
  await tx
    .updateTable('reviews')
    .set({
      follow_up: input.text,
      follow_images: json(input.images ?? []),
      followed_at: clock.now(),
      ...seen,
    })
    .set({ version: sql`version + 1` })
    .where('id', '=', input.id)
    .execute();
  await noteChangedRating(tx, held.product_id, countedAs(held), countedAs({ ...held, ...seen }));
};
