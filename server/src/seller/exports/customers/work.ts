import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Db } from '../../../platform/db/open.ts';
import { maskPhone } from '../../../platform/i18n/mask.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { openField } from '../../../platform/sealed-fields/fields.ts';
import { excelFile, type SheetColumn } from '../../../platform/spreadsheets/write.ts';
import { countCustomers, type CustomerRow, customersWanted } from '../../../trade/index.ts';
import type { Work } from '../../jobs/run.ts';
import { say } from '../phrases.ts';

/** A customer, once for each currency that they paid in: a column of money has one currency a row. */
type Row = { customer: CustomerRow; first: boolean; money: { currency: string; amount: number } | undefined };

function* rowsOf(customer: CustomerRow): Generator<Row> {
  yield { customer, first: true, money: customer.paid[0] };
  for (const money of customer.paid.slice(1)) yield { customer, first: false, money };
}

const sheetOf = (language: Language): SheetColumn<Row>[] => {
  const column = (
    name: Parameters<typeof say>[0],
    kind: SheetColumn<Row>['kind'],
    width: number,
    value: SheetColumn<Row>['value'],
  ): SheetColumn<Row> => ({ title: say(name, language), kind, width, value });
  return [
    column('customer.name', 'text', 18, ({ customer }) => customer.name),
    column('customer.mobile', 'text', 15, ({ customer }) =>
      maskPhone(openField(customer.mobile, customer.user_id)),
    ),
    column('customer.orders', 'number', 9, ({ customer, first }) => (first ? customer.orders : null)),
    column('customer.paid', 'money', 14, ({ money }) => money?.amount ?? 0),
    column('customer.currency', 'text', 10, ({ money }) => money?.currency ?? ''),
    column('customer.firstAt', 'time', 17, ({ customer }) => customer.first_at),
    column('customer.lastAt', 'time', 17, ({ customer }) => customer.last_at),
    column('customer.tags', 'text', 24, ({ customer }) => customer.tags.join(', ')),
    column('customer.note', 'text', 40, ({ customer }) => customer.note),
  ];
};

/** Writes the customers of a job to a file of the store, their numbers masked. */
export const customerExportWork =
  ({ db, storage }: { db: Db; storage: StoragePort }): Work =>
  async ({ id, shopId, language, request: { customers } }, beat) => {
    if (shopId === null || customers === undefined) throw new Refusal('export.noCustomers');
    const total = await countCustomers(db, shopId, customers, shopJob.exportLines);
    await beat(0, total);
    let rows = 0;
    const wanted = customersWanted(db, shopId, customers);
    async function* told() {
      for await (const customer of wanted) {
        rows += 1;
        if (rows % 250 === 0) await beat(rows, total);
        yield* rowsOf(customer);
      }
    }
    const fileKey = `jobs/${id}-${newId()}.xlsx`;
    const bytes = await storage.write(
      fileKey,
      excelFile(say('customers', language), sheetOf(language), told()),
    );
    return { move: 'finish', rows, fileKey, bytes, undo: () => storage.remove(fileKey) };
  };
