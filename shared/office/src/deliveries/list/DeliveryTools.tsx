import { Button, Chip } from '@mall/ui';
import { Push, SearchField, TableLook, ViewMenu } from '@mall/ui/office';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSavedViews } from '../../useSavedViews.ts';
import { useDesk } from '../desk.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import type { Deliveries } from './useDeliveries.ts';

/** Search, the two most used filters, all others, a list's columns, and the saved views. */
export function DeliveryTools({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  const { asked, ask, risks } = deliveries;
  const [typed, setTyped] = useState(asked.keyword);
  const desk = useDesk();
  const views = useSavedViews(desk.views, deliveries);
  return (
    <Row>
      <SearchField
        label={t('find')}
        value={typed}
        onChange={setTyped}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <Chip
        chosen={asked.risk === 'danger'}
        onClick={() => ask({ risk: asked.risk === 'danger' ? '' : 'danger' })}
      >
        <TriangleAlert size={14} aria-hidden />
        {t('danger')} {risks && <b>{risks.late + risks.atRisk}</b>}
      </Chip>
      <Chip
        chosen={asked.attribute === 'urgent'}
        onClick={() => ask({ attribute: asked.attribute === 'urgent' ? '' : 'urgent' })}
      >
        {t('urgent')}
      </Chip>
      <DeliveryFilter deliveries={deliveries} />
      {deliveries.narrowed && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            setTyped('');
            deliveries.widen();
          }}
        >
          {t('clear')}
        </Button>
      )}
      {asked.view === 'board' ? (
        <>
          <Push />
          <Hint>{t('hint')}</Hint>
        </>
      ) : (
        <TableLook columns={deliveryColumns(desk.pathOf)} list={deliveries} say={(key) => t(key)} />
      )}
      <ViewMenu
        {...views}
        views={[
          { id: 'board', name: t('board'), query: '' },
          { id: 'list', name: t('list'), query: 'view=list' },
          { id: 'danger', name: t('danger'), query: 'view=list&risk=danger' },
        ]}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
const Hint = styled.p`
  color: var(--text-muted);
  font-size: var(--o-xs);
`;
