import { statementColumns, type StatementColumn } from '@mall/contract/trade/settlement';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Statement, StatementLine } from './types.ts';

type Key = ParseKeys<'settlement'>;

/** The month and what it changed. */
export const columnsOfStatements = (linkTo: (id: string) => string): readonly Column<Statement, Key>[] => [
  {
    id: 'period',
    header: 'column.period',
    cell: ({ id, period }) => Cells.link(linkTo(id), period),
  },
  { id: 'opening', header: 'column.opening', align: 'end', cell: money('opening'), card: 'line' },
  {
    id: 'earned',
    header: 'column.earned',
    align: 'end',
    cell: ({ opening, closing, payouts, currency }) => Cells.money(closing - opening - payouts, currency),
    card: 'line',
  },
  { id: 'payouts', header: 'column.payouts', align: 'end', cell: money('payouts'), card: 'line' },
  { id: 'closing', header: 'column.closing', align: 'end', cell: money('closing'), card: 'amount' },
];

/** What each line is for, and its amounts; only columns in which this statement has something. */
export const columnsOfLines = (
  statement: Statement,
  orderPath: (id: string) => string | undefined,
): readonly Column<StatementLine, Key>[] => [
  { id: 'line', header: 'column.line', cell: (line) => <What line={line} orderPath={orderPath} /> },
  { id: 'at', header: 'column.at', cell: ({ at }) => Cells.dateTime(at), card: 'line' },
  ...statementColumns
    .filter((column) => statement[column] !== 0)
    .map(
      (column): Column<StatementLine, Key> => ({
        id: column,
        header: `column.${column}`,
        align: 'end',
        cell: money(column),
        card: 'none',
      }),
    ),
  { id: 'total', header: 'column.total', align: 'end', cell: money('total'), card: 'amount' },
];

type Amounts = { readonly currency?: string } & Partial<Record<Amount, number>>;
type Amount = StatementColumn | 'opening' | 'closing' | 'total';

/** A dash for nothing, so that what there is stands out. */
const money = (column: Amount) => (row: Amounts) =>
  Cells.money(
    row[column] === 0 && column !== 'opening' && column !== 'closing' ? null : row[column],
    row.currency,
  );

type WhatProps = { line: StatementLine; orderPath: (id: string) => string | undefined };

function What({ line, orderPath }: WhatProps) {
  const say = useLineName();
  const path = line.cause === 'order' && line.order !== null ? orderPath(line.order.id) : undefined;
  return path === undefined ? Cells.text(say(line)) : Cells.link(path, say(line));
}

/** Says what a line is for: the number of its order or payout, or the reason of its adjustment. */
export const useLineName = () => {
  const { t } = useTranslation('settlement');
  return ({ order, cause, note }: StatementLine): string => {
    if (cause === 'adjustment') return t('line.adjustment', { reason: note });
    return order === null ? t('line.payout', { no: note }) : order.no;
  };
};
