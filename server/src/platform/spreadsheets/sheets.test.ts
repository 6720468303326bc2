import { buffer } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import { zipOf } from '../../testing/zip-of.ts';
import { columnLetters, readTable, tableKind } from './read.ts';
import { excelFile, type SheetColumn } from './write.ts';
import { unpackedSheets, zipLimits } from './zip.ts';

/** Text that a spreadsheet would take for a formula, a command or a code, and text that looks like one. */
const payloads = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://x.example","y")',
  '|calc',
  '%0A=1+1',
  '"=1+1"',
];

async function* all<Row>(rows: readonly Row[]) {
  yield* rows;
}
const rowsOf = async (bytes: Buffer) => {
  const rows = [];
  for await (const row of (await readTable(bytes)).rows) rows.push(row);
  return rows;
};
const one: SheetColumn<string> = { title: 'Name', width: 20, kind: 'text', value: (text) => text };
const refused = (reason: string) => expect.objectContaining({ reason });

describe('an Excel file', () => {
  it.each(payloads)('keeps %j as text', async (payload) => {
    const bytes = await buffer(excelFile('Orders', [one], all([payload])));
    const [sheet = ''] = await unpackedSheets(bytes);
    expect(sheet).not.toMatch(/<f[\s>/]/);
    expect(sheet).toMatch(/<c r="A2" t="inlineStr">/);
    expect((await rowsOf(bytes))[1]).toEqual({ row: 2, cells: [payload] });
  });

  it('has amounts, numbers and times of the shop as such', async () => {
    type Sold = { amount: number; qty: number; at: Date };
    const columns: SheetColumn<Sold>[] = [
      { title: 'Amount', width: 10, kind: 'money', value: ({ amount }) => amount },
      { title: 'Qty', width: 10, kind: 'number', value: ({ qty }) => qty },
      { title: 'At', width: 10, kind: 'time', value: ({ at }) => at },
      { title: 'Nothing', width: 10, kind: 'time', value: () => null },
    ];
    const sold = { amount: 129_950, qty: 3, at: new Date('2026-11-22T16:30:00Z') };
    const bytes = await buffer(excelFile('Orders', columns, all([sold])));
    const [titles, first] = await rowsOf(bytes);
    expect(titles?.cells).toEqual(['Amount', 'Qty', 'At', 'Nothing']);
    expect(first?.cells.slice(0, 3)).toEqual([1299.5, 3, new Date('2026-11-23T00:30:00Z')]);
    expect(first?.cells[3] ?? null).toBeNull();
  });

  it('leaves out signs that no file may have, and shows codes as they were typed', async () => {
    const bytes = await buffer(excelFile('x', [one], all(['a\u0000b\u0001c', '_x0041_', '😀<&>"'])));
    expect((await rowsOf(bytes)).slice(1).map(({ cells }) => cells[0])).toEqual(['abc', '_x0041_', '😀<&>"']);
  });
});

describe('a file that was sent', () => {
  it('is known by its bytes, not by its name', async () => {
    expect(tableKind(Buffer.from('a,b\n1,2'))).toBe('csv');
    expect(() => tableKind(Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1'))).toThrow(
      refused('import.notTable'),
    );
  });

  it('is refused for what is no text, however late it comes', async () => {
    const late = Buffer.from(`${'a,b\n'.repeat(2000)}\u0000,1`);
    await expect(rowsOf(late)).rejects.toThrow(refused('import.notTable'));
  });

  it('with a password is told so', async () => {
    const locked = await writeXlsx({
      sheets: [{ name: 'x', rows: [[1]] }],
      encryption: { password: 'x', spinCount: 1 },
    });
    await expect(readTable(Buffer.from(locked))).rejects.toThrow(refused('import.encrypted'));
  });

  it('in the writing of a Chinese Excel is read', async () => {
    const gbk = Buffer.from([0xbc, 0xdb, 0xb8, 0xf1, 0x2c, 0x31]); // 价格,1
    expect((await rowsOf(gbk))[0]?.cells).toEqual(['价格', '1']);
  });

  it('says where it has formulas', async () => {
    const cells = new Map([['1,1', { value: 3, formula: 'SUM(1,2)' }]]);
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['a', 'b'],
            [1, 2],
          ],
          cells,
        },
      ],
    });
    expect((await readTable(Buffer.from(bytes))).formulas).toEqual(new Map([[2, new Set(['B'])]]));
  });

  it('that swells beyond the limit is refused, also when it hides its size', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(300_000, ' ') }]);
    const small = { ...zipLimits, bytes: 200_000 };
    await expect(unpackedSheets(bomb, small)).rejects.toThrow(refused('import.tooBig'));
    const liar = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(300_000, ' '), says: 10 }]);
    await expect(unpackedSheets(liar, small)).rejects.toThrow(refused('import.tooBig'));
    const other = zipOf([
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(100_000, ' '), says: 10 },
    ]);
    await expect(unpackedSheets(other, small)).rejects.toThrow(refused('import.notTable'));
  });

  it('with more parts than a workbook has, or cut off anywhere, is refused', async () => {
    const many = zipOf(Array.from({ length: 5 }, (_, at) => ({ name: `${at}`, content: Buffer.from('x') })));
    await expect(unpackedSheets(many, { ...zipLimits, entries: 4 })).rejects.toThrow(
      refused('import.tooBig'),
    );
    for (let length = 4; length < many.length; length += 7)
      await expect(unpackedSheets(many.subarray(0, length))).rejects.toThrow(refused('import.notTable'));
  });
});

it('columns are called as people call them', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
