import { type FileProvider, fileProviders } from '@mall/contract/trade/reconciliation';
import { dayMs } from '@mall/contract/core/time';
import { parseCsv } from 'hucre/csv';
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

const plain = (cell: string | number | boolean | Date | null | undefined): string =>
  (cell instanceof Date ? cell.toISOString() : String(cell ?? '')).replace(/^`/, '').trim();
const title = (cell: string): string => cell.replaceAll('（', '(').replaceAll('）', ')').toLowerCase();

type Titles = { readonly row: number; readonly at: ReadonlyMap<Field, number>; readonly width: number };

/** Where the titles of a format stand, or which of them the file lacks at best. */
const titlesIn = (format: Format, rows: readonly (readonly string[])[]): Titles | readonly string[] => {
  const wanted = Object.entries(format.columns) as [Field, readonly string[]][]; // keys of a table of fields
  let lacks: readonly string[] = wanted.map(([, [first = '']]) => first);
  for (const [row, cells] of rows.slice(0, mostBefore).entries()) {
    const names = cells.map(title);
    const at = new Map(
      wanted.flatMap(([field, among]): [Field, number][] => {
        const column = among.map((name) => names.indexOf(title(name))).find((index) => index >= 0);
        return column === undefined ? [] : [[field, column]];
      }),
    );
    if (at.size === wanted.length) return { row, at, width: cells.length };
    const here = wanted.filter(([field]) => !at.has(field)).map(([, [first = '']]) => first);
    if (here.length < lacks.length) lacks = here;
  }
  return lacks;
};

const isTitles = (found: Titles | readonly string[]): found is Titles => 'at' in found && 'width' in found;

export type ReadFile =
  | { readonly is: 'its'; readonly lines: readonly FileLine[] }
  /** The titles are those of another provider. */
  | { readonly is: 'another'; readonly method: FileProvider }
  | { readonly is: 'none'; readonly lacks: readonly string[] };

/**
 * Reads a provider's file of a day. Every row after the titles is a line of the result, with what is wrong with it; a line
 * that says the same as one before names that one.
 */
export const readProviderFile = (method: FileProvider, day: string, text: string): ReadFile => {
  const format = formats[method];
  const rows = parseCsv(text).map((cells) => cells.map(plain));
  const titles = titlesIn(format, rows);
  if (!isTitles(titles)) {
    const another = fileProviders.find((one) => one !== method && isTitles(titlesIn(formats[one], rows)));
    return another === undefined ? { is: 'none', lacks: titles } : { is: 'another', method: another };
  }
  const window = dayAt(method, day);
  const lines: FileLine[] = [];
  const first = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (index <= titles.row || cells.every((cell) => cell === '')) continue;
    const skips = format.skips(cells);
    if (skips === 'end') break;
    if (skips === 'row') continue;
    const line =
      cells.length < titles.width
        ? brokenLine(index + 1, cells[0] ?? '')
        : lineOf(format, index + 1, cellsOf(titles, cells), window);
    lines.push(told(line, first));
  }
  return { is: 'its', lines };
};

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
