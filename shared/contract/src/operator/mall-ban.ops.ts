import { z } from 'zod';
import { Ban } from '../catalog/product-ban.shapes.ts';
import { banLimits, banReasons } from '../catalog/product-ban.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import { Flag, Id, listEnvelope, Nothing, NumId, Paging, text } from '../core/schema-helpers.ts';

const PublishedProduct = z.object({
  productId: z.string(),
  goodsNo: z.string(),
  name: z.string(),
  contentLang: z.enum(languages),
  image: z.string().nullable(),
  shop: z.object({ id: z.string(), name: z.string() }).nullable().describe("Null: the mall's own"),
  onSale: z.boolean().describe('Whether its seller sells it; a ban leaves that as it is'),
  ban: Ban.nullable(),
});

/** Products that were published by anybody, and which of them the mall bans (docs/decisions/112). */
export const mallBanOps = {
  'mallBan.list': op('mallBan.list', {
    access: 'operator:catalogue.view',
    summary: 'Published products of the mall and of shops, the latest first',
    input: Paging.extend({
      of: z.enum(['shops', 'mall', 'all']).default('shops').describe('Whose products'),
      shopId: Id.optional().describe('Of one shop'),
      banned: Flag.optional(),
      reason: z.enum(banReasons).optional().describe('Banned for this'),
      keyword: text(0, 60).default('').describe('A part of a name in any language, or a whole goods number'),
    }),
    output: listEnvelope(PublishedProduct).extend({
      more: z.boolean().describe('There are more than `total`'),
    }),
  }),
  'mallBan.ban': op('mallBan.ban', {
    access: 'operator:catalogue.edit',
    summary:
      'Takes a product out of the mall at once, whoever sells it: its shop reads why, and orders that were placed go on',
    input: z.object({
      productId: NumId,
      reason: z.enum(banReasons),
      text: text(0, banLimits.text)
        .default('')
        .describe('Read by the shop; must be said where the reason is `other`'),
    }),
    output: z.object({ id: z.string().describe('The ban, by which it is lifted') }),
    refuses: ['missing', 'goods.bannedAlready', 'goods.banUnexplained'],
  }),
  'mallBan.lift': op('mallBan.lift', {
    access: 'operator:catalogue.edit',
    summary: 'Ends this ban: the product is on sale again if its seller has it on sale',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'goods.notBanned'],
  }),
};
