import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { Day, int, MediaUrl, Mobile, None, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { legalKinds } from '../core/legal.ts';
import { permissions } from '../core/permissions.ts';

const Token = z.string();
/** What a member may take out of their profile again: null, or '' in a form. */
const orNone = <T extends z.ZodType>(value: T) =>
  z.union([value, z.null(), z.literal('').transform(() => null)]).optional();
const Profile = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  mobile: z.string().describe('Masked'),
  mobileProved: z.boolean().describe('Whether a code sent to the number was entered'),
  sex: z.literal([0, 1, 2]).describe('0 secret, 1 male, 2 female'),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  rank: z.object({ level: z.int(), label: z.string() }),
  operator: z.literal(true).optional().describe('Only for who may open the console of the mall'),
});

export const sessionOps = {
  'config.get': op('config.get', {
    access: 'visitor',
    summary: 'The platform',
    input: None,
    output: z.object({
      shop_name: z.string(),
      pc_logo: z.string(),
      pc_url: z.string(),
      colour: z.string().nullable().describe('#rrggbb of the mall, where a shop has none of its own'),
      languages: z.array(z.enum(languages)).describe('The languages that pages offer'),
      record_number: z.string(),
      registered_number: z.string(),
      smallItemsBrandId: z.string(),
      exhibitionUrl: z.string().nullable(),
      smsLen: z.int(),
      codes: z.boolean().describe('Whether codes are sent at all'),
      currency: z.string(),
      sandbox: z.boolean(),
      service: z
        .object({ phone: z.string(), hours: z.string(), mail: z.string() })
        .optional()
        .describe('Whom shoppers ask, as it is read; absent where nothing of it is set'),
      legal: z
        .array(z.object({ kind: z.enum(legalKinds), title: z.string() }))
        .optional()
        .describe('Legal texts that are in force, at /legal?kind=; absent while there is none'),
      announcement: z
        .object({
          id: z.string(),
          text: z.string(),
          contentLang: z.enum(languages),
          link: z.string().describe("A path of the mall, or ''"),
          closable: z.boolean(),
        })
        .optional()
        .describe('The bar above every page; absent while there is none'),
    }),
  }),
  'session.sendSms': op('session.sendSms', {
    access: 'visitor',
    summary: 'Sends a verification code',
    input: z.object({ mobile: z.string(), purpose: z.enum(['login', 'reset']).default('login') }),
    output: z.object({ retryAfter: z.int() }),
    refuses: ['mobile.invalid', 'sms.notOffered'],
  }),
  'session.codeLogin': op('session.codeLogin', {
    access: 'visitor',
    summary: 'Signs in by code; a new number becomes a member',
    input: z.object({ mobile: z.string(), verify_code: z.string() }),
    output: Token,
    refuses: ['mobile.invalid', 'sms.wrongCode', 'sms.tooManyTries', 'secondFactor.needed', 'account.locked'],
  }),
  'session.accountLogin': op('session.accountLogin', {
    access: 'visitor',
    summary: 'Signs in by password',
    input: z.object({ mobile: Mobile, password: z.string().min(1).max(128) }),
    output: Token,
    refuses: ['login.wrong', 'login.codeNeeded', 'secondFactor.needed', 'account.locked'],
  }),
  'session.register': op('session.register', {
    access: 'visitor',
    summary: 'Makes a member',
    input: z.object({
      mobile: Mobile,
      password: z.string().max(128),
      repassword: z.string().max(128),
      inviter: z.string().max(40).optional(),
    }),
    output: Nothing,
    refuses: ['register.passwordRule', 'register.passwordCommon', 'register.repeatDiffers'],
  }),
  'session.resetPassword': op('session.resetPassword', {
    access: 'visitor',
    summary: 'Sets a new password by a code to the number, ends every session and signs in',
    input: z.object({
      mobile: z.string().max(20),
      verify_code: z.string().max(12),
      password: z.string().max(128),
      repassword: z.string().max(128),
    }),
    output: Token,
    refuses: [
      'account.locked',
      'mobile.invalid',
      'sms.wrongCode',
      'sms.tooManyTries',
      'register.passwordRule',
      'register.passwordCommon',
      'register.repeatDiffers',
      'secondFactor.needed',
    ],
  }),
  'session.logout': op('session.logout', {
    access: 'visitor',
    summary: "Ends the header's session",
    input: None,
    output: Nothing,
  }),
  'member.userInfo': op('member.userInfo', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.currentUser': op('member.currentUser', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.profile': op('member.profile', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.saveProfile': op('member.saveProfile', {
    access: 'member',
    summary: 'Changes the profile',
    input: z.object({
      name: text(1, 20).optional(),
      image: orNone(MediaUrl),
      sex: int(0, 2).optional(),
      birthday: orNone(Day),
      email: z.email().max(120).optional(),
    }),
    output: Profile,
  }),
  'member.isShop': op('member.isShop', {
    access: 'member',
    summary: 'Whether the member works for a shop',
    input: None,
    output: z.object({
      isShop: z.literal([0, 1]),
      shopId: z.string().nullable(),
      role: z.string().nullable(),
      permissions: z.array(z.enum(permissions)),
      owesSecondFactor: z
        .string()
        .optional()
        .describe('Where to set one up before the office opens; absent when nothing is owed'),
    }),
  }),
  'member.realName': op('member.realName', {
    access: 'member',
    summary: 'Real name',
    input: None,
    output: z.object({ realName: z.string() }),
  }),
  'distribution.status': op('distribution.status', {
    access: 'member',
    summary: 'Whether the member promotes',
    input: None,
    output: z.object({
      isDistribute: z.literal([0, 1]),
      status: z.enum(['none', 'pending', 'approved', 'rejected', 'suspended']),
    }),
  }),
  'distribution.user': op('distribution.user', {
    access: 'member',
    summary: "The promoter's data",
    input: None,
    output: z.object({
      status: z.enum(['none', 'pending', 'approved', 'rejected', 'suspended']),
      level: z.int(),
      realName: z.string(),
      customers: z.int(),
      team: z.int(),
    }),
  }),
};
