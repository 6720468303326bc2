import { z } from 'zod';
import { languages } from '../core/languages.ts';
import {
  Id,
  Instant,
  int,
  listOf,
  MediaUrl,
  Moment,
  Nothing,
  NumId,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { bannerLimits } from '../catalog/banner.ts';
import { review } from '../core/limits.ts';

const Kind = int(1, 9).describe(
  '1 home, 2 influencers, 3 made to measure, 4 brands, 5 picks, 6 small things, 7 new, 8 flash sales, 9 buyer show',
);
const Link = z
  .union([z.literal(''), text(1, bannerLimits.link).pipe(z.string().regex(/^(\/(?![/\\])|https?:\/\/[^/])/))])
  .default('')
  .describe('A path of the mall or a web address; without one a banner leads to its first product');

const Banner = z.object({
  id: z.string(),
  version: z.int(),
  title: z.record(z.string(), z.string()),
  subtitle: z.record(z.string(), z.string()),
  picture: z.string().describe('Wide'),
  narrow: z.string().nullable().describe('For telephones; null: the wide one'),
  link: z.string(),
  tone: z.enum(['light', 'dark']).describe('Of the picture, so that its words can be read'),
  products: z.array(z.string()),
  languages: z.array(z.enum(languages)).describe('Readers who see it; empty: all'),
  from: Instant.nullable(),
  to: Instant.nullable(),
  state: z
    .enum(['shown', 'planned', 'over', 'withheld'])
    .describe('withheld: its picture is of a review that shoppers do not see'),
  fromReview: z.boolean().describe('Its picture is of a review: shown as long as the review is'),
});

/** Banners of the mall's pages (docs/features/operator.md). */
export const bannerOps = {
  'platformBanner.list': op('platformBanner.list', {
    access: 'operator:content.view',
    summary: 'The banners of one kind in their order, also those that are planned or over',
    input: z.object({ kind: Kind }),
    output: z.object({ list: z.array(Banner) }),
  }),
  'platformBanner.save': op('platformBanner.save', {
    access: 'operator:content.edit',
    summary: 'Makes a banner, the last of its kind, or changes the version that was seen',
    input: z
      .object({
        kind: Kind,
        id: NumId.optional().describe('Without it a new one'),
        version: int(1, 1_000_000).optional().describe('That was seen; needed with an id'),
        title: TextByLanguage(bannerLimits.title),
        subtitle: TextByLanguage(bannerLimits.subtitle),
        picture: MediaUrl,
        narrow: MediaUrl.nullable().default(null),
        link: Link,
        tone: z.enum(['light', 'dark']).default('light'),
        products: listOf(NumId, bannerLimits.products).default([]),
        languages: listOf(z.enum(languages), languages.length).default([]),
        from: Moment.nullable().default(null),
        to: Moment.nullable().default(null),
      })
      .refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] })
      .refine(({ from, to }) => from === null || to === null || Date.parse(from) < Date.parse(to), {
        path: ['to'],
      }),
    output: Banner,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.pictureUnknown', 'goods.tooMany'],
  }),
  'platformBanner.fromReview': op('platformBanner.fromReview', {
    access: 'operator:content.edit',
    summary:
      'Puts pictures of a review that shoppers see at the end of the buyer show; those in it already stay',
    input: z.object({
      reviewId: Id,
      pictures: listOf(MediaUrl, 2 * review.maxImages)
        .refine((pictures) => pictures.length > 0)
        .describe('Of the review or of what followed it'),
    }),
    output: z.object({ added: z.array(z.string()).describe('Ids of the banners made') }),
    refuses: ['missing', 'review.notShown', 'goods.pictureUnknown', 'goods.tooMany'],
  }),
  'platformBanner.order': op('platformBanner.order', {
    access: 'operator:content.edit',
    summary: 'Puts the banners of one kind into this order; those that are not named come after',
    input: z.object({ kind: Kind, ids: listOf(NumId, bannerLimits.ofKind) }),
    output: z.object({ list: z.array(Banner) }),
  }),
  'platformBanner.remove': op('platformBanner.remove', {
    access: 'operator:content.edit',
    summary: 'Takes a banner away; it can be put back',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'platformBanner.restore': op('platformBanner.restore', {
    access: 'operator:content.edit',
    summary: 'Puts a banner back that was taken away',
    input: z.object({ id: NumId }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
