import type { Item, Output } from '@mall/contract/operations';
import type { Card } from './CatalogCard.tsx';

/** Answers for tests, with only the fields that most of them need. */
export const sampleCard = (change: Partial<Card> = {}): Card => ({
  id: '1',
  goodsNo: 'FM-1',
  name: 'Alva sofa',
  contentLang: 'zh',
  image: '/media/products/alva.webp',
  hoverImage: null,
  price: 429_900,
  memberPrice: 408_400,
  marketPrice: null,
  priceFrom: false,
  sales: 1284,
  stockState: 'in',
  stockLeft: null,
  tags: [],
  brandId: '5',
  leadDays: 20,
  size: { w: 2100, d: 920, h: 820 },
  swatches: [],
  skuId: '11',
  ...change,
});

export const sampleBrand = (change: Partial<Item<'brand.recommended'>> = {}): Item<'brand.recommended'> => ({
  id: '5',
  name: 'Skog',
  logo: null,
  intro: '',
  attention: 120,
  productCount: 48,
  ...change,
});

export const sampleBanner = (change: Partial<Item<'banner.list'>> = {}): Item<'banner.list'> => ({
  id: '1',
  type: 1,
  title: 'Room for everyone',
  subtitle: '',
  pc_image: '/media/rooms/dining.webp',
  mobile_image: null,
  class_id: '3',
  href: null,
  tone: 'light',
  product: { list: [] },
  ...change,
});

export const pageOf = <Row>(
  list: Row[],
  total = list.length,
): { list: Row[]; total: number; page: number; size: number } => ({
  list,
  total,
  page: 1,
  size: 24,
});

export const sampleList = (cards: Card[], total = cards.length): Output<'product.list'> => ({
  ...pageOf(cards, total),
  facets: {
    categories: [
      { id: '1', name: 'Sofas', count: 8 },
      { id: '2', name: 'Armchairs', count: 9 },
    ],
    brands: [{ id: '5', name: 'Skog', count: 12 }],
    styles: [
      { key: 'nordic', name: 'Nordic', count: 10 },
      { key: 'modern', name: 'Modern', count: 4 },
    ],
    materials: [{ key: 'oak', name: 'Oak', count: 6 }],
    leadTimes: [
      { days: 7, count: 3 },
      { days: 15, count: 9 },
      { days: 30, count: 15 },
    ],
    price: { min: 9900, max: 999_900 },
    inStock: 15,
  },
});

const category = (id: string, name: string) => ({ id, name, image: '/media/c.webp', level: 1, count: 8 });

export const sampleCategories: Output<'category.list'> = [
  { ...category('1', 'Sofas'), children: [category('101', 'Corner sofas')] },
  { ...category('2', 'Armchairs'), children: [] },
];

type Sku = Output<'product.detail'>['skus'][number];

const sku = (id: string, valueIds: string[], stock: number, w: number): Sku => ({
  id,
  valueIds,
  specText: '',
  price: 429_900,
  memberPrice: 408_400,
  marketPrice: null,
  stock,
  image: null,
  size: { w, d: 920, h: 820 },
  leadDays: 20,
  boxes: [
    { w: 900, d: 400, h: 300, kg: 18 },
    { w: 2180, d: 960, h: 580, kg: 64 },
  ],
});

/** Oat and navy, two or three seats; navy is not made for two, and three seats in navy are sold out. */
export const sampleProduct = (change: Partial<Output<'product.detail'>> = {}): Output<'product.detail'> => ({
  ...sampleCard(),
  origin: 'Foshan',
  hardness: 'Medium soft',
  images: ['/media/products/alva.webp', '/media/rooms/oat.webp'],
  video: null,
  specs: [
    {
      key: 'fabric',
      name: 'Fabric',
      values: [
        { id: 'oat', name: 'Oat', colour: 'wheat', image: null },
        { id: 'navy', name: 'Navy', colour: 'navy', image: null },
      ],
    },
    {
      key: 'seats',
      name: 'Seats',
      values: [
        { id: 'two', name: 'Two', colour: null, image: null },
        { id: 'three', name: 'Three', colour: null, image: null },
      ],
    },
  ],
  skus: [
    sku('11', ['oat', 'three'], 3, 2100),
    sku('12', ['oat', 'two'], 26, 1680),
    sku('13', ['navy', 'three'], 0, 2100),
  ],
  detail: [{ type: 'text', text: 'Solid ash.' }],
  freight: { free: false, amount: 12_000 },
  unit: 'piece',
  unitName: 'piece',
  keywords: [],
  brand: sampleBrand(),
  category: { id: '1', name: 'Sofas' },
  promise: '2026-12-25T00:00:00+08:00',
  mount: 'floor',
  figure: 'sofa',
  coupons: 0,
  ...change,
});

export const sampleFigures = (): Output<'product.addition'> => ({
  reviews: { count: 212, good: 198, average: 4.6 },
  sales: 1284,
  collectCount: 8,
  promise: { date: '2026-12-25T00:00:00+08:00' },
  stock: [],
});
