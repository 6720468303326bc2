import { z } from 'zod';
import { op } from '../core/op.ts';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  Nothing,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import {
  contacts,
  handlingLimits as limits,
  reportReasons,
  reportStates,
  reviewStates,
  reviewTabs,
  shopReviewTabs,
} from './handled-review.ts';

const Named = z.object({ id: z.string(), name: z.string() });
const Seen = z.object({
  id: Id,
  version: int(1, 1e9).describe('The version that was seen; another one refuses'),
});
const Stars = int(1, 5).optional();

/** A review as those who handle it see it. */
const Handled = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(reviewStates),
  author: z.string().describe('Shops read of an anonymous one only the first character'),
  anonymous: z.boolean(),
  score: z.int(),
  service: z.int(),
  logistics: z.int(),
  text: z.string(),
  images: z.array(z.string()),
  at: Instant,
  followUp: z.object({ text: z.string(), images: z.array(z.string()), at: Instant.nullable() }).nullable(),
  product: Named.extend({ image: z.string(), spec: z.string() }),
  order: z.object({ id: z.string(), no: z.string() }),
  reason: z.string().describe('Why it is hidden; its author reads it'),
  reply: z.object({ text: z.string(), at: Instant, by: z.string(), editable: z.boolean() }).nullable(),
  report: z
    .object({
      reason: z.enum(reportReasons),
      note: z.string(),
      at: Instant,
      state: z.enum(reportStates),
    })
    .nullable(),
});

const answer = {
  input: Seen.extend({ text: text(1, limits.answer) }),
  output: Nothing,
  refuses: ['missing', 'review.changedMeanwhile', 'review.notShown', 'review.answerTooLate'],
} as const;

/** Reviews of shoppers, as shops and operators handle them (docs/features/reviews.md). */
export const handledReviewOps = {
  'shopReview.list': op('shopReview.list', {
    access: 'staff:order.view',
    summary: 'Reviews of what the shop has sold, the latest first',
    input: Paging.extend({
      tab: z.enum(shopReviewTabs).default('all'),
      stars: Stars,
      pictures: Flag.default(false),
    }),
    output: listEnvelope(Handled).extend({ counts: z.partialRecord(z.enum(shopReviewTabs), z.int()) }),
  }),
  'shopReview.answer': op('shopReview.answer', {
    access: 'staff:order.edit',
    summary: `Answers a review, once; the answer can be changed for ${limits.editableDays} days`,
    ...answer,
    refuses: [...answer.refuses],
  }),
  'shopReview.report': op('shopReview.report', {
    access: 'staff:order.edit',
    summary: 'Reports a review to the mall as abuse, once',
    input: Seen.extend({ reason: z.enum(reportReasons), note: text(0, limits.note).default('') }),
    output: Nothing,
    refuses: ['missing', 'review.changedMeanwhile', 'review.notShown', 'review.reported'],
  }),
  'mallReview.list': op('mallReview.list', {
    access: 'operator:review.view',
    summary: 'Reviews of shoppers: what waits or is reported the longest first, others the latest first',
    input: Paging.extend({
      tab: z.enum(reviewTabs).default('all'),
      stars: Stars,
      productId: NumId.optional(),
      shop: z
        .union([z.literal('mall'), Id])
        .optional()
        .describe('A shop, or what the mall sold itself'),
      pictures: Flag.default(false),
    }),
    output: listEnvelope(
      Handled.extend({
        shop: Named.nullable().describe('Who sold it; null: the mall'),
        contact: z.enum(contacts).nullable().describe('What was found in it'),
        decidedBy: z.string().nullable(),
      }),
    ).extend({
      counts: z.partialRecord(z.enum(reviewTabs), z.int()).describe('Of what waits, is reported or hidden'),
      shop: Named.nullable().describe('The shop asked for'),
      product: Named.nullable().describe('The product asked for'),
    }),
  }),
  'mallReview.decide': op('mallReview.decide', {
    access: 'operator:review.decide',
    summary: 'Lets a review through or shows it again, or hides it with a reason that its author reads',
    input: Seen.extend({
      decision: z.enum(['show', 'hide']),
      reason: text(0, limits.reason).default(''),
    }),
    output: Nothing,
    refuses: ['missing', 'review.changedMeanwhile', 'review.reasonMissing'],
  }),
  'mallReview.dismissReport': op('mallReview.dismissReport', {
    access: 'operator:review.decide',
    summary: "Leaves a reported review shown: the shop's report is answered",
    input: Seen,
    output: Nothing,
    refuses: ['missing', 'review.changedMeanwhile'],
  }),
  'mallReview.answer': op('mallReview.answer', {
    access: 'operator:review.decide',
    summary: `Answers a review of what the mall sold itself, once; the answer can be changed for ${limits.editableDays} days`,
    ...answer,
    refuses: [...answer.refuses],
  }),
};
