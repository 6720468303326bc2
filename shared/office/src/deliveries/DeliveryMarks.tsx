import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DeliveryState } from './DeliveryState.tsx';
import { RiskBadge } from './RiskBadge.tsx';
import type { Delivery } from './status.ts';
import { Tag } from './Tag.ts';

/** State, urgency and risk beside a delivery's title. */
export function DeliveryMarks({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  return (
    <Marks>
      <DeliveryState delivery={delivery} />
      {delivery.urgent && <Tag>{t('urgent')}</Tag>}
      <RiskBadge row={delivery} />
    </Marks>
  );
}

const Marks = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2);`;
