import { z } from 'zod';
import { op } from '../core/op.ts';
import { shopText } from '../core/limits.ts';
import { Id, Instant, int, listEnvelope, Paging, text } from '../core/schema-helpers.ts';
import { applicationLimits as limits, applicationParts, applicationStates } from '../core/application.ts';
import { ShopCode } from './mall-shops.ops.ts';

const State = z.enum(applicationStates);
const Row = z.object({
  id: z.string(),
  company: z.string(),
  storeName: z.string(),
  contact: z.string().describe('Masked'),
  mobile: z.string().describe('Masked'),
  country: z.string().describe('ISO 3166-1'),
  state: State,
  at: Instant.describe('When they applied'),
  movedAt: Instant.describe('Since when it is in this state'),
});
const Detail = Row.extend({
  version: z.int(),
  userId: z.string(),
  member: z.string().describe('Name of the account'),
  sells: z.string(),
  reason: z.string(),
  shop: z.object({ id: z.string(), name: z.string(), code: z.string() }).nullable(),
  before: z.int().describe('Earlier applications of the same member'),
  by: z.string().nullable().describe('Who moved it last; null: the applicant'),
  notes: z.array(z.object({ id: z.string(), at: Instant, by: z.string(), text: z.string() })),
});
const One = z.object({ id: Id });
const Seen = One.extend({ version: int(1, 1_000_000).describe('As it was seen') });

/** Applications of merchants as those who open shops see them (docs/decisions/114). */
export const mallApplicationOps = {
  'mallApplication.list': op('mallApplication.list', {
    access: 'operator:shop.view',
    summary: 'Who asks to open a shop; who waits comes in turn, all others the newest first',
    input: Paging.extend({
      state: z.enum(['all', ...applicationStates]).default('new'),
      keyword: text(0, limits.keyword)
        .default('')
        .describe('A part of the company or of the name of the shop, or the whole mobile number'),
    }),
    output: listEnvelope(Row).extend({
      more: z.boolean().describe('There are more than `total`'),
      counts: z.record(z.string(), z.int()).describe('For each state and `all`, counted to a thousand'),
    }),
  }),
  'mallApplication.detail': op('mallApplication.detail', {
    access: 'operator:shop.view',
    summary: 'One application with the notes of operators; person, number and licence masked',
    input: One,
    output: Detail,
    refuses: ['missing'],
  }),
  'mallApplication.reveal': op('mallApplication.reveal', {
    access: 'operator:shop.edit',
    summary: 'Shows one masked part whole; the log says who looked at what',
    input: One.extend({ what: z.enum(applicationParts) }),
    output: z.object({ value: z.string().describe('Of the licence: its address, for ten minutes and more') }),
    refuses: ['missing'],
  }),
  'mallApplication.note': op('mallApplication.note', {
    access: 'operator:shop.edit',
    summary: 'Writes a note that only operators read',
    input: One.extend({ text: text(1, limits.note) }),
    output: Detail,
    refuses: ['missing'],
  }),
  'mallApplication.talk': op('mallApplication.talk', {
    access: 'operator:shop.edit',
    summary: 'Says that somebody talks with the applicant',
    input: Seen,
    output: Detail,
    refuses: ['missing', 'application.changedMeanwhile'],
  }),
  'mallApplication.accept': op('mallApplication.accept', {
    access: 'operator:shop.edit',
    stepUp: true,
    summary: 'Makes the shop, open at once, with the applicant as its owner, who is told',
    input: Seen.extend({
      code: ShopCode,
      name: text(0, 40),
      priceFactor: z.string().max(20).default('1.0000'),
    }),
    output: Detail,
    refuses: [
      'missing',
      'application.changedMeanwhile',
      'shop.codeTaken',
      'shop.noOwner',
      'shop.nameLength',
      'price.factorInvalid',
    ],
  }),
  'mallApplication.refuse': op('mallApplication.refuse', {
    access: 'operator:shop.edit',
    summary: 'Turns an application down; the applicant reads why',
    input: Seen.extend({ reason: text(0, shopText.reason).describe('Read by the applicant') }),
    output: Detail,
    refuses: ['missing', 'application.changedMeanwhile', 'shop.noReason'],
  }),
};
