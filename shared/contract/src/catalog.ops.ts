import { z } from 'zod';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  MediaUrl,
  Minor,
  None,
  NumId,
  Nothing,
  Paging,
  Range,
  text,
} from './kit.ts';
import { op } from './op.ts';

export const Size = z.object({ w: z.int(), d: z.int(), h: z.int() }).describe('Outer measures in mm');
const Swatch = z.object({ name: z.string(), colour: z.string() });

/** Same for everybody in one shop and language; personal marks come from `collect.marks`. */
export const ProductCard = z.object({
  id: z.string(),
  goodsNo: z.string(),
  name: z.string(),
  contentLang: z.string(),
  image: z.string(),
  hoverImage: z.string().nullable(),
  price: Minor,
  memberPrice: Minor,
  marketPrice: Minor.nullable(),
  priceFrom: z.boolean(),
  sales: z.int(),
  stockState: z.enum(['in', 'low', 'out']),
  stockLeft: z.int().nullable(),
  tags: z.array(z.enum(['new', 'recommend', 'influencer', 'custom', 'bestseller', 'seckill'])),
  brandId: z.string(),
  leadDays: z.int(),
  size: Size,
  swatches: z.array(Swatch),
  skuId: z.string(),
});
export const Cards = listEnvelope(ProductCard);

export const Facets = z.object({
  categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  brands: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  price: z.object({ min: Minor, max: Minor }),
  inStock: z.int(),
});
const CardsWithFacets = Cards.extend({ facets: Facets });

const Category = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  level: z.int(),
  count: z.int(),
});
const CategoryTree = Category.extend({ children: z.array(Category) });

const Brand = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  intro: z.string(),
  attention: z.int(),
  productCount: z.int(),
});

const Banner = z.object({
  id: z.string(),
  type: z.int(),
  title: z.string(),
  subtitle: z.string(),
  pc_image: z.string(),
  mobile_image: z.string().nullable(),
  class_id: z.string().nullable(),
  href: z.string().nullable(),
  tone: z.enum(['light', 'dark']),
  product: z.object({ list: z.array(ProductCard) }),
});

export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image'), src: z.string() }),
  z.object({ type: z.literal('table'), rows: z.array(z.object({ name: z.string(), value: z.string() })) }),
]);

const Sku = z.object({
  id: z.string(),
  valueIds: z.array(z.string()),
  specText: z.string(),
  price: Minor,
  memberPrice: Minor,
  stock: z.int(),
  image: z.string().nullable(),
  size: Size,
  leadDays: z.int(),
  boxes: z.array(z.object({ w: z.int(), d: z.int(), h: z.int(), kg: z.number() })),
});

export const ProductDetail = ProductCard.extend({
  origin: z.string(),
  hardness: z.string(),
  images: z.array(z.string()),
  video: z.string().nullable(),
  specs: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      values: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          colour: z.string().nullable(),
          image: z.string().nullable(),
        }),
      ),
    }),
  ),
  skus: z.array(Sku),
  detail: z.array(Block),
  freight: z.object({ free: z.boolean(), amount: Minor }),
  unit: z.string(),
  keywords: z.array(z.string()),
  brand: Brand,
  category: z.object({ id: z.string(), name: z.string() }),
  promise: Instant,
});

