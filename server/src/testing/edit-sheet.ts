import { writeXlsx } from 'hucre/xlsx';
import type { Cell } from '../platform/spreadsheets/read.ts';
import { cellsOf } from './shop-work.ts';

type Row = Readonly<Record<string, Cell>>;

/** The rows of a sheet by the titles of its columns. */
export const rowsOfSheet = async (bytes: Buffer): Promise<Row[]> => {
  const [titles = [], ...rows] = await cellsOf(bytes);
  return rows.map((cells) =>
    Object.fromEntries(titles.map((title, at) => [String(title), cells[at] ?? null])),
  );
};

/** A sheet as somebody changes it: each row becomes none, one or several. */
export const editSheet = async (
  bytes: Buffer,
  change: (row: Row, at: number) => readonly Row[],
): Promise<Buffer> => {
  const [titles = []] = await cellsOf(bytes);
  const rows = (await rowsOfSheet(bytes)).flatMap(change);
  const cells = rows.map((row) => titles.map((title) => row[String(title)] ?? null));
  return Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Products', rows: [titles.map(String), ...cells] }] }),
  );
};
