import { useFormat } from '@mall/ui';
import { Cells, type Column, DataTable } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shopDay } from './scale.ts';
import type { Sales, SalesPoint } from './useOverview.ts';

/** The chart's numbers as a table, newest first. */
export function SalesTable({ sales: { points, span } }: { sales: Sales }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const nameOf = ({ at }: SalesPoint) =>
    span === 'today' ? format.time(shopDay(at)) : format.date(shopDay(at), 'weekday');
  const columns = [
    { id: 'at', header: span === 'today' ? 'sales.column.hour' : 'sales.column.day', cell: nameOf },
    {
      id: 'now',
      card: 'aside',
      header: 'sales.column.now',
      align: 'end',
      cell: ({ now }) => Cells.money(now?.amount),
    },
    {
      id: 'orders',
      header: 'sales.column.orders',
      align: 'end',
      cell: ({ now }) => Cells.number(now?.orders),
    },
    {
      id: 'before',
      header: 'sales.column.before',
      align: 'end',
      cell: ({ before }) => Cells.money(before.amount),
    },
    {
      id: 'ordersBefore',
      header: 'sales.column.ordersBefore',
      align: 'end',
      cell: ({ before }) => Cells.number(before.orders),
    },
  ] as const satisfies readonly Column<SalesPoint>[];
  return (
    <Place>
      <DataTable<SalesPoint, (typeof columns)[number]['header']>
        label={t('sales.title')}
        columns={columns}
        rows={points.toReversed()}
        rowKey={({ at }) => at}
        rowName={nameOf}
        say={(key) => t(key)}
        density="compact"
        keys={false}
      />
    </Place>
  );
}

/* As high as the chart, so that the layout below does not shift. */
const Place = styled.div`
  max-height: 320px;
  margin-inline: calc(-1 * var(--space-4));
  overflow-y: auto;
`;
