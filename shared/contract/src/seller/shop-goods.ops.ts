import { z } from 'zod';
import { Flag, Id, int, listEnvelope, listOf, Minor, NumId, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { SupplyPrice } from './price-factor.ops.ts';

export const goodsStates = ['all', 'onSale', 'hidden', 'inReview', 'rejected', 'lowStock'] as const;
export const goodsSorts = ['sales', 'price', 'newest'] as const;

/** The filters of the shop's goods; a batch may apply to all results. */
const Found = z.object({
  keyword: text(0, 60).optional(),
  brandId: NumId.optional(),
  categoryId: NumId.optional().describe('With all below it'),
  state: z.enum(goodsStates).default('all'),
  changed: Flag.optional().describe('Has a price of its own'),
});

const SkuPrice = z.object({
  skuId: z.string(),
  specText: z.string(),
  image: z.string(),
  platformPrice: Minor,
  shopPrice: Minor,
  override: Minor.nullable().describe("The shop's own price; null: it follows the coefficient"),
  supplyPrice: SupplyPrice,
  stock: z.int(),
});

const review = z.enum(['pending', 'approved', 'rejected']);
const ShopGoods = z.object({
  id: z.string(),
  goodsNo: z.string(),
  name: z.string(),
  image: z.string(),
  brandId: z.string(),
  sales: z.int(),
  stock: z.int(),
  stockState: z.enum(['in', 'low', 'out']),
  platformPrice: Minor.describe('Of the cheapest SKU'),
  shopPrice: Minor.describe('Of the cheapest SKU here'),
  priceTo: Minor.nullable().describe('Of the dearest SKU, where it costs more'),
  priceChanged: z.boolean(),
  visible: z.boolean().describe('Shown in this shop'),
  own: z.boolean().describe('The shop’s own product'),
  review,
  reason: z.string().nullable(),
  onSale: z.boolean(),
  skus: z.array(SkuPrice),
});

const PriceRow = SkuPrice.extend({ productId: z.string(), goodsNo: z.string(), name: z.string(), review });

/** The new prices; exactly one of them is set. */
const newPrice = {
  price: int(1, 1e13).optional(),
  factor: text(1, 20).optional().describe('Of the platform price, up to four decimals'),
  percent: int(-9000, 90_000).optional().describe('Basis points more or less than the shop price now'),
  recover: Flag.optional().describe('Back to the coefficient'),
};

export const rowProblems = ['belowPlatform', 'tooHigh', 'inReview', 'rejected', 'gone'] as const;
const BatchRow = z.object({
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  platformPrice: Minor,
  old: Minor,
  next: Minor,
  problem: z.enum(rowProblems).nullable(),
});
const priceRefusals = ['price.factorInvalid', 'price.notAll', 'price.changedElsewhere'] as const;

export const shopGoodsOps = {
  'shopGoods.list': op('shopGoods.list', {
    access: 'staff:goods.view',
    summary: 'All goods of the mall as this shop shows and prices them',
    input: Paging.extend({
      ...Found.shape,
      sort: z.enum(goodsSorts).default('sales'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listEnvelope(ShopGoods).extend({
      counts: z.record(z.string(), z.int()),
      priceFactor: z.string(),
      ending: z.string(),
    }),
  }),
  'shopGoods.prices': op('shopGoods.prices', {
    access: 'staff:goods.view',
    summary: "The shop's price list, one row a SKU",
    input: Paging.extend({
      keyword: text(0, 60).optional(),
      only: z.enum(['all', 'own', 'default']).default('all'),
    }),
    output: listEnvelope(PriceRow).extend({
      counts: z.object({ all: z.int(), own: z.int(), default: z.int() }),
      priceFactor: z.string(),
      ending: z.string(),
    }),
  }),
  'shopGoods.changePrice': op('shopGoods.changePrice', {
    access: 'staff:goods.price',
    summary: "Sets the shop's own price of a product's SKUs",
    input: z.object({
      id: NumId.describe('Of the product'),
      skuIds: listOf(NumId, 100).optional().describe('All its SKUs without'),
      price: newPrice.price,
      factor: newPrice.factor,
      seen: int(1, 1e13).optional().describe('The shop price that the person saw'),
    }),
    output: z.object({ list: z.array(SkuPrice), changeId: z.string().nullable() }),
    refuses: ['missing', ...priceRefusals],
  }),
  'shopGoods.recover': op('shopGoods.recover', {
    access: 'staff:goods.price',
    summary: 'Lets a product follow the coefficient again',
    input: z.object({ id: NumId.describe('Of the product'), skuIds: listOf(NumId, 100).optional() }),
    output: z.object({ list: z.array(SkuPrice), changeId: z.string().nullable() }),
    refuses: ['missing', 'price.notAll'],
  }),
  'shopGoods.batchPrice': op('shopGoods.batchPrice', {
    access: 'staff:goods.price',
    summary: 'Changes the prices of many products, all or none; with `dryRun` tells what each would be',
    input: Paging.extend({
      ids: listOf(NumId, 2000).optional().describe('Products'),
      skuIds: listOf(NumId, 2000).optional().describe('Or single SKUs'),
      found: Found.optional().describe('Or all products that are found'),
      ...newPrice,
      dryRun: Flag.default(false),
      leaveOut: Flag.default(false).describe('Change the others where some cannot be changed'),
      hash: text(0, 80).optional().describe('Of the preview that the person saw'),
    }),
    output: listEnvelope(BatchRow).extend({
      hash: z.string(),
      can: z.int().describe('SKUs whose price changes'),
      cannot: z.int(),
      changeId: z.string().nullable(),
    }),
    refuses: ['price.tooMany', 'price.changeMissing', ...priceRefusals],
  }),
  'shopGoods.undoPrice': op('shopGoods.undoPrice', {
    access: 'staff:goods.price',
    summary: 'Takes a change of prices back',
    input: z.object({ id: Id }),
    output: z.object({ count: z.int() }),
    refuses: ['missing', 'price.undoTooLate', 'price.changedSince'],
  }),
  'shopGoods.show': op('shopGoods.show', {
    access: 'staff:goods.visibility',
    summary: 'Shows a product in the shop or hides it',
    input: z.object({ id: NumId, visible: Flag }),
    output: z.object({ visible: z.boolean(), changeId: z.string().nullable() }),
    refuses: ['missing'],
  }),
  'shopGoods.batchShow': op('shopGoods.batchShow', {
    access: 'staff:goods.visibility',
    summary: 'Shows or hides many products',
    input: z.object({ ids: listOf(NumId, 2000).optional(), found: Found.optional(), visible: Flag }),
    output: z.object({ count: z.int(), changeId: z.string().nullable() }),
    refuses: ['price.tooMany', 'price.changeMissing'],
  }),
  'shopGoods.undoShow': op('shopGoods.undoShow', {
    access: 'staff:goods.visibility',
    summary: 'Takes back that products were shown or hidden',
    input: z.object({ id: Id }),
    output: z.object({ count: z.int() }),
    refuses: ['missing', 'price.undoTooLate', 'price.changedSince'],
  }),
};
