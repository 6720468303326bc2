import { Readable } from 'node:stream';
import { inUnits, money } from '@mall/contract/core/money';
import { shanghaiOffsetMs } from '@mall/contract/core/time';
import { writeXlsxStream } from 'hucre/xlsx';

/**
 * The type of a cell: Excel gets amounts, numbers and times as such, and everything else as text, so that
 * nothing in it is a formula.
 */
export type CellKind = 'text' | 'money' | 'number' | 'time';
export type SheetColumn<Row> = {
  readonly title: string;
  readonly width: number;
  readonly kind: CellKind;
  /** Minor units for `money`. Nothing is an empty cell. */
  readonly value: (row: Row) => string | number | Date | null;
};

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formats = { money: '#,##0.00', time: 'yyyy-mm-dd hh:mm' } as const;
/** Excel's limit for one cell. */
const longestText = 32_767;
/** Excel has no time zones: a time is the local time of the shop (decisions 2.1). */

/** An Excel file as a stream, while its rows come: whatever their number, few are in memory. */
export const excelFile = <Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): Readable =>
  Readable.from(
    writeXlsxStream(cellsOf(columns, rows), {
      name,
      freezePane: { rows: 1 },
      columns: columns.map(({ title, width, kind }) => ({
        header: title,
        width,
        ...(kind === 'money' || kind === 'time' ? { numFmt: formats[kind] } : {}),
      })),
    }),
    { objectMode: false },
  );

async function* cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map((column) => cell(column.kind, column.value(row)));
}

const cell = (kind: CellKind, value: string | number | Date | null): string | number | Date | null => {
  if (value === null || value === '') return null;
  if (value instanceof Date) return new Date(value.getTime() + shanghaiOffsetMs);
  if (typeof value === 'number') return kind === 'money' ? inUnits(money(value)) : value;
  return plainText(value);
};

/** Text as it is, except for characters that Excel would read as codes or refuse. */
export const plainText = (text: string): string =>
  readable(text)
    .replaceAll(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .slice(0, longestText);

/** A text without the characters that no sheet can have. */
export const readable = (text: string): string =>
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
