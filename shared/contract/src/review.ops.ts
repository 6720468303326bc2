import { z } from 'zod';
import { Id, Instant, int, listEnvelope, MediaUrl, NumId, Paging } from './kit.ts';
import { op } from './op.ts';

/** By stars, or those with photos. */
const reviewFilters = ['all', 'pictures', '5', '4', '3', '2', '1'] as const;

/** Of all reviews of the product, whatever the filter. Averages are rounded to a tenth, 0 without a review. */
const Summary = z.object({
  count: z.int(),
  average: z.number(),
  service: z.number(),
  logistics: z.number(),
  pictures: z.int(),
  stars: z.array(z.int()).length(5).describe('How many gave 1, 2, … 5 stars'),
});

/** What shoppers show of their goods, and the pictures that go with it. */
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
        followUp: z.string().nullable(),
        useful: z.int(),
        reply: z.object({ text: z.string(), at: Instant }).nullable(),
      }),
    ).extend({ summary: Summary }),
  }),
  'review.useful': op('review.useful', {
    access: 'member',
    summary: 'Says that a review helped, or takes it back',
    input: z.object({ id: Id, state: int(0, 1) }),
    output: z.object({ useful: z.int() }),
    refuses: ['missing'],
  }),
  'review.marks': op('review.marks', {
    access: 'member',
    summary: 'Which reviews of a product the member has said to have helped',
    input: z.object({ productId: NumId }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'media.upload': op('media.upload', {
    access: 'member',
    summary: 'Stores a picture (multipart, field `file`)',
    input: z.object({
      kind: z.enum(['review', 'proof', 'logo', 'banner', 'avatar', 'product', 'delivery']).default('review'),
    }),
    output: z.object({ url: MediaUrl, w: z.int(), h: z.int(), bytes: z.int() }),
    refuses: ['upload.notImage', 'upload.tooLarge', 'upload.failed', 'upload.wrongSize', 'storage.full'],
  }),
};
