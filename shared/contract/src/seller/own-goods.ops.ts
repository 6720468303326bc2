import { z } from 'zod';
import {
  Flag,
  Id,
  listEnvelope,
  Minor,
  None,
  Nothing,
  NumId,
  Paging,
  text,
  TextByLanguage,
} from '../core/schema-helpers.ts';
import { attributeLimits } from '../catalog/mall-catalogue.ts';
import { Ban } from '../catalog/product-ban.shapes.ts';
import { languages } from '../core/languages.ts';
import { op } from '../core/op.ts';
import {
  At,
  ById,
  Decision,
  draftFields,
  draftPage,
  DraftTab,
  Kept,
  rowSaving,
  rowStanding,
  waitingPage,
} from './own-draft.shapes.ts';
import { draftLimits, goodsLabels } from './own-goods.ts';
import { GoodsDraft } from './own-goods.shapes.ts';

/** A product in a list of drafts. */
export const GoodsRow = z.object({
  id: z.string(),
  productId: z.string().nullable().describe('The product that shoppers see, once there is one'),
  goodsNo: z.string().nullable(),
  name: z.string(),
  contentLang: z.enum(languages),
  image: z.string().nullable(),
  category: z.string().nullable(),
  ...rowStanding,
  onSale: z.boolean(),
  ban: Ban.nullable().describe('Shoppers do not see it until the mall lifts this'),
  custom: z.boolean(),
  labels: z
    .array(z.enum(goodsLabels))
    .describe('Those that shoppers see; before it is published those of the draft'),
  priceMin: Minor.nullable(),
  priceMax: Minor.nullable(),
  stock: z.int().nullable(),
  skus: z.int(),
  ...rowSaving,
});

/** A product as its form has it: the draft, and what shoppers see. */
export const GoodsDetail = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  goodsNo: z.string().nullable(),
  ban: Ban.nullable(),
  ...draftFields(GoodsDraft, { onSale: z.boolean() }),
});

export const GoodsFilter = Paging.extend({
  tab: DraftTab,
  sale: z.enum(['on', 'off']).optional(),
  custom: Flag.optional(),
  banned: Flag.optional(),
  keyword: text(0, 60).default(''),
});

/** A search for SKUs to put into packages, design cases and offers. */
export const SkuSearch = Paging.extend({
  keyword: text(0, 60).default(''),
  categoryId: NumId.optional(),
  own: Flag.default(false).describe('Only goods of the seller itself, none that it sells for the mall'),
});
export const SkuChoice = listEnvelope(
  z.object({
    skuId: z.string(),
    productId: z.string(),
    name: z.string(),
    spec: z.string(),
    price: Minor.describe("The seller's price"),
    image: z.string().nullable(),
    stock: z.int(),
  }),
).extend({ more: z.boolean().describe('There are more than `total`') });

/** A film is sent as a file. */
export const FilmFile = z.object({ name: text(0, 300).optional().describe('Of the file') });
export const StoredFilm = z.object({
  url: z.string().describe('To be put into `video` of a draft'),
  bytes: z.int(),
});

const Named = z.object({ id: z.string(), name: z.string() });
const Keyed = z.object({
  key: z.string(),
  name: z.string(),
  hidden: z.boolean().describe('Kept by products that have it, and offered to no other'),
});
/** What the form of a product offers, whoever sells it. */
export const GoodsChoices = z.object({
  categories: z.array(Named.extend({ parent: z.string().nullable() })),
  brands: z.array(Named.extend({ own: z.boolean() })),
  styles: z.array(Keyed),
  materials: z.array(Keyed),
  units: z.array(Keyed),
  colours: z
    .array(
      z.object({
        key: z.string(),
        name: TextByLanguage(attributeLimits.name),
        colour: z.string().describe('#rrggbb'),
      }),
    )
    .describe('To copy into the values of a product'),
});

/**
 * A shop's own products: drafts, those in review, and those on sale (decisions 2.16, 2.20;
 * docs/features/own-products-packages-cases.md).
 */
