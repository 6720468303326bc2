import { deliverySteps } from '@mall/contract/trade/delivery';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, type RowAction } from '@mall/ui/office';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { KeysFoot } from '../../KeysFoot.tsx';
import { useDesk, useMayEdit } from '../desk.ts';
import type { DeliveryRow } from '../status.ts';
import { useMoving } from '../useMoving.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryTools } from './DeliveryTools.tsx';
import { type Deliveries, pageSize } from './useDeliveries.ts';

const tabs = ['', '1', '2', '3', '4', '6', '5'] as const;

/** One card: states with counts, toolbar, table, foot. */
export function DeliveryTable({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  const keys = useSingleKeys();
  const may = useMayEdit();
  const { pathOf } = useDesk();
  const { start, dialog } = useMoving();
  const { asked, ask, counts } = deliveries;
  const actions = (row: DeliveryRow): RowAction[] =>
    row.moves.map((move) => ({
      id: move,
      label: t(`moves.${move}`),
      icon: <ArrowRight size={16} strokeWidth={1.75} aria-hidden />,
      danger: move === 'refuse',
      disabledBecause: may ? false : t('notPermitted'),
      run: () => start(row, move),
    }));
  return (
    <OfficeCard flush>
      <Tabs
        label={t('filter.status')}
        tabs={tabs.map((id) => ({
          id,
          label: id === '' ? t('all') : t(`status.${deliverySteps[Number(id)] ?? 'unknown'}`),
          count: counts[id === '' ? 'all' : id] ?? 0,
        }))}
        value={tabs.find((one) => one === asked.status) ?? ''}
        onChange={(status) => ask({ status })}
      >
        <Tools>
          <DeliveryTools deliveries={deliveries} />
        </Tools>
        <DataTable
          label={t('title')}
          columns={chosenColumns(deliveryColumns(pathOf), asked.cols)}
          rows={deliveries.rows}
          rowKey={({ id }) => id}
          rowName={({ orderNo }) => orderNo}
          say={(key) => t(key)}
          load={deliveries}
          keys={keys}
          density={asked.density}
          actions={actions}
          expectedRows={pageSize}
          empty={
            deliveries.narrowed ? (
              <EmptyMessage
                title={t('notFound')}
                reason={t('notFoundReason')}
                action={{ label: t('clear'), onClick: deliveries.widen }}
              />
            ) : (
              <EmptyMessage title={t('none')} reason={t('noneReason')} />
            )
          }
        />
        <KeysFoot
          page={deliveries.page}
          size={pageSize}
          total={deliveries.total}
          onPage={(page) => ask({ page })}
        />
      </Tabs>
      {dialog}
    </OfficeCard>
  );
}

const Tools = styled.div`padding: var(--space-2) var(--space-3); border-bottom: 1px solid var(--line);`;
