import { type Language, languages } from '@mall/contract/core/languages';
import { say } from '../phrases.ts';

const nameColumn = <Code extends Language>(language: Code): `name.${Code}` => `name.${language}`;
/** The columns of a product's name, one for each language. */
export const nameColumns = languages.map(nameColumn);
const detailColumn = <Code extends Language>(language: Code): `detail.${Code}` => `detail.${language}`;

/** Columns of a list of products, one row for each SKU. A file may be in any language of the mall. */
export const goodsColumns = [
  'group',
  'version',
  ...nameColumns,
  'category',
  'brand',
  'unit',
  'styles',
  'materials',
  'labels',
  'spec1',
  'value1',
  'spec2',
  'value2',
  'spec3',
  'value3',
  'no',
  'price',
  'supply',
  'stock',
  'width',
  'depth',
  'height',
  'leadDays',
  ...languages.map(detailColumn),
  'freight',
  'pictures',
] as const;
export type GoodsColumn = (typeof goodsColumns)[number];
/** Lists of before had one description, in the language of who sends them. */
export const readColumns = [...goodsColumns, 'detail'] as const;
type ReadColumn = (typeof readColumns)[number];

/** Columns of the product, which its first row has for all of its rows. */
export const wholeColumns = goodsColumns.filter(
  (column) => !/^(group|version|spec\d|value\d|no|price|supply|stock)$/.test(column),
);
/** The columns of variants: their name and their value. */
export const variantColumns = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const;

export const goodsTitle = (column: ReadColumn, language: Language): string =>
  say(`products.column.${column}`, language);
