import { z } from 'zod';
import { Instant, None } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { firstSteps, queues } from './start.ts';

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
            since: Instant.nullable().describe('Since when the first of them waits; null: nobody knows'),
          }),
        )
        .describe('Only queues in which something waits and that the caller may see'),
      steps: z
        .array(z.object({ step: z.enum(firstSteps), done: z.boolean() }))
        .describe('Empty once all is done, and for who may not see settings'),
    }),
  }),
};
