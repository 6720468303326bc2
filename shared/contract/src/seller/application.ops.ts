import { z } from 'zod';
import { op } from '../core/op.ts';
import { shopName } from '../core/limits.ts';
import { Id, Instant, int, MediaUrl, None, text } from '../core/schema-helpers.ts';
import { applicationLimits as limits, applicationStates, isCountry } from '../core/application.ts';

const Mine = z.object({
  mobile: z.string().describe('Masked; the mall calls it'),
  numberProved: z.boolean().describe('Whether the member may apply; always where the mall sends no codes'),
  againAt: Instant.nullable().describe(
    'From when on they may apply again; null: at once, or not while one is open',
  ),
  application: z
    .object({
      id: z.string(),
      version: z.int(),
      state: z.enum(applicationStates),
      company: z.string(),
      contact: z.string(),
      country: z.string(),
      storeName: z.string(),
      sells: z.string(),
      licence: z.string().describe('For ten minutes and more'),
      licenceKept: z.string().describe('What `apply` takes again'),
      reason: z.string().describe('Why it was turned down'),
      shop: z.object({ name: z.string(), code: z.string() }).nullable(),
      at: Instant,
      movedAt: Instant,
    })
    .nullable()
    .describe('The latest'),
});

/** A member asks to open a shop, and sees what became of it (docs/decisions/114). */
export const applicationOps = {
  'application.mine': op('application.mine', {
    access: 'member',
    summary: 'The latest application of the caller to open a shop, and whether they may apply',
    input: None,
    output: Mine,
  }),
  'application.apply': op('application.apply', {
    access: 'member',
    summary: 'Asks the mall to open a shop; the caller has one such application at a time',
    input: z.object({
      company: text(limits.company.min, limits.company.max),
      contact: text(limits.contact.min, limits.contact.max).describe('Whom the mall calls'),
      country: z.string().refine(isCountry).describe('ISO 3166-1, as CN'),
      storeName: text(shopName.min, shopName.max),
      sells: text(limits.sells.min, limits.sells.max),
      licence: MediaUrl.describe('Of an upload of the kind `proof`'),
    }),
    output: Mine,
    refuses: [
      'application.already',
      'application.tooSoon',
      'application.tooMany',
      'application.numberUnproved',
      'application.notYours',
      'shop.nameLength',
    ],
  }),
  'application.withdraw': op('application.withdraw', {
    access: 'member',
    summary: 'Takes an application back while it waits',
    input: z.object({ id: Id, version: int(1, 1_000_000) }),
    output: Mine,
    refuses: ['missing', 'application.changedMeanwhile'],
  }),
};
