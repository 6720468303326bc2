import { type Language, languages } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import {
  type Cell,
  columnLetters,
  type ReadTable,
  type TableRow,
} from '../../../platform/spreadsheets/read.ts';

/** A row as it was sent, by the names of its columns; a column missing in the file is empty. */
export type SentRow<Name extends string> = {
  readonly row: number;
  readonly cells: Readonly<Record<Name, string>>;
  /** Cells with a formula. */
  readonly formulas: readonly Name[];
};
export type Sent<Name extends string> = {
  readonly rows: readonly SentRow<Name>[];
  /** The file's own column titles. */
  readonly titles: Readonly<Partial<Record<Name, string>>>;
};
type Wanted<Name extends string> = {
  readonly columns: readonly Name[];
  /** Our own title of a column. */
  readonly titleOf: (column: Name, language: Language) => string;
  readonly required: readonly Name[];
  readonly language: Language;
  readonly most: number;
};

/**
 * Finds columns by their titles in any language and returns every non-empty row. Throws import.columnMissing,
 * import.tooManyRows, import.noRows.
 */
export const readTitled = async <Name extends string>(
  { rows, formulas }: ReadTable,
  wanted: Wanted<Name>,
): Promise<Sent<Name>> => {
  const sent: SentRow<Name>[] = [];
  let head: Head<Name> | undefined;
  for await (const line of rows) {
    if (isEmptyRow(line.cells)) continue;
    if (head === undefined) {
      head = headOf(line, wanted);
      continue;
    }
    if (sent.length >= wanted.most) throw new Refusal('import.tooManyRows', { max: wanted.most });
    sent.push(toSent(line, head, formulas.get(line.row)));
  }
  if (head === undefined || sent.length === 0) throw new Refusal('import.noRows');
  return { rows: sent, titles: head.titles };
};

type Head<Name extends string> = {
  readonly at: ReadonlyMap<Name, number>;
  readonly names: readonly Name[];
  readonly titles: Readonly<Partial<Record<Name, string>>>;
};

const headOf = <Name extends string>(
  { cells }: TableRow,
  { columns: names, titleOf, required, language }: Wanted<Name>,
): Head<Name> => {
  const at = new Map<Name, number>();
  for (const name of names) {
    const index = indexOfTitle(cells, (one) => titleOf(name, one), languages);
    if (index >= 0) at.set(name, index);
    else if (required.includes(name))
      throw new Refusal('import.columnMissing', { column: titleOf(name, language) });
  }
  const titles: Partial<Record<Name, string>> = {};
  for (const [name, index] of at) titles[name] = textOf(cells[index]);
  return { at, names, titles };
};

export const isEmptyRow = (cells: readonly Cell[]): boolean => cells.every((cell) => textOf(cell) === '');

/** Where a column stands, by its title in any of these languages; -1 without it. */
export const indexOfTitle = (
  cells: readonly Cell[],
  titleOf: (language: Language) => string,
  among: readonly Language[],
): number => {
  const known = among.map((one) => normal(titleOf(one)));
  return cells.findIndex((cell) => known.includes(normal(textOf(cell))));
};

const toSent = <Name extends string>(
  { row, cells }: TableRow,
  { at, names }: Head<Name>,
  formulas: ReadonlySet<string> | undefined,
): SentRow<Name> => ({
  row,
  cells: Object.fromEntries(
    names.map((name) => [name, textOf(cells[at.get(name) ?? cells.length])]),
  ) as Record<Name, string>, // one entry for each name
  formulas: [...at].filter(([, index]) => formulas?.has(columnLetters(index))).map(([name]) => name),
});

const normal = (title: string): string => title.toLowerCase().replaceAll(/[\s.*（()）]+/g, '');

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).trim();
