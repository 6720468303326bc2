import { z } from 'zod';
import { Instant, None } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

/** What may wait for an operator, in the order of the start page. */
export const queues = [
  'record',
  'ship',
  'refund',
  'want',
  'withdrawal',
  'promoter',
  'shopReview',
  'goodsReview',
  'brandReview',
  'packageReview',
  'caseReview',
] as const;
export type Queue = (typeof queues)[number];

/** What a new mall needs before it is open, in that order. */
export const firstSteps = ['factors', 'payment', 'categories', 'brands', 'products', 'shop'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** A queue is counted up to this. */
export const queueLimit = 100;

export const operatorStartOps = {
  'operator.start': op('operator.start', {
    access: 'operator',
    summary: 'What waits for the caller, and what a new mall still needs',
    input: None,
    output: z.object({
      queues: z
        .array(
          z.object({
            queue: z.enum(queues),
            count: z.int().describe('Up to 100'),
            since: Instant.describe('Since when the first of them waits'),
          }),
        )
        .describe('Only queues in which something waits and that the caller may see'),
      steps: z
        .array(z.object({ step: z.enum(firstSteps), done: z.boolean() }))
        .describe('Empty once all is done, and for who may not see settings'),
    }),
  }),
};
