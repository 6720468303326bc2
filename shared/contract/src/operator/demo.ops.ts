import { z } from 'zod';
import { None, Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

/** The demo in a mall that is tried out, and its end (docs/features/operator.md). */
export const demoOps = {
  'mallDemo.show': op('mallDemo.show', {
    access: 'operator:settings.view',
    summary: 'Whether the demo is in this mall and can be taken out of it',
    input: None,
    output: z.object({ present: z.boolean().describe('Never in production') }),
  }),
  'mallDemo.empty': op('mallDemo.empty', {
    access: 'operator:settings.edit',
    stepUp: true,
    summary: 'Takes everything out of a mall with the demo, but the caller, their sign-in and the log',
    input: z.object({ name: z.string().max(80).describe("The mall's name in one of its languages") }),
    output: Nothing,
    refuses: ['demo.none', 'demo.nameDiffers', 'demo.realOrders'],
  }),
};
