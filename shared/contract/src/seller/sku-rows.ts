import { readUnits } from '../core/money.ts';
import { emptySku, goodsLimits, type GoodsSku, type GoodsSpec } from './own-goods.ts';

/** The key of a combination, whatever the order of its values. */
export const skuKey = (valueIds: readonly string[]): string => [...valueIds].sort().join('+');

/**
 * The rows of the matrix for these specs, in order: a combination keeps what was typed for it, and a new one
 * takes over the prices of the combination that it came from, as when a size is added to colours; not the
 * stock, which would count twice. Without values there is one row.
 */
export const skuRows = (specs: readonly GoodsSpec[], before: readonly GoodsSku[]): GoodsSku[] => {
  const filled = specs.filter(({ values }) => values.length > 0);
  const known = new Map(before.map((sku) => [skuKey(sku.valueIds), sku]));
  return combinations(filled)
    .slice(0, goodsLimits.skus)
    .map((valueIds) => {
      const same = known.get(skuKey(valueIds));
      if (same !== undefined) return { ...same, valueIds };
      const kin = before.find((sku) => isKin(sku.valueIds, valueIds));
      return { ...emptySku, ...(kin && { ...kin, no: '', stock: null, was: null, on: true }), valueIds };
    });
};

/** The number of rows that the specs would give. */
export const countRows = (specs: readonly GoodsSpec[]): number =>
  specs.filter(({ values }) => values.length > 0).reduce((count, { values }) => count * values.length, 1);

type Filling = Partial<Pick<GoodsSku, 'price' | 'supply' | 'stock'>>;

/** The rows with a value filled in: in all rows, or in those of one value. Only the given fields change. */
export const fillRows = (
  rows: readonly GoodsSku[],
  valueId: string | null,
  filling: Filling,
): { rows: GoodsSku[]; changed: number } => {
  const fits = (sku: GoodsSku) => valueId === null || sku.valueIds.includes(valueId);
  return {
    rows: rows.map((sku) => (fits(sku) ? { ...sku, ...filling } : sku)),
    changed: rows.filter(fits).length,
  };
};

export const sheetColumns = ['no', 'price', 'supply', 'stock'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

export type Pasted = {
  readonly rows: GoodsSku[];
  /** Number of changed rows. */
  readonly changed: number;
  /** Cells that are not numbers: row and column in the pasted text, from 1, and their text. */
  readonly wrong: readonly { row: number; column: number; text: string }[];
};

/**
 * Pastes cells copied from a sheet (tabs between columns, lines between rows) over the matrix, starting at
 * one cell. Amounts as people write them: `¥3,200`, `3200.50`. An empty cell changes nothing; cells beyond
 * the matrix are left out.
 */
export const pasteRows = (
  rows: readonly GoodsSku[],
  text: string,
  from: { row: number; column: SheetColumn },
): Pasted => {
  const wrong: { row: number; column: number; text: string }[] = [];
  const first = sheetColumns.indexOf(from.column);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const next = [...rows];
  lines.forEach((line, at) => {
    const row = next[from.row + at];
    if (row === undefined) return;
    next[from.row + at] = line.split('\t').reduce<GoodsSku>((sku, cell, index) => {
      const column = sheetColumns[first + index];
      if (column === undefined || cell.trim() === '') return sku;
      const read = readCell(column, cell.trim());
      if (read === undefined) wrong.push({ row: at + 1, column: index + 1, text: cell.trim() });
      return read === undefined ? sku : { ...sku, ...read };
    }, row);
  });
  return { rows: next, changed: next.filter((row, index) => row !== rows[index]).length, wrong };
};

const readCell = (column: SheetColumn, cell: string): Partial<GoodsSku> | undefined => {
  if (column === 'no') return { no: [...cell].slice(0, goodsLimits.no).join('') };
  if (column === 'stock') {
    const stock = /^\d{1,3}(,?\d{3})*$|^\d+$/.test(cell) ? Number(cell.replaceAll(',', '')) : Number.NaN;
    return stock <= goodsLimits.stock ? { stock } : undefined;
  }
  const amount = readUnits(cell);
  return amount === undefined ? undefined : { [column]: amount };
};

const combinations = (specs: readonly GoodsSpec[]): string[][] =>
  specs.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ id }) => [...row, id])),
    [[]],
  );

/** One of two combinations contains the other: a spec was added or removed. */
const isKin = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((id) => b.includes(id)) || b.every((id) => a.includes(id));
