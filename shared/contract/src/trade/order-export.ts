/** Columns of an order export, one row per line of an order, in their possible order. */
export const exportColumns = [
  'no',
  'status',
  'createdAt',
  'paidAt',
  'promisedAt',
  'receivedAt',
  'consignee',
  'phone',
  'region',
  'address',
  'remark',
  'goodsNo',
  'product',
  'spec',
  'qty',
  'unitPrice',
  'goods',
  'discount',
  'freight',
  'linePay',
  'orderPay',
  'paid',
  'refunded',
  'currency',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** The default columns of an export: all but those that only accountants need. */
export const usualColumns: readonly ExportColumn[] = exportColumns.filter(
  (column) => !['receivedAt', 'discount', 'refunded', 'currency'].includes(column),
);
