import { z } from 'zod';
import { Instant, Minor } from '../core/schema-helpers.ts';
import { refundReasons, refundStatuses } from './refund.ts';

/** A refund: for pieces of a line, for an unsent order, or for money that arrived too late. */
export const Refund = z.object({
  id: z.string(),
  kind: z.enum(['line', 'order', 'late']),
  lineId: z.string().nullable(),
  qty: z.int().nullable(),
  due: Minor.describe('What the pieces are worth'),
  amount: Minor.describe('What is given back: what they are worth until it is decided'),
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
