import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { Instant, listEnvelope, Minor } from '../core/schema-helpers.ts';

export const Size = z.object({ w: z.int(), d: z.int(), h: z.int() }).describe('Outer measures in mm');
const Swatch = z.object({ name: z.string(), colour: z.string() });

/** The same for everybody in one shop and language; personal marks come from `favourite.marks`. */
export const ProductCard = z.object({
  id: z.string(),
  goodsNo: z.string(),
  name: z.string(),
  contentLang: z.enum(languages).describe('The language the name is really in'),
  image: z.string(),
  hoverImage: z.string().nullable(),
  video: z.string().optional().describe('A film of it'),
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

const Choice = z.object({ id: z.string(), name: z.string(), count: z.int() });
const KeyChoice = z.object({ key: z.string(), name: z.string(), count: z.int() });

/** For each filter, the counts of its values: with all other filters applied, and without itself. */
export const Facets = z.object({
  categories: z.array(Choice),
  brands: z.array(Choice),
  styles: z.array(KeyChoice),
  materials: z.array(KeyChoice),
  leadTimes: z.array(z.object({ days: z.int(), count: z.int() })).describe('Sent within so many days'),
  price: z.object({ min: Minor, max: Minor }),
  inStock: z.int(),
});
const Meant = z.object({
  words: z.string().describe('The words that were searched instead of what was typed'),
  width: z.object({ from: z.int(), to: z.int() }).describe('The width in it, in millimetres').optional(),
});
export const CardsWithFacets = Cards.extend({
  facets: Facets,
  meant: Meant.describe('How a keyword was read that is not taken as it was typed').optional(),
});

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  level: z.int(),
  count: z.int(),
});
export const CategoryTree = Category.extend({ children: z.array(Category) });

export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  intro: z.string(),
  attention: z.int(),
  productCount: z.int(),
});

export const Banner = z.object({
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
  marketPrice: Minor.nullable(),
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
  videoLink: z.string().optional().describe('A film of it elsewhere'),
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
  unitName: z.string().describe('In the language of the call: piece, set, m²'),
  keywords: z.array(z.string()),
  brand: Brand,
  category: z.object({ id: z.string(), name: z.string() }),
  promise: Instant,
  mount: z.enum(['floor', 'rug', 'wall', 'ceiling']),
  figure: z.string().describe('How its outline is drawn: sofa, chair, table …; an unknown one is a box'),
  coupons: z.int().describe('How many coupons may be taken for it here'),
});
