import type { Language } from '@mall/contract/core/languages';
import { statementColumns } from '@mall/contract/trade/settlement';
import type { Db } from '../../platform/db/open.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import { excelFile, excelType, type SheetColumn } from '../../platform/spreadsheets/write.ts';
import type zh from './phrases/zh.json';
import { type LineRow, linePage, type StatementRow } from './statements.queries.ts';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/** Lines of one read; a statement has more than a hundred thousand in a large shop's month. */
const linesAtOnce = 2000;

/** A row of the sheet: a line, or what the month opened and closed with. */
type Row = Pick<LineRow, (typeof statementColumns)[number] | 'total'> & {
  readonly no: number | null;
  readonly what: string;
  readonly order: string;
  readonly at: Date | null;
};

/**
 * A statement as an Excel file, in the language of who asks: the opening, its lines in their order, the closing. The rows
 * between add up to the difference of the two.
 */
export const statementSheet = (
  db: Db,
  statement: StatementRow & { shop_name: string },
  language: Language,
): FileAnswer => ({
  name: `statement-${statement.period}-${statement.currency}.xlsx`,
  type: excelType,
  body: excelFile(
    say('sheet', language, { period: statement.period }),
    columnsIn(language),
    rowsOf(db, statement, language),
  ),
});

const columnsIn = (language: Language): SheetColumn<Row>[] => [
  { title: say('column.no', language), width: 8, kind: 'number', value: ({ no }) => no },
  { title: say('column.at', language), width: 17, kind: 'time', value: ({ at }) => at },
  { title: say('column.what', language), width: 34, kind: 'text', value: ({ what }) => what },
  { title: say('column.order', language), width: 20, kind: 'text', value: ({ order }) => order },
  ...[...statementColumns, 'total' as const].map(
    (name): SheetColumn<Row> => ({
      title: say(`column.${name}`, language),
      width: 14,
      kind: 'money',
      value: (row) => row[name],
    }),
  ),
];

async function* rowsOf(db: Db, statement: StatementRow, language: Language): AsyncGenerator<Row> {
  yield sumRow(say('opening', language), statement.opening);
  for (let page = 1; (page - 1) * linesAtOnce < statement.lines; page += 1)
    for (const line of await linePage(db, { id: statement.id, page, size: linesAtOnce }))
      yield {
        ...line,
        what: [say(`cause.${line.cause}`, language), line.note].filter((words) => words !== '').join(': '),
        order: line.order_no ?? '',
      };
  yield sumRow(say('closing', language), statement.closing);
}

const sumRow = (what: string, total: number): Row => ({
  no: null,
  what,
  order: '',
  at: null,
  ...nothing,
  total,
});

const nothing = {
  sales: 0,
  refunds: 0,
  direct: 0,
  commission: 0,
  coupons: 0,
  fees: 0,
  adjustments: 0,
  payouts: 0,
};
