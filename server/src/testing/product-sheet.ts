import { emptyGoods, emptySku, type GoodsContent } from '@mall/contract/seller/own-goods';
import { goodsProblems } from '@mall/contract/seller/goods-problems';
import { checkGoods } from '../seller/imports/products/check.ts';
import type { Known } from '../seller/imports/products/choices.queries.ts';
import { type GoodsColumn, goodsColumns, goodsTitle } from '../seller/imports/products/columns.ts';
import { type GoodsCells, rowsOf } from '../seller/imports/products/rows-of.ts';
import type { Standing } from '../seller/drafts/products/standing.ts';

export const specs: GoodsContent['specs'] = [
  {
    key: 'colour',
    name: { zh: '颜色', en: 'Colour' },
    values: [
      { id: 'green', name: { zh: '森林绿', en: 'Forest' }, colour: null, image: null },
      { id: 'rust', name: { zh: '铁锈红', en: 'Rust' }, colour: null, image: null },
    ],
  },
];
export const sold = { price: 489_900, supply: 342_900, stock: 10, was: 10 };
export const sofa: GoodsContent = {
  ...emptyGoods,
  name: { zh: '沙发', en: 'Sofa' },
  detail: { zh: '很软\r\n很大 ', en: 'Soft' },
  categoryId: '7',
  brandId: '3',
  size: { w: 2100, d: 900, h: 0 },
  leadDays: 14,
  freightKind: 'free',
  images: ['/media/up/a.webp'],
  specType: 'multi',
  specs,
  skus: [
    { ...emptySku, ...sold, valueIds: ['green'], no: 'S-1' },
    { ...emptySku, ...sold, valueIds: ['rust'], no: 'S-2' },
  ],
};
export const standing = (over: Partial<Standing> = {}, content: Partial<GoodsContent> = {}): Standing => ({
  id: 'd1',
  number: 'FM10000001',
  version: 4,
  state: 'approved',
  productId: 10_000_001,
  content: { ...sofa, ...content },
  ...over,
});
export const known = (product: Standing): Known => ({
  pictures: new Map([['front.jpg', 'good']]),
  numbers: new Map([
    ['S-1', [10_000_001]],
    ['S-2', [10_000_001]],
    ['ELSE', [12]],
  ]),
  categories: new Map([
    ['sofas', '7'],
    ['beds', '8'],
  ]),
  brands: new Map([['oak', '3']]),
  units: new Map([
    ['piece', 'piece'],
    ['件', 'piece'],
    ['set', 'set'],
  ]),
  standing: new Map([[product.number, product]]),
  texts: {
    categories: new Map([['7', { zh: '沙发类', en: 'Sofas' }]]),
    // Two brands with one name: the list of choices finds the other one by it.
    brands: new Map([['9', { zh: 'Oak' }]]),
    styles: [
      { key: 'modern', name: { zh: '现代', en: 'Modern', fili: 'Makabago' }, hidden: false },
      { key: 'nordic', name: { zh: '北欧', en: 'Nordic' }, hidden: false },
      { key: 'rococo', name: { zh: '洛可可', en: 'Rococo' }, hidden: true },
    ],
    materials: [
      { key: 'oak', name: { zh: '橡木', en: 'Oak, solid' }, hidden: false },
      { key: 'linen', name: { zh: '亚麻' }, hidden: false },
    ],
    units: [
      { key: 'piece', name: { zh: '件', en: 'piece' }, hidden: false },
      { key: 'set', name: { zh: '套', en: 'set' }, hidden: false },
    ],
  },
});
const titles = Object.fromEntries(goodsColumns.map((name) => [name, goodsTitle(name, 'en')]));
export type Over = GoodsCells & { formula?: GoodsColumn };
export const sheetOf = (rows: readonly Over[]) => ({
  rows: rows.map(({ formula, ...cells }, at) => ({
    row: at + 2,
    cells: Object.fromEntries(goodsColumns.map((name) => [name, String(cells[name] ?? '').trim()])) as Record<
      GoodsColumn,
      string
    >, // one entry for each name
    formulas: formula === undefined ? [] : [formula],
  })),
  titles,
});
export const seller = { language: 'en', seesSupply: true, publishes: false } as const;
export const rowsIn = (product: Standing, seesSupply = true) =>
  rowsOf(product, { language: 'en', seesSupply, texts: known(product).texts });
/** Checks the product's own rows, each with what somebody changed in it. */
export const check = (
  overs: readonly (Over | null)[],
  product = standing(),
  sender: Parameters<typeof checkGoods>[2] = seller,
) => {
  const rows: Over[] = rowsIn(product).flatMap((row, at) =>
    overs[at] === null ? [] : [{ ...row, ...overs[at] }],
  );
  const more = overs.slice(rowsIn(product).length).flatMap((over) => (over === null ? [] : [over]));
  return checkGoods(sheetOf([...rows, ...more]), known(product), sender, goodsProblems);
};
export const outcomes = (checked: ReturnType<typeof check>) =>
  checked.outcomes.map(({ as, columns = [], notes = [] }) => [as, ...columns, ...notes]);
