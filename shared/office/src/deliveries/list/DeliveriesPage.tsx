import { useFormat } from '@mall/ui';
import { FilterSegments, OfficePage } from '@mall/ui/office';
import { List, SquareKanban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Board } from './Board.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DeliveryTools } from './DeliveryTools.tsx';
import { type Deliveries, useDeliveries } from './useDeliveries.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** All deliveries of a seller, as a board by state or as a list: those at risk first. */
export function DeliveriesPage() {
  const { t } = useTranslation('deliveries');
  const deliveries = useDeliveries();
  const { view } = deliveries.asked;
  return (
    <OfficePage
      title={t('title')}
      sub={<Sums deliveries={deliveries} />}
      actions={
        <FilterSegments
          label={t('view')}
          segments={[
            {
              value: 'board',
              label: (
                <>
                  <SquareKanban {...icon} /> {t('board')}
                </>
              ),
            },
            {
              value: 'list',
              label: (
                <>
                  <List {...icon} /> {t('list')}
                </>
              ),
            },
          ]}
          value={view}
          onChange={(next) => deliveries.ask({ view: next })}
        />
      }
    >
      {view === 'board' ? (
        <>
          <DeliveryTools deliveries={deliveries} />
          <Board deliveries={deliveries} />
        </>
      ) : (
        <DeliveryTable deliveries={deliveries} />
      )}
    </OfficePage>
  );
}

function Sums({ deliveries: { counts, risks } }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const all = counts['all'];
  if (all === undefined || risks === undefined) return null;
  const inDanger = risks.late + risks.atRisk;
  return (
    <>
      {t('sub', { count: all, all: format.number(all) })}
      {inDanger > 0 && `, ${t('subDanger', { count: inDanger, all: format.number(inDanger) })}`}
    </>
  );
}
