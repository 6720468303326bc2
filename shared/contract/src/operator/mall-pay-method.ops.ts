import { z } from 'zod';
import { Flag, listOf, None } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { switchedMethods } from '../trade/payment.ts';

const Methods = z.object({
  list: z
    .array(
      z.object({
        method: z.enum(switchedMethods),
        on: z.boolean().describe('What operators chose; it is offered where it is set up, too'),
        setUp: z
          .boolean()
          .describe(
            'The environment has all keys of a provider; for transfers: an account of the mall is on',
          ),
        needs: z.array(z.string()).describe('Variables of the environment that a provider needs'),
      }),
    )
    .describe('In the order in which buyers see them'),
});

/** Which ways to pay buyers see, and in what order (docs/decisions/111-payment-methods-switched-off.md). */
export const mallPayMethodOps = {
  'mallPayMethod.list': op('mallPayMethod.list', {
    access: 'operator:settings.view',
    summary: 'The ways to pay in the order in which buyers see them: on or off, set up or not',
    input: None,
    output: Methods,
  }),
  'mallPayMethod.set': op('mallPayMethod.set', {
    access: 'operator:settings.edit',
    stepUp: true,
    summary: 'Switches a way to pay on or off; payments that were begun, and refunds, go on',
    input: z.object({
      method: z.enum(switchedMethods),
      on: Flag,
      last: Flag.default(false).describe(
        'Off even where buyers of the mall, or all of them, then have no way to pay',
      ),
    }),
    output: Methods,
    refuses: ['payment.lastMethod'],
  }),
  'mallPayMethod.sort': op('mallPayMethod.sort', {
    access: 'operator:settings.edit',
    summary: 'Says in which order buyers see the ways to pay',
    input: z.object({ methods: listOf(z.enum(switchedMethods), switchedMethods.length) }),
    output: Methods,
  }),
};
