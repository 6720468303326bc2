import { type Language, pickText } from '@mall/contract/core/languages';
import { statusName } from '@mall/contract/trade/order';
import { type ExportColumn, exportColumns, usualColumns } from '@mall/contract/trade/order-export';
import { orderStatusName } from '../../trade/index.ts';
import type { CellKind, SheetColumn } from '../../platform/spreadsheets/write.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';
import type { ExportLine } from './orders.queries.ts';
import { say } from './phrases.ts';

export const orderSheetName = (language: Language): string => say('sheet', language);

type Cell = string | number | Date | null;
type Column = {
  kind: CellKind;
  width: number;
  value: (line: ExportLine, language: Language) => Cell;
};
const of = (kind: CellKind, width: number, value: Column['value']): Column => ({
  kind,
  width,
  value,
});
/** Of the order, not of the line. */
const once =
  (value: (line: ExportLine) => number): Column['value'] =>
  (line) =>
    line.is_first ? value(line) : null;

const columns: Readonly<Record<ExportColumn, Column>> = {
  no: of('text', 20, ({ no }) => no),
  status: of('text', 18, ({ status }, language) => orderStatusName(statusName(status), language)),
  createdAt: of('time', 17, (line) => line.created_at),
  paidAt: of('time', 17, (line) => line.paid_at),
  promisedAt: of('time', 17, (line) => line.promised_at),
  receivedAt: of('time', 17, (line) => line.received_at),
  consignee: of('text', 14, ({ address }) => address.name),
  phone: of('text', 15, (line) => openAddress(line.address, line.id).phone),
  region: of('text', 24, ({ address }) => [address.province, address.city, address.district].join(' ')),
  address: of('text', 30, (line) => openAddress(line.address, line.id).detail),
  remark: of('text', 24, ({ remark }) => remark),
  goodsNo: of('text', 14, (line) => line.goods_no),
  product: of('text', 32, ({ name }, language) => pickText(name, language).text),
  spec: of('text', 20, (line, language) => pickText(line.spec_text, language).text),
  qty: of('number', 8, ({ qty }) => qty),
  unitPrice: of('money', 12, (line) => line.unit_price),
  goods: of('money', 13, ({ goods }) => goods),
  discount: of('money', 12, ({ discount }) => discount),
  freight: of('money', 11, ({ freight }) => freight),
  linePay: of('money', 13, (line) => line.line_pay),
  orderPay: of(
    'money',
    13,
    once((line) => line.order_pay),
  ),
  paid: of(
    'money',
    13,
    once(({ paid }) => paid),
  ),
  refunded: of(
    'money',
    13,
    once(({ refunded }) => refunded),
  ),
  currency: of('text', 9, ({ currency }) => currency),
};

/** The columns of a file, in their fixed order, whatever the order in which they were chosen. */
export const orderSheet = (
  chosen: readonly ExportColumn[] | undefined,
  language: Language,
): SheetColumn<ExportLine>[] => {
  const wanted = chosen === undefined || chosen.length === 0 ? usualColumns : chosen;
  return exportColumns
    .filter((name) => wanted.includes(name))
    .map((name) => {
      const { kind, width, value } = columns[name];
      return { title: say(`column.${name}`, language), kind, width, value: (line) => value(line, language) };
    });
};
