/** Columns of an order export, one row for each line of an order, in the order in which they can stand. */
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

/** What an export has until somebody chooses: all but what only accountants ask for. */
export const usualColumns: readonly ExportColumn[] = exportColumns.filter(
  (column) => !['receivedAt', 'discount', 'refunded', 'currency'].includes(column),
);
