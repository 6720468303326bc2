import { z } from 'zod';
import {
  Banner,
  Brand,
  Cards,
  CardsWithFacets,
  CategoryTree,
  ProductCard,
  ProductDetail,
} from './catalog.shapes.ts';
import {
  Flag,
  Instant,
  int,
  keyList,
  listEnvelope,
  None,
  Nothing,
  NumId,
  numIdList,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Sort = {
  sort: z.enum(['comprehensive', 'sales', 'price']).default('comprehensive'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
const Query = Paging.extend({
  ...Sort,
  keyword: text(0, 60).optional(),
  exact: Flag.describe('Takes the keyword as it is typed, even if nothing is found').optional(),
  categoryId: NumId.optional(),
  brandId: numIdList(20).describe('Any of these brands').optional(),
  priceMin: int(0, 1e12).optional(),
  priceMax: int(0, 1e12).optional(),
  maxW: int(1, 100_000).optional(),
  maxD: int(1, 100_000).optional(),
  maxH: int(1, 100_000).optional(),
  style: keyList(20).describe('Any of these styles').optional(),
  material: keyList(20).describe('Any of these materials').optional(),
  inStock: Flag.optional(),
  leadDays: int(1, 365).describe('At most so many days until it is sent').optional(),
  flag: z.enum(['new', 'recommend', 'influencer', 'custom', 'bestseller']).optional(),
});

const Beside = z.object({ id: NumId, size: int(1, 12).default(4) });

const open = 'visitor' as const;
const cardList = (name: Parameters<typeof op>[0], summary: string) =>
  op(name, { access: open, summary, input: Paging, output: Cards });
const productQuery = (name: Parameters<typeof op>[0], summary: string) =>
  op(name, { access: open, summary, input: Query, output: CardsWithFacets });

export const catalogOps = {
  'category.menu': op('category.menu', {
    access: open,
    summary: 'Category tree of the menu',
    input: None,
    output: z.array(CategoryTree),
  }),
  'category.list': op('category.list', {
    access: open,
    summary: 'Categories of a level',
    input: z.object({ type: int(1, 9).optional(), categoryId: NumId.optional() }),
    output: z.array(CategoryTree),
  }),
  'banner.list': op('banner.list', {
    access: open,
    summary: 'Banners of a type',
    input: Paging.extend({ type: int(1, 9) }),
    output: listEnvelope(Banner),
  }),
  'brand.recommended': op('brand.recommended', {
    access: open,
    summary: 'Brands people follow',
    input: Paging,
    output: listEnvelope(Brand),
  }),
  'brand.list': op('brand.list', {
    access: 'shopCodeOrMember',
    summary: 'All brands',
    input: Paging,
    output: listEnvelope(Brand),
  }),
  'brand.info': op('brand.info', {
    access: 'shopCodeOrMember',
    summary: 'One brand',
    input: z.object({ id: NumId }),
    output: Brand,
    refuses: ['missing'],
  }),
  'brand.products': op('brand.products', {
    access: 'shopCodeOrMember',
    summary: 'Products of a brand',
    input: Paging.extend({ ...Sort, brandId: NumId }),
    output: Cards,
  }),
  'product.recommended': cardList('product.recommended', 'Recommended products'),
  'product.newest': cardList('product.newest', 'Newest products for the home page'),
  'product.newPage': cardList('product.newPage', 'New products'),
  'product.hotPage': cardList('product.hotPage', 'Best selling products'),
  'product.recommendPage': cardList('product.recommendPage', 'Recommended products, page'),
  'product.addition': op('product.addition', {
    access: open,
    summary: 'Review and sales figures of a product',
    input: z.object({ id: NumId }),
    output: z.object({
      reviews: z.object({ count: z.int(), good: z.int(), average: z.number() }),
      sales: z.int(),
      collectCount: z.int(),
      promise: z.object({ date: Instant }),
      stock: z.array(z.object({ skuId: z.string(), stock: z.int() })),
    }),
    refuses: ['missing'],
  }),
  'product.list': productQuery('product.list', 'Products by filter'),
  'product.search': productQuery('product.search', 'Products by keyword and filter'),
  'product.detail': op('product.detail', {
    access: 'shopCodeOrMember',
    summary: 'One product with its SKUs',
    input: z.object({ id: NumId, skuId: NumId.optional() }),
    output: ProductDetail,
    refuses: ['missing'],
  }),
  'product.cards': op('product.cards', {
    access: open,
    summary: 'Cards of these products, in this order; what is not shown here is left out',
    input: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,39}$/) }),
    output: z.object({ list: z.array(ProductCard) }),
  }),
  'product.alike': op('product.alike', {
    access: open,
    summary: 'Products like one, also like one that is gone',
    input: Beside,
    output: z.object({ list: z.array(ProductCard) }),
  }),
  'product.together': op('product.together', {
    access: open,
    summary: 'What stands in the same rooms as a product',
    input: Beside,
    output: z.object({ list: z.array(ProductCard) }),
  }),
  'search.products': productQuery('search.products', 'Products by keyword and filter'),
  'search.words': op('search.words', {
    access: open,
    summary: 'Hot words, own history and suggestions',
    input: z.object({ keyword: text(0, 60).optional() }),
    output: z.object({
      hot: z.array(z.string()),
      history: z.array(z.string()),
      suggest: z.array(z.string()),
    }),
  }),
  'search.forget': op('search.forget', {
    access: 'member',
    summary: 'Forgets one word of the own search history, or all of it',
    input: z.object({ keyword: text(1, 60).optional() }),
    output: Nothing,
  }),
};
