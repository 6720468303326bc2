import { deliveryStatus } from '@mall/contract/trade/delivery';
import { StepBar, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type Delivery, stepOf } from './status.ts';

const way = ['recorded', 'collected', 'inTransit', 'installing'] as const;

/** The steps from recorded to accepted; a refused delivery stays at the end until the next visit. */
export function DeliverySteps({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const end = delivery.status === deliveryStatus.notAccepted ? 'notAccepted' : 'accepted';
  const steps = [...way, end] as const;
  const at = steps.findIndex((step) => step === stepOf(delivery.status));
  const over = delivery.received || delivery.status === deliveryStatus.accepted;
  return (
    <OfficeCard>
      <StepBar
        label={t('life')}
        at={over ? steps.length : Math.max(at, 0)}
        steps={steps.map((step, index) => {
          const taken = delivery.steps.findLast(({ status }) => stepOf(status) === step);
          return {
            id: step,
            label: t(`status.${step}`),
            note:
              taken !== undefined && index <= at
                ? format.dateTime(taken.at, 'short')
                : step === 'accepted'
                  ? t('orNot')
                  : undefined,
          };
        })}
      />
    </OfficeCard>
  );
}
