import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { int, MediaUrl, Nothing, None, text, TextByLanguage } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { gatewayMethods } from '../trade/payment.ts';
import { isServiceMail, isServicePhone, senders, settingLimits } from './mall-settings.ts';

const Link = z.union([z.literal(''), text(1, settingLimits.link).pipe(z.url({ protocol: /^https?$/ }))]);
const Service = z.object({
  phone: z.union([z.literal(''), text(1, settingLimits.phone).refine(isServicePhone)]),
  hours: TextByLanguage(settingLimits.hours),
  mail: z.union([z.literal(''), text(1, settingLimits.mail).refine(isServiceMail)]),
});
const content = {
  name: TextByLanguage(settingLimits.name)
    .refine((name) => Object.values(name).some((said) => said !== ''))
    .describe('In one language at least'),
  logo: MediaUrl.nullable().describe('null: the name alone'),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null)
    .describe("#rrggbb, on the mall's own pages and those of shops without a colour; null: the mall's green"),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .default([...languages])
    .describe('Offered on the pages of the mall; the API answers in all four'),
  recordNumber: text(0, settingLimits.number).describe('Of the ministry (ICP), at the foot of every page'),
  registeredNumber: text(0, settingLimits.number).describe('Of the police, beside it'),
  exhibitionUrl: Link.describe('Where the exhibition hall in the menu leads; empty: it is not there'),
  service: Service.default({ phone: '', hours: {}, mail: '' }).describe(
    'Whom shoppers ask: at the foot of every page',
  ),
};

const Settings = z.object({
  version: z.int().describe('0 before anything was saved'),
  ...content,
  environment: z
    .object({
      address: z.string(),
      sandbox: z.boolean().describe('A trial payment is offered that moves no money'),
      sms: z.enum(senders),
      mail: z.enum(senders),
      codes: z.boolean().describe('Members prove their numbers by codes'),
      secondFactor: z.boolean().describe('Operators and owners of shops need one'),
    })
    .describe('What variables of the environment decide; no secret'),
});

/** What the mall says of itself: rows, not variables of the environment (docs/features/operator.md). */
export const mallSettingsOps = {
  'mallSettings.show': op('mallSettings.show', {
    access: 'operator:settings.view',
    summary: 'The settings of the mall, and what its environment decides',
    input: None,
    output: Settings,
  }),
  'mallSettings.save': op('mallSettings.save', {
    access: 'operator:settings.edit',
    summary: 'Changes the settings of the version that was read',
    input: z.object({ version: int(0, 1e9), ...content }),
    output: Settings,
    refuses: ['goods.changedElsewhere', 'goods.pictureUnknown'],
  }),
  'mallSettings.sendTest': op('mallSettings.sendTest', {
    access: 'operator:settings.edit',
    summary: 'Sends the caller a message, to see whether messages leave the mall',
    input: z.object({ by: z.enum(['sms', 'mail']) }),
    output: Nothing,
    refuses: ['settings.noSender', 'settings.noEmail', 'settings.notSent'],
  }),
  'mallSettings.testPayment': op('mallSettings.testPayment', {
    access: 'operator:settings.edit',
    summary: 'Asks a payment provider whether it accepts the keys of the mall; nothing is paid',
    input: z.object({ method: z.enum(gatewayMethods) }),
    output: z.object({
      outcome: z.enum(['works', 'refused', 'unreachable']),
      said: z.string().nullable().describe('What the provider did, in English; null when it works'),
    }),
    refuses: ['missing'],
  }),
};
