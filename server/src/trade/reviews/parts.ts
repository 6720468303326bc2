import { review as limits } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';

type Reply = { readonly text: string; readonly at: string };
type FollowUp = { readonly text: string; readonly images: string[]; readonly at: string | null };

/** The shop's answer. */
export const toReply = (row: { reply: string | null; replied_at: Date | null }): Reply | null =>
  row.reply === null || row.replied_at === null
    ? null
    : { text: row.reply, at: row.replied_at.toISOString() };

/** The buyer's later addition. */
export const toFollowUp = (row: {
  follow_up: string | null;
  follow_images: string[];
  followed_at: Date | null;
}): FollowUp | null =>
  row.follow_up === null
    ? null
    : { text: row.follow_up, images: row.follow_images, at: row.followed_at?.toISOString() ?? null };

/** 5 to 500 characters and nine pictures. Throws review.textLength, review.tooManyPictures. */
export const requireFitting = (said: { text: string; images?: readonly string[] | undefined }): void => {
  const length = [...said.text].length;
  if (length < limits.minText || length > limits.maxText)
    throw new Refusal('review.textLength', { min: limits.minText, max: limits.maxText });
  if ((said.images?.length ?? 0) > limits.maxImages)
    throw new Refusal('review.tooManyPictures', { max: limits.maxImages });
};
