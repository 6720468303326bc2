import { z } from 'zod';
import { Id, Instant, int, listEnvelope, text } from '../core/schema-helpers.ts';
import { draftLimits, goodsStates } from './own-goods.ts';

/** What operations on drafts of a shop's own products, packages and design cases have in common. */

const state = z.enum(goodsStates);
const Version = int(1, 1e9).describe('The version that was seen; another one refuses');
export const ById = z.object({ id: Id });
export const At = z.object({ id: Id, version: Version });
/** Of the specification's calls, which know no version: without one the draft as it is now. */
export const AtOrNow = z.object({ id: Id, version: Version.optional() });
export const Kept = z.object({ id: z.string(), version: z.int(), state, savedAt: Instant });
export const Decision = At.extend({
  decision: z.enum(['approve', 'reject']),
  reason: text(0, draftLimits.reason).default(''),
});

export const DraftTab = z.enum(['all', ...goodsStates, 'removed']).default('all');
/** Fields of a row: its state, and who saved it. */
export const rowStanding = {
  state,
  reason: z.string().nullable(),
  live: z.boolean().describe('Approved before: shoppers see that version'),
};
export const rowSaving = {
  version: z.int().describe('To be named when it is sent to review'),
  savedAt: Instant,
  savedBy: z.string(),
  submittedAt: Instant.nullable(),
  removedAt: Instant.nullable(),
};
/** A page of drafts, with the count of each tab. */
export const draftPage = <Row extends z.ZodType>(row: Row) =>
  listEnvelope(row).extend({
    counts: z.record(z.string(), z.int()),
    more: z.boolean().optional().describe('There are more than `total`, and other tabs are not counted'),
  });
/** A page of drafts that wait for the platform's review. */
export const waitingPage = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  listEnvelope(row.extend({ shopId: z.string(), shopName: z.string() }));

const Step = z.object({
  id: z.string(),
  at: Instant,
  by: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
  fields: z.array(z.string()),
});
/** Fields of a draft with its published content and its history; `shown` says whether it is published. */
export const draftFields = <Content extends z.ZodType, Shown extends z.ZodRawShape>(
  content: Content,
  shown: Shown,
) => ({
  state,
  reason: z.string().nullable(),
  version: z.int(),
  content,
  live: z.object({ content, at: Instant, ...shown }).nullable(),
  changed: z.array(z.string()).describe('Fields that differ from what shoppers see'),
  savedAt: Instant,
  savedBy: z.string(),
  submittedAt: Instant.nullable(),
  history: z.array(Step).describe('The latest first'),
});
