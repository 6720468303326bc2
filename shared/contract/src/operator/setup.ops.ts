import { z } from 'zod';
import { Mobile, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const link = { token: z.string().max(200).describe('From the link that the mall printed when it started') };

/** How a mall without operators gets its first, by the link that it prints (docs/decisions/071-set-up-link.md). */
export const setupOps = {
  'mallSetup.check': op('mallSetup.check', {
    access: 'visitor',
    summary: 'Whether a set-up link is valid; it stays unused',
    input: z.object(link),
    output: z.object({ codes: z.boolean().describe('Whether the mall proves numbers by a code') }),
    refuses: ['setup.linkWrong', 'setup.over'],
  }),
  'mallSetup.register': op('mallSetup.register', {
    access: 'visitor',
    summary: 'Makes an account and the first operator of it, and signs in',
    input: z.object({
      ...link,
      mobile: Mobile,
      name: text(1, 20),
      password: z.string().max(128),
      repassword: z.string().max(128),
      verify_code: z
        .string()
        .max(12)
        .default('')
        .describe('Where the mall sends codes: that of `session.sendSms`'),
    }),
    output: z.string().describe('The token of the session'),
    refuses: [
      'setup.linkWrong',
      'setup.over',
      'setup.numberTaken',
      'register.passwordRule',
      'register.passwordCommon',
      'register.repeatDiffers',
      'sms.wrongCode',
      'sms.tooManyTries',
    ],
  }),
  'mallSetup.take': op('mallSetup.take', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Makes the caller the first operator',
    input: z.object(link),
    output: Nothing,
    refuses: ['setup.linkWrong', 'setup.over'],
  }),
};
