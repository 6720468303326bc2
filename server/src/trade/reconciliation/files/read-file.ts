import { type FileProvider, fileProviders } from '@mall/contract/trade/reconciliation';
import { dayMs } from '@mall/contract/core/time';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { formats } from './formats.ts';
import { brokenLine, type Cells, type Field, type FileLine, type Format, lineOf } from './line.ts';

/** Titles stand among the first rows, after comments. */
const mostBefore = 30;

/** From when to when a day goes at a provider. */
export const dayAt = (method: FileProvider, day: string): { readonly from: Date; readonly to: Date } => {
  const from = Date.parse(`${day}T00:00:00Z`) - formats[method].hoursEast * 3_600_000;
  return { from: new Date(from), to: new Date(from + dayMs) };
};

/** The day of a moment, as a provider counts days. */
export const dayOf = (method: FileProvider, at: Date): string =>
  new Date(at.getTime() + formats[method].hoursEast * 3_600_000).toISOString().slice(0, 10);

/** The value of a cell: a backtick keeps sheets from reading it as a number, and no row of the mall holds control characters. */
const plain = (cell: string): string =>
  cell
    .replaceAll(/[\u0000-\u001f\u007f]/g, '')
    .replace(/^`/, '')
    .trim();
const title = (cell: string): string => cell.replaceAll('（', '(').replaceAll('）', ')').toLowerCase();

type Titles = { readonly at: ReadonlyMap<Field, number>; readonly width: number };

/** Where the titles of a format stand in a row, or which of them it lacks. */
const titlesOf = (format: Format, cells: readonly string[]): Titles | readonly string[] => {
  const wanted = Object.entries(format.columns) as [Field, readonly string[]][]; // keys of a table of fields
  const names = cells.map(title);
  const at = new Map(
    wanted.flatMap(([field, among]): [Field, number][] => {
      const column = among.map((name) => names.indexOf(title(name))).find((index) => index >= 0);
      return column === undefined ? [] : [[field, column]];
    }),
  );
  if (at.size === wanted.length) return { at, width: cells.length };
  return wanted.filter(([field]) => !at.has(field)).map(([, [first = '']]) => first);
};

const isTitles = (found: Titles | readonly string[]): found is Titles => 'at' in found && 'width' in found;

export type ReadFile =
  | { readonly is: 'its'; readonly lines: Iterable<FileLine> }
  /** The titles are those of another provider. */
  | { readonly is: 'another'; readonly method: FileProvider }
  | { readonly is: 'none'; readonly lacks: readonly string[] };

const valuesOf = ({ no, cells }: CsvRow): CsvRow => ({ no, cells: cells.map(plain) });

/**
 * Reads a provider's file of a day. Every row after the titles is a line of the result, with what is wrong with it; a line
 * that says the same as one before names that one. Lines are read as they are asked for, once.
 */
export const readProviderFile = (method: FileProvider, day: string, text: string): ReadFile => {
  const rows = csvRows(text.replace(/^\ufeff/, ''));
  const head: (readonly string[])[] = [];
  while (head.length < mostBefore) {
    const { value, done } = rows.next();
    if (done === true) break;
    const { cells } = valuesOf(value);
    const titles = titlesOf(formats[method], cells);
    if (isTitles(titles)) return { is: 'its', lines: linesAfter(titles, rows, method, day) };
    head.push(cells);
  }
  const another = fileProviders.find((one) => head.some((cells) => isTitles(titlesOf(formats[one], cells))));
  if (another !== undefined) return { is: 'another', method: another };
  const lacks = [[], ...head].flatMap((cells) => {
    const titles = titlesOf(formats[method], cells);
    return isTitles(titles) ? [] : [titles];
  });
  const [least = []] = lacks.toSorted((one, other) => one.length - other.length);
  return { is: 'none', lacks: least };
};

function* linesAfter(
  titles: Titles,
  rows: Iterable<CsvRow>,
  method: FileProvider,
  day: string,
): Generator<FileLine> {
  const [format, window] = [formats[method], dayAt(method, day)];
  const first = new Map<string, number>();
  for (const row of rows) {
    const { no, cells } = valuesOf(row);
    if (cells.every((cell) => cell === '')) continue;
    const skips = format.skips(cells);
    if (skips === 'end') return;
    if (skips === 'row') continue;
    const line =
      cells.length < titles.width
        ? brokenLine(no, cells[0] ?? '')
        : lineOf(format, no, cellsOf(titles, cells), window);
    yield told(line, first);
  }
}

const told = (line: FileLine, first: Map<string, number>): FileLine => {
  if (line.problem !== null || line.kind === 'other') return line;
  const name = `${line.kind}:${line.ours}`;
  const before = first.get(name);
  if (before === undefined) first.set(name, line.no);
  return before === undefined ? line : { ...line, firstNo: before };
};

const cellsOf = ({ at }: Titles, cells: readonly string[]): Cells => {
  const cell = (field: Field): string => cells[at.get(field) ?? -1] ?? '';
  return {
    ...{ reference: cell('reference'), ours: cell('ours'), kind: cell('kind'), at: cell('at') },
    ...{ amount: cell('amount'), currency: cell('currency'), fee: cell('fee') },
    ...{ request: cell('request'), back: cell('back') },
  };
};
