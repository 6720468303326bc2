import type { Language } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { discountKinds, type ReportBy } from '@mall/contract/trade/report';
import type { Db } from '../../platform/db/open.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import { excelFile, excelType, type SheetColumn } from '../../platform/spreadsheets/write.ts';
import { isGrain } from './periods.ts';
import type zh from './phrases/zh.json';
import { nothing, type Sees, toAmounts } from './present.ts';
import { type Asker, findSales, namesIn } from './service.ts';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

type Amounts = ReturnType<typeof toAmounts>;
type Row = {
  readonly name: string;
  readonly note: string;
  readonly currency: string;
  readonly now: Amounts;
  readonly before: Amounts;
};

/** A report as an Excel file, with all of its rows, in the language of who asks. */
export const reportSheet = async (
  db: Db,
  asker: Asker,
  question: Input<'mallReport.sales'>,
): Promise<FileAnswer> => {
  const { days, before, money } = await findSales(db, asker, question);
  const { language, sees } = asker;
  const nameOf = (by: ReportBy, key: string, name: string): string => {
    if (isGrain(by)) return key;
    const known = by === 'region' ? key : name;
    return known === '' ? say(`none.${by}`, language) : known;
  };
  async function* rows(): AsyncGenerator<Row> {
    for (const { currency, rows: all } of money) {
      const names = await namesIn(db, question.by, all, language);
      for (const row of all) {
        const { name, note } = names.get(row.key) ?? { name: '', note: '' };
        const [now, earlier] = [row.now, row.before ?? nothing].map((sums) => toAmounts(sums, sees)) as [
          Amounts,
          Amounts,
        ]; // two of two
        yield { name: nameOf(question.by, row.key, name), note, currency, now, before: earlier };
      }
    }
  }
  return {
    name: `sales-${question.by}-${days.from}-${days.to}.xlsx`,
    type: excelType,
    body: excelFile(
      say('sheet', language),
      columnsIn(language, { by: say(`by.${question.by}`, language), sees, compares: before !== null }),
      rows(),
    ),
  };
};

const columnsIn = (
  language: Language,
  { by, sees, compares }: { by: string; sees: Sees; compares: boolean },
): SheetColumn<Row>[] => {
  const money = (title: string, value: (row: Row) => number | null): SheetColumn<Row> => ({
    title,
    width: 14,
    kind: 'money',
    value,
  });
  const number = (title: string, value: (row: Row) => number): SheetColumn<Row> => ({
    title,
    width: 10,
    kind: 'number',
    value,
  });
  return [
    { title: by, width: 30, kind: 'text', value: ({ name }) => name },
    { title: say('column.note', language), width: 12, kind: 'text', value: ({ note }) => note },
    { title: say('column.currency', language), width: 9, kind: 'text', value: ({ currency }) => currency },
    number(say('column.orders', language), ({ now }) => now.orders),
    number(say('column.pieces', language), ({ now }) => now.pieces),
    money(say('column.list', language), ({ now }) => now.list),
    ...discountKinds.map((kind) => money(say(`column.${kind}`, language), ({ now }) => now.discounts[kind])),
    money(say('column.freight', language), ({ now }) => now.freight),
    money(say('column.paid', language), ({ now }) => now.paid),
    money(say('column.refunded', language), ({ now }) => now.refunded),
    money(say('column.net', language), ({ now }) => now.net),
    money(say('column.average', language), ({ now }) => now.average),
    ...(sees.commission ? [money(say('column.commission', language), ({ now }) => now.commission)] : []),
    ...(sees.supply
      ? [
          money(say('column.known', language), ({ now }) => now.profit?.known ?? null),
          money(say('column.cost', language), ({ now }) => now.profit?.cost ?? null),
          money(say('column.margin', language), ({ now }) => now.profit?.margin ?? null),
        ]
      : []),
    ...(compares
      ? [
          number(say('column.ordersBefore', language), ({ before }) => before.orders),
          money(say('column.netBefore', language), ({ before }) => before.net),
        ]
      : []),
  ];
};
