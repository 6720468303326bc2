import { Refusal } from '@mall/contract/refusals';
import { shopJob } from '@mall/contract/shop-job';
import { type Language, languages } from '@mall/contract/languages';
import { type Cell, columnLetters, type ReadTable, type TableRow } from '../sheets/read.ts';
import { type PriceColumn, priceColumns } from './words.ts';

/** A row as it was sent: what stands in the two columns, and whether a formula does. */
export type SentPrice = {
  readonly row: number;
  readonly sku: string;
  readonly price: string;
  readonly formula: 'sku' | 'price' | null;
};
export type SentPrices = {
  readonly rows: readonly SentPrice[];
  /** What the file itself calls the columns. */
  readonly titles: { readonly sku: string; readonly price: string };
};

/** Finds the columns by their titles and gives every row that says something. Throws import.columnMissing, import.tooManyRows, import.noRows. */
export const readPrices = async ({ rows, formulas }: ReadTable, language: Language): Promise<SentPrices> => {
  const sent: SentPrice[] = [];
  let head: Head | undefined;
  for await (const line of rows) {
    if (line.cells.every((cell) => textOf(cell) === '')) continue;
    if (head === undefined) {
      head = headOf(line, language);
      continue;
    }
    if (sent.length >= shopJob.importRows)
      throw new Refusal('import.tooManyRows', { max: shopJob.importRows });
    sent.push(toSent(line, head, formulas.get(line.row)));
  }
  if (head === undefined || sent.length === 0) throw new Refusal('import.noRows');
  return { rows: sent, titles: head.titles };
};

type Head = { sku: number; price: number; titles: { sku: string; price: string } };

const headOf = ({ cells }: TableRow, language: Language): Head => {
  const at = (name: PriceColumn): number => {
    const known = languages.map((one) => normal(priceColumns[name][one]));
    const index = cells.findIndex((cell) => known.includes(normal(textOf(cell))));
    if (index < 0) throw new Refusal('import.columnMissing', { column: priceColumns[name][language] });
    return index;
  };
  const [sku, price] = [at('sku'), at('price')];
  return { sku, price, titles: { sku: textOf(cells[sku]), price: textOf(cells[price]) } };
};

const toSent = (
  { row, cells }: TableRow,
  head: Head,
  formulas: ReadonlySet<string> | undefined,
): SentPrice => ({
  row,
  sku: textOf(cells[head.sku]),
  price: textOf(cells[head.price]),
  formula: formulas?.has(columnLetters(head.sku))
    ? 'sku'
    : formulas?.has(columnLetters(head.price))
      ? 'price'
      : null,
});

const normal = (title: string): string => title.toLowerCase().replaceAll(/[\s.*（()）]+/g, '');

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).trim();
