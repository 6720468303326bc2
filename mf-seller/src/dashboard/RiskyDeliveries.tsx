import { promisedDay } from '@mall/contract/trade/promise';
import { FailedSection, Skeleton } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard, RiskMark } from '@mall/ui/office';
import { deliverySteps } from '@mall/contract/trade/delivery';
import { useTranslation } from 'react-i18next';
import { Quiet } from './Lines.ts';
import { More } from './More.tsx';
import { places } from './places.ts';
import { type RiskyDelivery, useRiskyDeliveries } from './useOverview.ts';

/** Broken promises and those at risk, the worst first. */
export function RiskyDeliveries() {
  const { t } = useTranslation('overview');
  const { data, failed, retry } = useRiskyDeliveries(true);
  return (
    <OfficeCard
      flush={data !== undefined && data.list.length > 0}
      title={t('risk.title')}
      actions={data && <More to={places.deliveries()}>{t('risk.all', { count: data.underWay })}</More>}
    >
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton kind="block" height={200} />
      ) : data.list.length === 0 ? (
        <Quiet>{t('risk.none')}</Quiet>
      ) : (
        <DataTable<RiskyDelivery, (typeof columns)[number]['header']>
          label={t('risk.title')}
          columns={columns}
          rows={data.list}
          rowKey={({ id }) => id}
          rowName={({ orderNo }) => orderNo}
          say={(key) => t(key)}
          keys={false}
        />
      )}
    </OfficeCard>
  );
}

const columns = [
  {
    id: 'order',
    header: 'risk.column.order',
    cell: ({ id, orderId, orderNo }) => Cells.link(places.delivery(id, orderId), orderNo),
  },
  {
    id: 'item',
    card: 'fill',
    header: 'risk.column.item',
    cell: ({ name, image }) => Cells.pictures(image === '' ? [] : [image], name),
  },
  {
    id: 'customer',
    card: 'none',
    header: 'risk.column.customer',
    wideOnly: true,
    cell: ({ customer }) => customer,
  },
  { id: 'step', card: 'line', header: 'risk.column.step', cell: ({ status }) => <Step status={status} /> },
  {
    id: 'promised',
    card: 'foot',
    header: 'risk.column.promised',
    align: 'end',
    cell: ({ promisedAt }) => Cells.date(promisedDay(promisedAt)),
  },
  {
    id: 'expected',
    header: 'risk.column.expected',
    align: 'end',
    wideOnly: true,
    cell: ({ expectedAt }) => Cells.date(expectedAt),
  },
  {
    id: 'risk',
    card: 'aside',
    header: 'risk.column.risk',
    align: 'end',
    cell: (delivery) => <Risk {...delivery} />,
  },
] as const satisfies readonly Column<RiskyDelivery>[];

function Step({ status }: Pick<RiskyDelivery, 'status'>) {
  const { t } = useTranslation('overview');
  return t(`risk.step.${deliverySteps[status]}`);
}

function Risk({ risk, days }: Pick<RiskyDelivery, 'risk' | 'days'>) {
  const { t } = useTranslation('overview');
  return <RiskMark late={risk === 'late'}>{t(`risk.${risk}`, { count: days })}</RiskMark>;
}
