import { z } from 'zod';
import { Id, Instant, int, Minor, Paging, text } from '../core/schema-helpers.ts';
import { questionLimits as limits, questionSides, questionStatuses } from './question.ts';

export const Question = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  statement: z.object({ id: z.string(), period: z.string(), currency: z.string() }),
  line: z
    .object({
      no: z.int(),
      cause: z.enum(['order', 'adjustment', 'payout']),
      orderNo: z.string().nullable(),
      total: Minor,
    })
    .nullable()
    .describe('Null when the statement as a whole is questioned'),
  status: z.enum(questionStatuses),
  waitsFor: z.enum(questionSides).describe('Who says the next word'),
  askedAt: Instant,
  closedAt: Instant.nullable(),
  thread: z.array(
    z.object({
      no: z.int(),
      side: z.enum(questionSides),
      at: Instant,
      words: z.string(),
      adjustment: Minor.nullable().describe('Booked with this answer, in the next statement'),
    }),
  ),
});

export const QuestionsAsked = Paging.extend({
  statementId: Id.optional(),
  status: z.enum(questionStatuses).optional(),
});
export const Ask = z.object({
  statementId: Id,
  line: int(1, 2_000_000_000).optional().describe('Its number; without it the statement as a whole'),
  words: text(1, limits.words),
});
export const Answer = z.object({
  id: Id,
  after: int(1, limits.thread).describe('The last word that was read: an answer to an older one is refused'),
  words: text(1, limits.words),
});