export const ownGoodsOps = {
  'ownGoods.list': op('ownGoods.list', {
    access: 'staff:goods.view',
    summary: "The shop's own products, the latest change first",
    input: GoodsFilter,
    output: draftPage(GoodsRow),
  }),
  'ownGoods.detail': op('ownGoods.detail', {
    access: 'staff:goods.view',
    summary: 'One own product: the draft, what shoppers see, what was done with it',
    input: ById,
    output: GoodsDetail,
    refuses: ['missing'],
  }),
  'ownGoods.choices': op('ownGoods.choices', {
    access: 'staff:goods.view',
    summary:
      'What the form of a product offers: categories, brands, styles, materials, units; the terms of the shop',
    input: None,
    output: GoodsChoices.extend({
      factor: z.int().describe('The price coefficient of the shop, in ten-thousandths'),
      ending: z.enum(['none', 'yuan', 'nine']),
    }),
  }),
  'ownGoods.film': op('ownGoods.film', {
    access: 'staff:goods.edit',
    summary: 'Stores a film, MP4 or WebM, that a product can show (multipart, field `file`)',
    input: FilmFile,
    output: StoredFilm,
    refuses: ['upload.failed', 'upload.tooLarge', 'upload.notFilm', 'storage.full', 'tooFast'],
  }),
  'ownGoods.create': op('ownGoods.create', {
    access: 'staff:goods.edit',
    summary: 'Begins a product as a draft',
    input: z.object({ content: GoodsDraft }),
    output: Kept,
    refuses: ['goods.tooMany', 'goods.pictureUnknown', 'goods.choiceUnknown'],
  }),
  'ownGoods.save': op('ownGoods.save', {
    access: 'staff:goods.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: GoodsDraft }),
    output: Kept,
    refuses: [
      'missing',
      'goods.changedElsewhere',
      'goods.inReview',
      'goods.pictureUnknown',
      'goods.choiceUnknown',
    ],
  }),
  'ownGoods.submit': op('ownGoods.submit', {
    access: 'staff:goods.edit',
    summary: 'Sends a draft to review; shoppers go on seeing what was approved before',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.incomplete', 'goods.changedElsewhere', 'goods.notNow'],
  }),
  'ownGoods.takeBack': op('ownGoods.takeBack', {
    access: 'staff:goods.edit',
    summary: 'Takes a product out of review, to change it',
    input: ById,
    output: Kept,
    refuses: ['missing', 'goods.notNow'],
  }),
  'ownGoods.discard': op('ownGoods.discard', {
    access: 'staff:goods.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.notNow'],
  }),
  'ownGoods.copy': op('ownGoods.copy', {
    access: 'staff:goods.edit',
    summary: 'Begins a product like another one',
    input: ById,
    output: Kept,
    refuses: ['missing', 'goods.tooMany'],
  }),
  'ownGoods.sell': op('ownGoods.sell', {
    access: 'staff:goods.visibility',
    summary: 'Puts an approved product on sale or takes it off, at once',
    input: z.object({ id: Id, onSale: Flag }),
    output: z.object({ onSale: z.boolean() }),
    refuses: ['missing', 'goods.notNow', 'goods.banned'],
  }),
  'ownGoods.remove': op('ownGoods.remove', {
    access: 'staff:goods.edit',
    summary: `Removes a product and takes it off sale; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing', 'goods.inReview'],
  }),
  'ownGoods.restore': op('ownGoods.restore', {
    access: 'staff:goods.edit',
    summary: 'Puts a removed product back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing', 'goods.tooMany'],
  }),
  'product.select': op('product.select', {
    access: 'staff:goods.view',
    summary: 'SKUs that this shop sells, to choose from',
    input: SkuSearch,
    output: SkuChoice,
  }),
  'platformGoods.list': op('platformGoods.list', {
    access: 'operator:review.view',
    summary: 'Products of shops that wait for review, the longest first',
    input: Paging,
    output: waitingPage(GoodsRow),
  }),
  'platformGoods.detail': op('platformGoods.detail', {
    access: 'operator:review.view',
    summary: 'One product in review, with what shoppers see now',
    input: ById,
    output: GoodsDetail,
    refuses: ['missing'],
  }),
  'platformGoods.decide': op('platformGoods.decide', {
    access: 'operator:review.decide',
    summary: 'Approves the version that was read, or says why not',
    input: Decision,
    output: Nothing,
    refuses: ['missing', 'goods.notNow', 'goods.changedElsewhere', 'goods.reasonMissing', 'goods.incomplete'],
  }),
};
