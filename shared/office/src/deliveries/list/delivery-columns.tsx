import { promisedDay } from '@mall/contract/trade/promise';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DeliveryState } from '../DeliveryState.tsx';
import { RiskBadge } from '../RiskBadge.tsx';
import type { DeliveryRow } from '../status.ts';
import { Tag } from '../Tag.ts';

/** The columns of a list of deliveries, whose numbers lead to `pathOf` each. */
export const deliveryColumns = (
  pathOf: (id: string) => string,
): readonly Column<DeliveryRow, ParseKeys<'deliveries'>>[] => [
  {
    id: 'number',
    header: 'column.order',
    cell: (row) => Cells.link(pathOf(row.id), row.orderNo, <Urgent row={row} />),
    width: '180px',
  },
  {
    id: 'customer',
    card: 'fill',
    header: 'column.customer',
    cell: (row) => Cells.text(row.customer, row.region),
  },
  { id: 'goods', card: 'line', header: 'column.goods', cell: (row) => <Goods row={row} />, wideOnly: true },
  {
    id: 'status',
    card: 'aside',
    header: 'column.status',
    cell: (row) => <DeliveryState delivery={row} />,
    width: '200px',
  },
  {
    id: 'expected',
    card: 'foot',
    header: 'column.expected',
    align: 'end',
    cell: (row) => <Expected row={row} />,
    width: '150px',
  },
  {
    id: 'promised',
    header: 'column.promised',
    align: 'end',
    cell: (row) => Cells.date(row.promisedAt && promisedDay(row.promisedAt)),
    width: '120px',
    wideOnly: true,
  },
  {
    id: 'carrier',
    card: 'none',
    header: 'column.carrier',
    cell: (row) => Cells.text(row.carrier, row.receiptNo),
    width: '170px',
    wideOnly: true,
  },
];

function Urgent({ row }: { row: DeliveryRow }) {
  const { t } = useTranslation('deliveries');
  return row.urgent ? <Tag>{t('urgent')}</Tag> : t('regular');
}

function Goods({ row }: { row: DeliveryRow }) {
  const { t } = useTranslation('deliveries');
  return Cells.pictures(
    row.lines.map(({ image }) => image),
    t('pieces', { count: row.qty }),
  );
}

const Expected = ({ row }: { row: DeliveryRow }) => (
  <>
    {Cells.date(row.expectedAt)}
    <Risk>
      <RiskBadge row={row} />
    </Risk>
  </>
);

/** Below the day; on a phone beside it. */
const Risk = styled.div`margin-inline-start: var(--space-2);`;
