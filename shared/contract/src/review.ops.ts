import { z } from 'zod';
import { Instant, listEnvelope, MediaUrl, NumId, Paging } from './kit.ts';
import { op } from './op.ts';

/** What shoppers show of their goods, and the pictures that go with it. */
export const reviewOps = {
  'review.list': op('review.list', {
    access: 'visitor',
    summary: 'Reviews of a product',
    input: Paging.extend({
      productId: NumId,
      filter: z.enum(['all', 'good', 'medium', 'bad', 'pictures']).default('all'),
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
      }),
    ),
  }),
  'media.upload': op('media.upload', {
    access: 'member',
    summary: 'Stores a picture (multipart, field `file`)',
    input: z.object({
      kind: z.enum(['review', 'proof', 'logo', 'banner', 'avatar', 'product']).default('review'),
    }),
    output: z.object({ url: MediaUrl, w: z.int(), h: z.int(), bytes: z.int() }),
    refuses: ['upload.notImage', 'upload.tooLarge', 'upload.failed', 'upload.wrongSize', 'storage.full'],
  }),
};
