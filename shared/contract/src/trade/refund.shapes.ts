import { z } from 'zod';
import { Instant, Minor } from '../core/schema-helpers.ts';
import { refundReasons, refundStatuses } from './refund.ts';

/** What is given back: pieces of a line, an unsent order, money that came too late, or the rest of another refund. */
export const RefundKind = z.enum(['line', 'order', 'late', 'rest']);

/** A refund, as all sides see it. */
export const Refund = z.object({
  id: z.string(),
  kind: RefundKind,
  lineId: z.string().nullable(),
  qty: z.int().nullable(),
  due: Minor.describe('What was asked: what the pieces are worth, or what was left'),
  amount: Minor.describe('What is given back: what they are worth until it is decided'),
  left: Minor.describe('What was asked and not given, while its buyer may ask for that again'),
  status: z.enum(refundStatuses),
  reason: z.enum([...refundReasons, 'latePayment']),
  note: z.string(),
  photos: z.array(z.string()),
  answer: z.string().describe('What the shop says to it'),
  at: Instant,
  decidedAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  actions: z.array(z.enum(['withdraw', 'approve', 'reject'])),
});
