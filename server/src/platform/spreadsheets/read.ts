import { Refusal } from '@mall/contract/core/refusals';
import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { isStorable } from '../i18n/storable.ts';
import { textOf } from './text.ts';
import { unpackedSheets } from './zip.ts';

export type Cell = string | number | boolean | Date | null;
export type TableRow = { readonly row: number; readonly cells: readonly Cell[] };

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
const oldOfficeStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(zipStart);

export type TableKind = 'xlsx' | 'csv';

/** The type of a file by its first bytes, whatever its name. Throws import.encrypted, import.notTable. */
export const tableKind = (bytes: Buffer): TableKind => {
  if (isZip(bytes)) return 'xlsx';
  // Both a workbook with a password and the format of before 2007 have this wrapper.
  if (bytes.subarray(0, 4).equals(oldOfficeStart)) throw new Refusal('import.encrypted');
  if (bytes.subarray(0, 4096).includes(0)) throw new Refusal('import.notTable');
  return 'csv';
};

export type ReadTable = {
  readonly rows: AsyncIterable<TableRow>;
  /** Cells with a formula by row, as letters: their displayed value is not their content. */
  readonly formulas: ReadonlyMap<number, ReadonlySet<string>>;
};

/**
 * The first sheet of a workbook or the rows of a CSV file, with their row numbers in the file. Throws
 * import.notTable, import.tooBig.
 */
export const readTable = async (bytes: Buffer): Promise<ReadTable> => {
  if (tableKind(bytes) === 'csv') return { rows: csvRows(textOf(bytes)), formulas: new Map() };
  const sheets = await unpackedSheets(bytes);
  return { rows: excelRows(bytes), formulas: formulasIn(sheets) };
};

async function* excelRows(bytes: Buffer): AsyncGenerator<TableRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes))
      yield { row: index + 1, cells: values.map(cellOf) };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('import.notTable');
  }
}

async function* csvRows(text: string): AsyncGenerator<TableRow> {
  let row = 0;
  for (const cells of parseCsv(text)) {
    row += 1;
    yield { row, cells: cells.map(cellOf) };
  }
}

/** Throws import.notTable where the file contains something other than text. */
const cellOf = (value: unknown): Cell => {
  if (!isStorable(value)) throw new Refusal('import.notTable');
  return isCell(value) ? value : null;
};

const isCell = (value: unknown): value is Cell =>
  value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The reader gives a formula's result from when the file was saved; only the sheet itself reveals where there
 * is one.
 */
const formulasIn = (sheets: readonly string[]): Map<number, Set<string>> => {
  const found = new Map<number, Set<string>>();
  for (const sheet of sheets) {
    for (const [, column = '', row = ''] of sheet.matchAll(
      /<(?:\w+:)?c r="([A-Z]{1,3})(\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s>/]/g,
    )) {
      const columns = found.get(Number(row)) ?? new Set<string>();
      found.set(Number(row), columns.add(column));
    }
  }
  return found;
};

/** 0 → A, 26 → AA: how people name columns. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
