import { type Language, languages } from '@mall/contract/core/languages';
import { indexOfTitle } from '../core/titled.ts';
import { say } from '../phrases.ts';

const nameColumn = <Code extends Language>(language: Code): `name.${Code}` => `name.${language}`;
/** The columns of a product's name, one for each language. */
export const nameColumns = languages.map(nameColumn);
const detailColumn = <Code extends Language>(language: Code): `detail.${Code}` => `detail.${language}`;

/** Columns of a list of products, one row for each SKU. A file may be in any language of the mall. */
export const goodsColumns = [
  'group',
  'version',
  'key',
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
  'pictureUrls',
] as const;
export type GoodsColumn = (typeof goodsColumns)[number];
/** Lists of before had one description, in the language of who sends them. */
export const readColumns = [...goodsColumns, 'detail'] as const;
type ReadColumn = (typeof readColumns)[number];

/** Columns of the product, which its first row has for all of its rows. */
export const wholeColumns = goodsColumns.filter(
  (column) => !/^(group|version|key|spec\d|value\d|no|price|supply|stock)$/.test(column),
);
/** The columns of variants: their name and their value. */
export const variantColumns = [
  ['spec1', 'value1'],
  ['spec2', 'value2'],
  ['spec3', 'value3'],
] as const;

export const goodsTitle = (column: ReadColumn, language: Language): string =>
  say(`products.column.${column}`, language);

/** The language of a file's titles, in which its names are written too; that of who sends it where two have as many. */
export const sheetLanguage = (
  titles: Readonly<Partial<Record<GoodsColumn, string>>>,
  sender: Language,
): Language => {
  const isIn = (column: GoodsColumn, language: Language): boolean =>
    indexOfTitle([titles[column] ?? ''], (one) => goodsTitle(column, one), [language]) === 0;
  const count = (language: Language): number =>
    goodsColumns.filter((column) => isIn(column, language)).length;
  return languages.reduce((best, one) => (count(one) > count(best) ? one : best), sender);
};
