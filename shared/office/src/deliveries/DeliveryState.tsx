import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Delivery, looks, stepOf } from './status.ts';

export function DeliveryState({ delivery }: { delivery: Pick<Delivery, 'status'> }) {
  const { t } = useTranslation('deliveries');
  const step = stepOf(delivery.status);
  const { tone, icon } = looks[step];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`status.${step}`)}
    </StatusPill>
  );
}
