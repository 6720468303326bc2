import { officePaths } from '@mall/contract/seller/office-paths';
import { NewNote, useTimeline } from '@mall/office/orders';
import { opens, useMay } from '@mall/platform';
import { TextLink, Timeline } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

/** The history of an order and the notes of its staff; newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const [show, setShow] = useState<'all' | 'notes'>('all');
  const mayEdit = useMay('order.edit');
  const { events, notes } = useTimeline('shop', order, true);
  const shown = [...(show === 'all' ? events : []), ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
  const audit = officePaths.audit({ area: 'order' });
  return (
    <OfficeCard
      title={t('orderParts:timeline')}
      actions={
        <FilterSegments
          label={t('timeline.show')}
          segments={[
            { value: 'all', label: t('timeline.all') },
            { value: 'notes', label: t('timeline.notes') },
          ]}
          value={show}
          onChange={setShow}
        />
      }
    >
      <Parts>
        <NewNote of="shop" orderId={order.id} notBecause={mayEdit ? undefined : t('noRight')} />
        {shown.length === 0 ? (
          <p>{t('timeline.empty')}</p>
        ) : (
          <Timeline label={t('orderParts:timeline')} entries={shown} />
        )}
        {opens(audit) && <TextLink to={audit}>{t('timeline.audit')}</TextLink>}
      </Parts>
    </OfficeCard>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);

  > p { color: var(--text-muted); }
`;
