import { type Language, languages } from '@mall/contract/core/languages';
import { say } from '../phrases.ts';

const nameColumn = <Code extends Language>(language: Code): `name.${Code}` => `name.${language}`;
/** The columns of a product's name, one for each language. */
export const nameColumns = languages.map(nameColumn);

/** Columns of a list of products, one row for each SKU. A file may be in any language of the mall. */
export const goodsColumns = [
  'group',
  ...nameColumns,
  'category',
  'brand',
  'unit',
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
  'detail',
  'freight',
  'pictures',
] as const;
export type GoodsColumn = (typeof goodsColumns)[number];

export const goodsTitle = (column: GoodsColumn, language: Language): string =>
  say(`products.column.${column}`, language);
