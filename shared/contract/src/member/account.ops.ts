import { z } from 'zod';
import { Id, Instant, Mobile, None, Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Code = z.string().max(12);
const Password = z.string().max(128);

/** Proves that the caller is the member: their password, or a code that was sent to their number. */
export const proof = { password: Password.optional(), verify_code: Code.optional() };

/** The purposes of a code to a phone. A code is bound to the member who requested it and to one purpose. */
export const codePurposes = [
  'proveMobile',
  'oldMobile',
  'newMobile',
  'password',
  'removal',
  'export',
  'shopTransfer',
  'withdrawal',
  'stepUp',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** The member's sign-in, their data, and the deletion of their account (docs/features/own-account.md). */
export const accountOps = {
  'account.security': op('account.security', {
    access: 'member',
    summary: 'How the account is protected, and where it is signed in',
    input: None,
    output: z.object({
      mobile: z.string().describe('Masked'),
      mobileProved: z.boolean(),
      hasPassword: z.boolean(),
      email: z.object({ address: z.string().nullable(), confirmed: z.boolean(), offered: z.boolean() }),
      sessions: z.array(
        z.object({
          id: Id,
          here: z.boolean(),
          device: z.string(),
          network: z.string().describe('Where it was signed in: the address without its last part'),
          since: Instant,
          seenAt: Instant,
        }),
      ),
    }),
  }),
  'account.sendCode': op('account.sendCode', {
    access: 'member',
    summary: "Sends a code to the member's number, or to the one that they want to have",
    input: z.object({
      purpose: z.enum(codePurposes),
      mobile: z.string().max(20).optional().describe('For newMobile only'),
    }),
    output: z.object({ retryAfter: z.int() }),
    refuses: ['mobile.invalid', 'account.sameMobile', 'sms.notOffered'],
  }),
  'account.proveMobile': op('account.proveMobile', {
    access: 'member',
    summary: 'Proves the number of an account that was registered by password; its session and password stay',
    input: z.object({ verify_code: Code }),
    output: Nothing,
    refuses: ['sms.wrongCode', 'sms.tooManyTries'],
  }),
  'account.changeMobile': op('account.changeMobile', {
    access: 'member',
    stepUp: 'ofFactor',
    summary: 'Changes the number; all other sessions end',
    input: z.object({
      mobile: Mobile,
      code: Code.describe('That went to the new number'),
      ...proof,
    }),
    output: Nothing,
    refuses: [
      'mobile.invalid',
      'account.sameMobile',
      'account.mobileTaken',
      'account.proofMissing',
      'account.wrongPassword',
      'sms.wrongCode',
      'sms.tooManyTries',
    ],
  }),
  'account.changePassword': op('account.changePassword', {
    access: 'member',
    stepUp: 'ofFactor',
    summary: 'Changes the password, or sets the first one by code; all other sessions end',
    input: z.object({ ...proof, next: Password, repeat: Password }),
    output: Nothing,
    refuses: [
      'register.passwordRule',
      'register.passwordCommon',
      'register.repeatDiffers',
      'account.proofMissing',
      'account.wrongPassword',
      'sms.wrongCode',
      'sms.tooManyTries',
    ],
  }),
  'account.signOutEverywhere': op('account.signOutEverywhere', {
    access: 'member',
    summary: 'Ends every session, this one too',
    input: None,
    output: z.object({ ended: z.int() }),
  }),
  'account.sendEmailCode': op('account.sendEmailCode', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Sends a code to an e-mail address that is to be confirmed',
    input: z.object({ email: z.email().max(120) }),
    output: z.object({ retryAfter: z.int() }),
    refuses: ['account.notOffered'],
  }),
  'account.confirmEmail': op('account.confirmEmail', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Confirms an e-mail address by the code that went there',
    input: z.object({ email: z.email().max(120), verify_code: Code }),
    output: Nothing,
    refuses: ['sms.wrongCode', 'sms.tooManyTries'],
  }),
  'account.exportKey': op('account.exportKey', {
    access: 'member',
    stepUp: 'ofFactor',
    summary: 'A key to download everything that is bound to the member, once and within ten minutes',
    input: z.object(proof),
    output: z.object({ key: z.string(), url: z.string(), expiresAt: Instant }),
    refuses: ['account.proofMissing', 'account.wrongPassword', 'sms.wrongCode', 'sms.tooManyTries'],
  }),
  'account.removal': op('account.removal', {
    access: 'member',
    summary: 'What stands in the way of deleting the account',
    input: None,
    output: z.object({
      ordersUnderWay: z.array(z.object({ id: Id, no: z.string() })),
      moneyOwed: z.int().describe('Minor units that still go one way or the other'),
      ownsShop: z.boolean(),
    }),
  }),
  'account.remove': op('account.remove', {
    access: 'member',
    stepUp: 'ofFactor',
    summary: 'Deletes the account: personal data are erased, orders and books stay without the person',
    input: z.object(proof),
    output: Nothing,
    refuses: [
      'account.ordersUnderWay',
      'account.moneyOwed',
      'account.ownsShop',
      'operator.last',
      'account.proofMissing',
      'account.wrongPassword',
      'sms.wrongCode',
      'sms.tooManyTries',
    ],
  }),
};
