import { usualUnit } from '@mall/contract/catalog/mall-catalogue';
import { type Language, languages } from '@mall/contract/core/languages';
import { readUnits } from '@mall/contract/core/money';
import { goodsLimits, type Size, type Typed } from '@mall/contract/seller/own-goods';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import type { FaultKey } from '../core/faults.ts';
import type { SentRow } from '../core/titled.ts';
import { upload } from '@mall/contract/core/limits';
import { isPictureAddress } from '../../../platform/media/fetch-picture.ts';
import { isAddress, pictureAddresses, pictureKey, pictureNames } from './pictures.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';
import { choiceKey } from './choice-key.ts';
import type { Known } from './choices.queries.ts';
import { type GoodsColumn, variantColumns } from './columns.ts';
import { type Choice, labelChoices, readList } from './named-list.ts';

export type Fault = {
  readonly column: GoodsColumn;
  readonly problem: FaultKey;
  readonly detail?: NonNullable<StoredJobProblem['detail']>;
};
/** A row by the meaning of its cells; an unreadable cell is an error and left out. */
export type GoodsLine = {
  readonly row: number;
  /** As they were sent. */
  readonly cells: Readonly<Record<GoodsColumn, string>>;
  readonly group: string;
  readonly version: string;
  readonly name: Typed;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly unit: string;
  /** Keys of what its cells name. */
  readonly styles: readonly string[];
  readonly materials: readonly string[];
  readonly labels: readonly string[];
  readonly size: Size;
  readonly leadDays: number | null;
  readonly detail: Typed;
  /** Names and values of its variants, as far as they are given. */
  readonly variants: readonly { readonly name: string; readonly value: string }[];
  readonly no: string;
  readonly price: number | null;
  readonly supply: number | null;
  readonly stock: number | null;
  readonly freight: number | null;
  /** Names of its pictures, and addresses. */
  readonly pictures: readonly string[];
  readonly faults: readonly Fault[];
};

/** Characters of a cell that are repeated to who reads what is wrong with it. */
export const longestQuote = 40;
const longestGroup = 60;

/** Reads one row of a list of products. Pure. */
export const readLine = ({ row, cells, formulas }: SentRow<GoodsColumn>, known: Known): GoodsLine => {
  const faults: Fault[] = formulas.map((column) => ({ column, problem: 'formula' }));
  const quote = (column: GoodsColumn) => firstCharacters(cells[column], longestQuote);
  const text = (column: GoodsColumn, max: number): string => {
    if ([...cells[column]].length > max) faults.push({ column, problem: 'tooLong', detail: { max } });
    return cells[column];
  };
  const whole = (column: GoodsColumn, max: number): number | null => {
    if (cells[column] === '') return null;
    const value = /^\d{1,9}$/.test(cells[column]) ? Number(cells[column]) : Number.NaN;
    if (value <= max) return value;
    faults.push({ column, problem: 'notWhole', detail: { text: quote(column), min: 0, max } });
    return null;
  };
  const amount = (column: GoodsColumn): number | null => {
    if (cells[column] === '') return null;
    const value = readUnits(cells[column]);
    if (value === undefined) faults.push({ column, problem: 'notAmount', detail: { text: quote(column) } });
    return value ?? null;
  };
  const choice = <Id>(column: GoodsColumn, offered: ReadonlyMap<string, Id>): Id | null => {
    if (cells[column] === '') return null;
    const found = offered.get(choiceKey(cells[column]));
    if (found === undefined) faults.push({ column, problem: 'notChoice', detail: { text: quote(column) } });
    return found ?? null;
  };
  const has = known.standing.get(cells.group)?.content;
  const list = (
    column: GoodsColumn,
    all: readonly Choice[],
    had: readonly string[] = [],
  ): readonly string[] => {
    const { keys, unknown, isTooMany } = readList(cells[column], all, had);
    if (unknown !== undefined)
      faults.push({
        column,
        problem: 'notChoice',
        detail: { text: firstCharacters(unknown, longestQuote) },
      });
    if (isTooMany) faults.push({ column, problem: 'tooManyNames', detail: { max: goodsLimits.attributes } });
    return keys;
  };
  const files = pictureNames(cells.pictures);
  for (const name of files) {
    const detail = { text: firstCharacters(name, longestQuote) };
    const found = known.pictures.get(pictureKey(name));
    if (isAddress(name)) faults.push({ column: 'pictures', problem: 'pictureAddress' });
    else if (found === undefined) faults.push({ column: 'pictures', problem: 'pictureMissing', detail });
    else if (found === 'wrong')
      faults.push({
        column: 'pictures',
        problem: 'pictureWrong',
        detail: { ...detail, max: upload.maxBytes / (1024 * 1024) },
      });
  }
  const addresses = pictureAddresses(cells.pictureUrls);
  for (const address of addresses)
    if (!isPictureAddress(address))
      faults.push({
        column: 'pictureUrls',
        problem: 'pictureUrlForm',
        detail: { text: firstCharacters(address, longestQuote) },
      });
  const no = text('no', goodsLimits.no);
  const [price, supply] = [amount('price'), amount('supply')];
  if (price !== null && supply !== null && price < supply)
    faults.push({ column: 'price', problem: 'belowSupply', detail: { amount: supply } });
  return {
    row,
    cells,
    group: text('group', longestGroup),
    version: cells.version,
    name: typedIn((code) => text(`name.${code}`, goodsLimits.name)),
    categoryId: choice('category', known.categories),
    brandId: choice('brand', known.brands),
    unit: choice('unit', known.units) ?? usualUnit,
    styles: list('styles', known.texts.styles, has?.styles),
    materials: list('materials', known.texts.materials, has?.materials),
    labels: list('labels', labelChoices),
    size: {
      w: whole('width', goodsLimits.side) ?? 0,
      d: whole('depth', goodsLimits.side) ?? 0,
      h: whole('height', goodsLimits.side) ?? 0,
    },
    leadDays: whole('leadDays', goodsLimits.leadDays),
    detail: typedIn((code) => text(`detail.${code}`, goodsLimits.text)),
    variants: variantColumns.flatMap(([spec, value]) => {
      const said = { name: text(spec, goodsLimits.specName), value: text(value, goodsLimits.specName) };
      if (said.name === '' && said.value === '') return [];
      if (said.name === '') faults.push({ column: spec, problem: 'missing' });
      if (said.value === '') faults.push({ column: value, problem: 'missing' });
      return [said];
    }),
    no,
    freight: amount('freight'),
    pictures: [...files, ...addresses],
    price,
    supply,
    stock: whole('stock', goodsLimits.stock),
    faults,
  };
};

const typedIn = (textOf: (code: Language) => string): Typed =>
  Object.fromEntries(languages.map((code) => [code, textOf(code)]).filter(([, text]) => text !== ''));
