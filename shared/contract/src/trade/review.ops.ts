import { z } from 'zod';
import { mark } from '../core/limits.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  MediaUrl,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { reviewStates } from './handled-review.ts';

/** By stars, or those with photos. */
const reviewFilters = ['all', 'pictures', '5', '4', '3', '2', '1'] as const;

/**
 * The summary of all reviews of the product, whatever the filter. Averages are rounded to a tenth, 0 without
 * a review.
 */
const Summary = z.object({
  count: z.int(),
  average: z.number(),
  service: z.number(),
  logistics: z.number(),
  pictures: z.int(),
  stars: z.array(z.int()).length(5).describe('How many gave 1, 2, … 5 stars'),
});

/** A later addition to a review; `at` is null when the time is unknown. */
const FollowUp = z.object({ text: z.string(), images: z.array(z.string()), at: Instant.nullable() });

/** Accepts more than the limit, so that the refusal can name the rule. */
const anyText = text(0, 5000);
const anyPictures = listOf(MediaUrl, 100);

/** The review of one piece; the service checks the limits. */
export const ReviewFields = z.object({
  score: int(1, 5),
  service: int(1, 5).default(5),
  logistics: int(1, 5).default(5),
  text: anyText,
  images: anyPictures.optional(),
  anonymous: Flag.default(false),
});

const OwnReview = z.object({
  id: z.string(),
  orderId: z.string(),
  lineId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  score: z.int(),
  service: z.int(),
  logistics: z.int(),
  text: z.string(),
  images: z.array(z.string()),
  anonymous: z.boolean(),
  at: Instant,
  editableUntil: Instant,
  editable: z.boolean(),
  followUp: FollowUp.nullable(),
  reply: z.object({ text: z.string(), at: Instant }).nullable(),
  state: z.enum(reviewStates).describe('Whether shoppers see it; one with a contact in it waits'),
  reason: z.string().describe('Why it is hidden'),
});

/** Reviews of shoppers, with their pictures. */
export const reviewOps = {
  'review.list': op('review.list', {
    access: 'visitor',
    summary: 'Reviews of a product',
    input: Paging.extend({
      productId: NumId,
      filter: z.enum(reviewFilters).default('all'),
      sort: z.enum(['newest', 'useful']).default('newest'),
    }),
    output: listEnvelope(
      z.object({
        id: z.string(),
        name: z.string(),
        avatar: z.string().nullable(),
        score: z.int(),
        service: z.int(),
        logistics: z.int(),
        text: z.string(),
        images: z.array(z.string()),
        specText: z.string(),
        at: Instant,
        followUp: FollowUp.nullable(),
        useful: z.int(),
        reply: z.object({ text: z.string(), at: Instant }).nullable(),
      }),
    ).extend({ summary: Summary }),
  }),
  'review.useful': op('review.useful', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Says that a review helped, or takes it back',
    input: z.object({ id: Id, state: int(mark.off, mark.on) }),
    output: z.object({ useful: z.int() }),
    refuses: ['missing'],
  }),
  'review.marks': op('review.marks', {
    access: 'member',
    summary: 'Which reviews of a product the member has said to have helped',
    input: z.object({ productId: NumId }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'review.mine': op('review.mine', {
    access: 'member',
    summary: "The member's own reviews, the latest first",
    input: Paging.extend({ orderId: Id.optional() }),
    output: listEnvelope(OwnReview),
  }),
  'review.edit': op('review.edit', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Changes a review within seven days',
    input: ReviewFields.extend({ id: Id }),
    output: OwnReview,
    refuses: ['missing', 'review.textLength', 'review.tooManyPictures', 'review.tooLate'],
  }),
  'review.follow': op('review.follow', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Adds to a review, once',
    input: z.object({ id: Id, text: anyText, images: anyPictures.optional() }),
    output: OwnReview,
    refuses: ['missing', 'review.textLength', 'review.tooManyPictures', 'review.followed'],
  }),
  'media.upload': op('media.upload', {
    access: 'member',
    summary: 'Stores a picture (multipart, field `file`)',
    input: z.object({
      kind: z
        .enum(['review', 'proof', 'logo', 'banner', 'bannerNarrow', 'avatar', 'product', 'delivery', 'talk'])
        .default('review'),
    }),
    output: z.object({ url: MediaUrl, w: z.int(), h: z.int(), bytes: z.int() }),
    refuses: ['upload.notImage', 'upload.tooLarge', 'upload.failed', 'upload.wrongSize', 'storage.full'],
  }),
};
