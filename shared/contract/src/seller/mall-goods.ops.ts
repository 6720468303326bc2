import { z } from 'zod';
import { Flag, Id, None, Nothing, NumId } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { At, ById, draftPage, Kept } from './own-draft.shapes.ts';
import { draftLimits, goodsLabels } from './own-goods.ts';
import {
  FilmFile,
  GoodsChoices,
  GoodsDetail,
  GoodsFilter,
  GoodsRow,
  SkuChoice,
  SkuSearch,
  StoredFilm,
} from './own-goods.ops.ts';
import { GoodsDraft } from './own-goods.shapes.ts';
import { FileKey, ImportFile, ShopJob } from './shop-job.ops.ts';

const MallGoodsFilter = GoodsFilter.extend({ categoryId: NumId.optional().describe('Or one below it') });

/**
 * The mall's own products: drafts as shops have them, which operators publish themselves
 * (docs/decisions/070).
 */
export const mallGoodsOps = {
  'mallGoods.list': op('mallGoods.list', {
    access: 'operator:catalogue.view',
    summary: "The mall's own products, the latest change first",
    input: MallGoodsFilter,
    output: draftPage(GoodsRow),
  }),
  'mallGoods.detail': op('mallGoods.detail', {
    access: 'operator:catalogue.view',
    summary: 'One product of the mall: the draft, what shoppers see, what was done with it',
    input: ById,
    output: GoodsDetail,
    refuses: ['missing'],
  }),
  'mallGoods.choices': op('mallGoods.choices', {
    access: 'operator:catalogue.view',
    summary: 'What the form of a product offers: categories, brands of the mall, styles, materials, units',
    input: None,
    output: GoodsChoices,
  }),
  'mallGoods.select': op('mallGoods.select', {
    access: 'operator:catalogue.view',
    summary: "SKUs that the mall sells, at the mall's prices, to put into packages and design cases",
    input: SkuSearch,
    output: SkuChoice,
  }),
  'mallGoods.film': op('mallGoods.film', {
    access: 'operator:catalogue.edit',
    summary: 'Stores a film, MP4 or WebM, that a product can show (multipart, field `file`)',
    input: FilmFile,
    output: StoredFilm,
    refuses: ['upload.failed', 'upload.tooLarge', 'upload.notFilm', 'storage.full', 'tooFast'],
  }),
  'mallGoods.create': op('mallGoods.create', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a product as a draft',
    input: z.object({ content: GoodsDraft }),
    output: Kept,
    refuses: ['goods.pictureUnknown', 'goods.choiceUnknown'],
  }),
  'mallGoods.save': op('mallGoods.save', {
    access: 'operator:catalogue.edit',
    summary: 'Keeps a draft; shoppers see nothing of it',
    input: At.extend({ content: GoodsDraft }),
    output: Kept,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.pictureUnknown', 'goods.choiceUnknown'],
  }),
  'mallGoods.publish': op('mallGoods.publish', {
    access: 'operator:catalogue.edit',
    summary: 'Shows shoppers the version that was read, if nothing is missing',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.incomplete', 'goods.changedElsewhere', 'goods.notNow'],
  }),
  'mallGoods.discard': op('mallGoods.discard', {
    access: 'operator:catalogue.edit',
    summary: 'Throws the draft away: it is again as shoppers see it',
    input: At,
    output: Kept,
    refuses: ['missing', 'goods.changedElsewhere', 'goods.notNow'],
  }),
  'mallGoods.copy': op('mallGoods.copy', {
    access: 'operator:catalogue.edit',
    summary: 'Begins a product like another one of the mall',
    input: ById,
    output: Kept,
    refuses: ['missing'],
  }),
  'mallGoods.sell': op('mallGoods.sell', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a published product on sale or takes it off, at once',
    input: z.object({ id: Id, onSale: Flag }),
    output: z.object({ onSale: z.boolean() }),
    refuses: ['missing', 'goods.notNow', 'goods.banned'],
  }),
  'mallGoods.label': op('mallGoods.label', {
    access: 'operator:catalogue.edit',
    summary:
      'Gives a product a label or takes it away: shoppers see it at once, and an open draft has it too',
    input: z.object({ id: Id, label: z.enum(goodsLabels), on: Flag }),
    output: z.object({ on: z.boolean() }),
    refuses: ['missing', 'goods.notNow'],
  }),
  'mallGoods.remove': op('mallGoods.remove', {
    access: 'operator:catalogue.edit',
    summary: `Removes a product and takes it off sale; it can be put back for ${draftLimits.binDays} days`,
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallGoods.restore': op('mallGoods.restore', {
    access: 'operator:catalogue.edit',
    summary: 'Puts a removed product back as it was',
    input: ById,
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallGoods.template': op('mallGoods.template', {
    access: 'operator:catalogue.edit',
    summary: 'A key to an empty Excel list of products, to fill in and send back',
    input: None,
    output: FileKey,
  }),
  'mallGoods.export': op('mallGoods.export', {
    access: 'operator:catalogue.edit',
    summary:
      "Writes the mall's own products to an Excel list in the background, to be changed and sent back by `mallGoods.import`",
    input: MallGoodsFilter.omit({ page: true, size: true }),
    output: ShopJob,
    refuses: ['export.noGoods', 'export.tooManyGoods', 'job.tooMany'],
  }),
  'mallGoods.import': op('mallGoods.import', {
    access: 'operator:catalogue.edit',
    summary:
      'Reads products from an Excel or CSV file (multipart, field `file`) and their pictures from a zip file (field `pictures`), and checks them; writes nothing yet',
    input: ImportFile,
    output: ShopJob,
    refuses: ['upload.failed', 'upload.tooLarge', 'import.notTable', 'import.encrypted', 'job.tooMany'],
  }),
};
