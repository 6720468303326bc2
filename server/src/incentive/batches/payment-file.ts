import type { PayoutMethod } from '@mall/contract/incentive/withdrawal';
import { typedUnits } from '@mall/contract/core/money';
import { excelFile, excelType, type SheetColumn } from '../../platform/spreadsheets/write.ts';

export type Payee = {
  readonly no: string;
  readonly holder: string;
  readonly account: string;
  readonly net: number;
  readonly currency: string;
};
type Made = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/**
 * A name of a person as it may stand in a sheet: nothing at its beginning makes it a formula, nor behind what parts cells in
 * programs of other countries.
 */
const plainName = (name: string): string =>
  name
    .split(/[;\t\r\n|]+/)
    .map((part) => part.replace(/^[\s=+\-@＝＋－＠]+/, ''))
    .join(' ')
    .trim();
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const titles = ['No', 'Holder', 'Account', 'Amount', 'Currency'] as const;

/** One row for each, in the words that files for banks have everywhere; a mark at the beginning tells sheets its encoding. */
export const bankFile = (payees: readonly Payee[]): string =>
  [
    titles,
    ...payees.map(({ no, holder, account, net, currency }) => [
      ...[no, plainName(holder), account, typedUnits(net), currency],
    ]),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
    .replace(/^/, '\ufeff');

type AlipayRow = readonly [string | number, string, string, string | number, string];

/** Alipay's sheet for transfers to many (批量付款): two rows of titles, which it wants to stay. */
const alipayColumns: SheetColumn<AlipayRow>[] = [
  { title: '支付宝批量付款文件模板(前面两行请勿删除)', width: 12, kind: 'number', value: ([no]) => no }, // as Alipay wants it
  { title: '', width: 30, kind: 'text', value: (row) => row[1] },
  { title: '', width: 20, kind: 'text', value: (row) => row[2] },
  { title: '', width: 16, kind: 'money', value: (row) => row[3] },
  { title: '', width: 26, kind: 'text', value: (row) => row[4] },
];

async function* alipayRows(payees: readonly Payee[]): AsyncGenerator<AlipayRow> {
  const second = '序号(必填),收款方支付宝账号(必填),收款方姓名(必填),金额(必填，单位：元),备注(选填)'; // as Alipay wants it
  const [a = '', b = '', c = '', d = '', e = ''] = second.split(',');
  yield [a, b, c, d, e];
  for (const [index, { no, holder, account, net }] of payees.entries())
    yield [index + 1, account, plainName(holder), net, no];
}

/** The payment file of a batch: a sheet for Alipay, a table for whatever else the mall pays by. */
export const paymentFile = async (
  method: PayoutMethod,
  batchNo: string,
  payees: readonly Payee[],
): Promise<Made> => {
  if (method !== 'alipay')
    return { name: `${method}-${batchNo}.csv`, type: 'text/csv', bytes: Buffer.from(bankFile(payees)) };
  const parts: Buffer[] = [];
  for await (const part of excelFile('Sheet1', alipayColumns, alipayRows(payees)))
    parts.push(Buffer.from(part as Uint8Array)); // a stream of bytes
  return { name: `alipay-${batchNo}.xlsx`, type: excelType, bytes: Buffer.concat(parts) };
};
