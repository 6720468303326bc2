import { z } from 'zod';
import { secondFactor } from '../core/limits.ts';
import { Id, Instant, Mobile, None, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { proof } from './account.ops.ts';

/** The ways in which a second factor is shown. */
export const factorWays = ['passkey', 'oneTimeCode', 'recoveryCode'] as const;
export type FactorWay = (typeof factorWays)[number];

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const Credential = {
  id: base64url(1400).min(1),
  rawId: base64url(1400).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};
/** What `navigator.credentials.create` answers, as JSON (WebAuthn level 3). */
const Registration = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
/** What `navigator.credentials.get` answers, as JSON. */
const Assertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});
/** One of the three ways; the first that is given counts. */
const factor = {
  passkey: Assertion.optional(),
  one_time_code: z.string().max(12).optional().describe('From the authenticator app'),
  recovery_code: z.string().max(40).optional(),
};
const Options = z.looseObject({ challenge: z.string() }).describe('For navigator.credentials, as JSON');
const Name = text(1, secondFactor.maxName);
/** Shown once; empty when the account has recovery codes already. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const Ticket = z.string().max(100).describe('From the refusal secondFactor.needed');

/** Second factors of an account, the second step of signing in, and fresh proofs (decisions/056). */
export const secondFactorOps = {
  'secondFactor.list': op('secondFactor.list', {
    access: 'member',
    summary: "The second factors of the member's account",
    input: None,
    output: z.object({
      passkeys: z.array(z.object({ id: Id, name: z.string(), since: Instant, usedAt: Instant.nullable() })),
      oneTimeCodes: z.object({ since: Instant, usedAt: Instant.nullable() }).nullable(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  'secondFactor.passkeyOptions': op('secondFactor.passkeyOptions', {
    access: 'member',
    stepUp: true,
    summary: 'What the browser needs to make a passkey',
    input: None,
    output: Options,
    refuses: ['secondFactor.tooManyPasskeys'],
  }),
  'secondFactor.addPasskey': op('secondFactor.addPasskey', {
    access: 'member',
    stepUp: true,
    summary: 'Keeps a passkey; with the first second factor all other sessions end',
    input: z.object({ name: Name, passkey: Registration }),
    output: RecoveryCodes,
    refuses: ['secondFactor.wrong', 'secondFactor.tooManyPasskeys'],
  }),
  'secondFactor.renamePasskey': op('secondFactor.renamePasskey', {
    access: 'member',
    stepUp: true,
    summary: 'Gives a passkey another name',
    input: z.object({ id: Id, name: Name }),
    output: Nothing,
  }),
  'secondFactor.removePasskey': op('secondFactor.removePasskey', {
    access: 'member',
    stepUp: true,
    summary: 'Removes a passkey; with the last second factor the recovery codes go too',
    input: z.object({ id: Id }),
    output: Nothing,
  }),
  'secondFactor.beginCodes': op('secondFactor.beginCodes', {
    access: 'member',
    stepUp: true,
    summary: 'A new secret for an authenticator app; it counts once a code from it is confirmed',
    input: None,
    output: z.object({
      secret: z.string().describe('To type into the app'),
      uri: z.string().describe('otpauth://…, the same for the app'),
      svg: z.string().describe('The address as a QR code'),
    }),
    refuses: ['secondFactor.codesOn'],
  }),
  'secondFactor.confirmCodes': op('secondFactor.confirmCodes', {
    access: 'member',
    stepUp: true,
    summary: 'Turns one-time codes on by a first code',
    input: z.object({ one_time_code: z.string().max(12) }),
    output: RecoveryCodes,
    refuses: ['secondFactor.wrong', 'secondFactor.codesOn'],
  }),
  'secondFactor.removeCodes': op('secondFactor.removeCodes', {
    access: 'member',
    stepUp: true,
    summary: 'Turns one-time codes off; with the last second factor the recovery codes go too',
    input: None,
    output: Nothing,
  }),
  'secondFactor.makeRecoveryCodes': op('secondFactor.makeRecoveryCodes', {
    access: 'member',
    stepUp: true,
    summary: 'Ten new recovery codes; the old ones no longer count',
    input: None,
    output: RecoveryCodes,
    refuses: ['secondFactor.none'],
  }),
  'session.passkeyOptions': op('session.passkeyOptions', {
    access: 'visitor',
    summary: 'What the browser needs to use a passkey in the second step of signing in',
    input: z.object({ ticket: Ticket }),
    output: Options,
    refuses: ['secondFactor.ticketOver'],
  }),
  'session.secondFactor': op('session.secondFactor', {
    access: 'visitor',
    summary: 'The second step of signing in',
    input: z.object({ ticket: Ticket, ...factor }),
    output: z.string(),
    refuses: ['secondFactor.ticketOver', 'secondFactor.wrong', 'account.locked'],
  }),
  'account.proofWays': op('account.proofWays', {
    access: 'member',
    summary: 'How the member proves once more that it is them: by a second factor if they have one',
    input: None,
    output: z.object({
      ways: z.array(z.enum([...factorWays, 'password', 'code'])),
      mobile: z.string().describe('Masked'),
    }),
  }),
  'account.proofOptions': op('account.proofOptions', {
    access: 'member',
    summary: 'What the browser needs to prove by a passkey that it is the member',
    input: None,
    output: Options,
    refuses: ['secondFactor.none'],
  }),
  'account.prove': op('account.prove', {
    access: 'member',
    summary: 'Proves that it is the member; operations with stepUp then work for ten minutes in this session',
    input: z.object({ ...proof, ...factor }),
    output: Nothing,
    refuses: [
      'account.proofMissing',
      'account.wrongPassword',
      'secondFactor.wrong',
      'sms.wrongCode',
      'sms.tooManyTries',
    ],
  }),
  'account.endSession': op('account.endSession', {
    access: 'member',
    summary: 'Ends one session of the member, on every process at once',
    input: z.object({ id: Id }),
    output: Nothing,
  }),
  'platformMember.removeSecondFactors': op('platformMember.removeSecondFactors', {
    access: 'operator:member.edit',
    stepUp: true,
    summary: 'Takes every second factor off an account whose owner lost them all, and ends its sessions',
    input: z
      .object({
        mobile: Mobile.optional(),
        id: Id.optional().describe('The member, instead of their number'),
        reason: text(5, 200).describe('How it was made sure that it is the owner who asks'),
      })
      .refine(({ mobile, id }) => (mobile === undefined) !== (id === undefined), { path: ['mobile'] }),
    output: z.object({ removed: z.int().describe('Second factors, recovery codes not counted') }),
  }),
};