const Sort = {
  sort: z.enum(['comprehensive', 'sales', 'price']).default('comprehensive'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
const Query = Paging.extend({
  ...Sort,
  keyword: text(0, 60).optional(),
  categoryId: NumId.optional(),
  brandId: NumId.optional(),
  priceMin: int(0, 1e12).optional(),
  priceMax: int(0, 1e12).optional(),
  maxW: int(1, 100_000).optional(),
  maxD: int(1, 100_000).optional(),
  maxH: int(1, 100_000).optional(),
  inStock: Flag.optional(),
  flag: z.enum(['new', 'recommend', 'influencer', 'custom', 'bestseller']).optional(),
});

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
  'search.products': productQuery('search.products', 'Products by keyword and filter'),
  'product.detail': op('product.detail', {
    access: 'shopCodeOrMember',
    summary: 'One product with its SKUs',
    input: z.object({ id: NumId, skuId: NumId.optional() }),
    output: ProductDetail,
    refuses: ['missing'],
  }),
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
  'history.list': op('history.list', {
    access: 'member',
    summary: 'Products looked at',
    input: Paging.extend({ range: Range }),
    output: listEnvelope(ProductCard.extend({ viewedAt: Instant })),
  }),
  'history.clear': op('history.clear', {
    access: 'member',
    summary: 'Forgets the browsing history, whole or in part',
    input: z.object({ ids: z.array(NumId).max(200).optional() }),
    output: Nothing,
  }),
  'collect.toggle': op('collect.toggle', {
    access: 'member',
    summary: 'Adds or removes a favourite',
    input: z.object({ productId: NumId, state: int(0, 1).optional() }),
    output: z.object({ state: z.literal([0, 1]) }),
    refuses: ['missing'],
  }),
  'collect.list': op('collect.list', {
    access: 'member',
    summary: 'Favourites',
    input: Paging,
    output: Cards,
  }),
  'collect.marks': op('collect.marks', {
    access: 'member',
    summary: 'Which of these products are favourites',
    input: z.object({ ids: z.string().regex(/^[\d,]{1,900}$/) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  'attention.toggle': op('attention.toggle', {
    access: 'member',
    summary: 'Follows or leaves a brand',
    input: z.object({ brandId: NumId, state: int(0, 1).optional() }),
    output: z.object({ state: z.literal([0, 1]) }),
    refuses: ['missing'],
  }),
  'attention.list': op('attention.list', {
    access: 'member',
    summary: 'Followed brands',
    input: Paging,
    output: listEnvelope(Brand),
  }),
  'attention.count': op('attention.count', {
    access: 'member',
    summary: 'Numbers of favourites, followed brands and history',
    input: None,
    output: z.object({ collect: z.int(), attention: z.int(), history: z.int() }),
  }),
  'review.list': op('review.list', {
    access: open,
    summary: 'Reviews of a product',
    input: Paging.extend({
      productId: NumId,
      filter: z.enum(['all', 'good', 'medium', 'bad', 'pictures']).default('all'),
    }),
    output: listEnvelope(
      z.object({
        id: z.string(),
        name: z.string(),
        avatar: z.string().nullable(),
        score: z.int(),
        service: z.int(),
        logistics: z.int(),
        text: z.string(),
        images: z.array(z.string()),
        specText: z.string(),
        at: Instant,
        followUp: z.string().nullable(),
      }),
    ),
  }),
  'media.upload': op('media.upload', {
    access: 'member',
    summary: 'Stores a picture (multipart, field `file`)',
    input: z.object({
      kind: z.enum(['review', 'proof', 'logo', 'banner', 'avatar', 'product']).default('review'),
    }),
    output: z.object({ url: MediaUrl, w: z.int(), h: z.int(), bytes: z.int() }),
    refuses: ['upload.notImage', 'upload.tooLarge', 'upload.failed', 'upload.wrongSize', 'storage.full'],
  }),
  'message.count': op('message.count', {
    access: 'member',
    summary: 'Unread messages',
    input: z.object({ audience: z.enum(['member', 'shop']).default('member') }),
    output: z.object({ messageCount: z.int() }),
  }),
  'message.list': op('message.list', {
    access: 'member',
    summary: 'Messages',
    input: Paging.extend({ audience: z.enum(['member', 'shop']).default('member') }),
    output: listEnvelope(
      z.object({
        id: z.string(),
        type: z.string(),
        title: z.string(),
        body: z.string(),
        read: z.boolean(),
        orderId: z.string().nullable(),
        at: Instant,
      }),
    ),
  }),
  'message.show': op('message.show', {
    access: 'member',
    summary: 'One message; marks it read',
    input: z.object({ id: Id }),
    output: z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      body: z.string(),
      read: z.boolean(),
      orderId: z.string().nullable(),
      at: Instant,
    }),
    refuses: ['missing'],
  }),
  'message.remove': op('message.remove', {
    access: 'member',
    summary: 'Deletes a message',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'message.removeMany': op('message.removeMany', {
    access: 'member',
    summary: 'Deletes messages',
    input: z.object({ ids: z.array(Id).min(1).max(100) }),
    output: Nothing,
  }),
};
