import type { Language } from '@mall/contract/core/languages';
import type { Db } from '../../platform/db/open.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import { excelFile, excelType, type SheetColumn } from '../../platform/spreadsheets/write.ts';
import { filePage, type FileRow, type LineRow } from './files.queries.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/** Lines of one read. */
const atOnce = 1000;

/** The differences of a file as an Excel file, explained ones with what was said of them. What providers wrote is text. */
export const differenceSheet = (db: Db, file: FileRow, language: Language): FileAnswer => ({
  name: `differences-${file.method}-${file.day}.xlsx`,
  type: excelType,
  body: excelFile(say('sheet', language, { day: file.day }), columnsIn(language), rowsOf(db, file.id)),
});

const columnsIn = (language: Language): SheetColumn<LineRow>[] => [
  { title: say('column.no', language), width: 8, kind: 'number', value: ({ no }) => no },
  {
    title: say('column.outcome', language),
    width: 30,
    kind: 'text',
    value: ({ outcome, problem }) =>
      problem === null ? say(`outcome.${outcome}`, language) : say(`problem.${problem}`, language),
  },
  {
    title: say('column.kind', language),
    width: 12,
    kind: 'text',
    value: ({ kind }) => say(`kind.${kind}`, language),
  },
  { title: say('column.at', language), width: 17, kind: 'time', value: ({ at }) => at },
  { title: say('column.reference', language), width: 34, kind: 'text', value: ({ reference }) => reference },
  { title: say('column.ours', language), width: 38, kind: 'text', value: ({ ours }) => ours },
  { title: say('column.order', language), width: 22, kind: 'text', value: ({ order }) => order?.no ?? '' },
  { title: say('column.amount', language), width: 14, kind: 'money', value: ({ amount }) => amount },
  { title: say('column.mall', language), width: 14, kind: 'money', value: (row) => row.mall_amount },
  {
    title: say('column.currency', language),
    width: 10,
    kind: 'text',
    value: (row) => row.currency ?? row.mall_currency ?? '',
  },
  { title: say('column.fee', language), width: 12, kind: 'money', value: ({ fee }) => fee },
  { title: say('column.reason', language), width: 40, kind: 'text', value: ({ reason }) => reason ?? '' },
  { title: say('column.by', language), width: 18, kind: 'text', value: (row) => row.explained_name ?? '' },
];

async function* rowsOf(db: Db, id: string): AsyncGenerator<LineRow> {
  for (let page = 1; ; page += 1) {
    const { rows } = await filePage(db, { id, show: 'differences', page, size: atOnce });
    yield* rows;
    if (rows.length < atOnce) return;
  }
}
