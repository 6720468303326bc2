import { type Language, pickText } from '@mall/contract/core/languages';
import { statusName } from '@mall/contract/trade/order';
import { type ExportColumn, exportColumns, usualColumns } from '@mall/contract/trade/order-export';
import { orderStatusWords } from '../../trade/orders/status-words.ts';
import type { CellKind, SheetColumn } from '../../platform/spreadsheets/write.ts';
import { type Words, words as w } from '../../platform/i18n/words.ts';
import type { ExportLine } from './orders.queries.ts';

export const orderSheetName = w('订单', 'Orders', 'Pesanan', 'Mga order');

type Cell = string | number | Date | null;
type Column = {
  title: Words;
  kind: CellKind;
  width: number;
  value: (line: ExportLine, language: Language) => Cell;
};
const of = (kind: CellKind, width: number, title: Words, value: Column['value']): Column => ({
  kind,
  width,
  title,
  value,
});
/** Of the order, not of the line. */
const once =
  (value: (line: ExportLine) => number): Column['value'] =>
  (line) =>
    line.is_first ? value(line) : null;

const columns: Readonly<Record<ExportColumn, Column>> = {
  no: of('text', 20, w('订单号', 'Order no.', 'No. pesanan', 'Order no.'), ({ no }) => no),
  status: of(
    'text',
    18,
    w('状态', 'Status', 'Status', 'Status'),
    ({ status }, language) => orderStatusWords[statusName(status)][language],
  ),
  createdAt: of('time', 17, w('下单时间', 'Ordered', 'Dipesan', 'Inorder'), (line) => line.created_at),
  paidAt: of('time', 17, w('付款时间', 'Paid on', 'Dibayar pada', 'Binayaran noong'), (line) => line.paid_at),
  promisedAt: of(
    'time',
    17,
    w('承诺送达', 'Promised by', 'Dijanjikan sebelum', 'Ipinangako bago'),
    (line) => line.promised_at,
  ),
  receivedAt: of('time', 17, w('收货时间', 'Received', 'Diterima', 'Natanggap'), (line) => line.received_at),
  consignee: of('text', 14, w('收货人', 'Consignee', 'Penerima', 'Tatanggap'), ({ address }) => address.name),
  phone: of('text', 15, w('电话', 'Phone', 'Telepon', 'Telepono'), ({ address }) => address.phone),
  region: of('text', 24, w('地区', 'Region', 'Wilayah', 'Rehiyon'), ({ address }) =>
    [address.province, address.city, address.district].join(' '),
  ),
  address: of('text', 30, w('详细地址', 'Address', 'Alamat', 'Tirahan'), ({ address }) => address.detail),
  remark: of(
    'text',
    24,
    w('买家备注', "Buyer's note", 'Catatan pembeli', 'Tala ng bumili'),
    ({ remark }) => remark,
  ),
  goodsNo: of('text', 14, w('货号', 'Goods no.', 'No. barang', 'Goods no.'), (line) => line.goods_no),
  product: of(
    'text',
    32,
    w('商品', 'Product', 'Produk', 'Produkto'),
    ({ name }, language) => pickText(name, language).text,
  ),
  spec: of(
    'text',
    20,
    w('规格', 'Variant', 'Varian', 'Uri'),
    (line, language) => pickText(line.spec_text, language).text,
  ),
  qty: of('number', 8, w('数量', 'Qty', 'Jml', 'Dami'), ({ qty }) => qty),
  unitPrice: of(
    'money',
    12,
    w('单价', 'Unit price', 'Harga satuan', 'Presyo bawat isa'),
    (line) => line.unit_price,
  ),
  goods: of('money', 13, w('商品金额', 'Goods', 'Barang', 'Kalakal'), ({ goods }) => goods),
  discount: of('money', 12, w('优惠', 'Discount', 'Diskon', 'Diskuwento'), ({ discount }) => discount),
  freight: of('money', 11, w('运费', 'Freight', 'Ongkir', 'Padala'), ({ freight }) => freight),
  linePay: of(
    'money',
    13,
    w('行应付', 'Line total', 'Total baris', 'Kabuuan ng linya'),
    (line) => line.line_pay,
  ),
  orderPay: of(
    'money',
    13,
    w('订单应付', 'Order total', 'Total pesanan', 'Kabuuan ng order'),
    once((line) => line.order_pay),
  ),
  paid: of(
    'money',
    13,
    w('已付', 'Paid', 'Dibayar', 'Bayad'),
    once(({ paid }) => paid),
  ),
  refunded: of(
    'money',
    13,
    w('已退款', 'Refunded', 'Dikembalikan', 'Na-refund'),
    once(({ refunded }) => refunded),
  ),
  currency: of('text', 9, w('币种', 'Currency', 'Mata uang', 'Pera'), ({ currency }) => currency),
};

/** The columns of a file, in the one order in which they can stand, whatever the order in which they were chosen. */
export const orderSheet = (
  chosen: readonly ExportColumn[] | undefined,
  language: Language,
): SheetColumn<ExportLine>[] => {
  const wanted = chosen === undefined || chosen.length === 0 ? usualColumns : chosen;
  return exportColumns
    .filter((name) => wanted.includes(name))
    .map((name) => {
      const { title, kind, width, value } = columns[name];
      return { title: title[language], kind, width, value: (line) => value(line, language) };
    });
};
