import { NewNote, useTimeline } from '@mall/office/orders';
import { Timeline } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import type { Order } from './useOrder.ts';

/** The history of an order and the notes of operators; newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orderParts');
  const mayEdit = useMayOperate('order.edit');
  const { events, notes } = useTimeline('platform', order, mayEdit);
  const entries = [...events, ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <OfficeCard title={t('timeline')}>
      <Parts>
        {mayEdit && <NewNote of="platform" orderId={order.id} />}
        <Timeline label={t('timeline')} entries={entries} />
      </Parts>
    </OfficeCard>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);
`;
