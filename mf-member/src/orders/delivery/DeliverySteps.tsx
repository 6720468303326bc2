import { useTranslation } from 'react-i18next';
import { deliveryStatus, deliverySteps } from '@mall/contract/trade/delivery';
import { StepBar, useFormat } from '@mall/ui';
import type { Delivery } from './delivery.ts';

const first = [
  deliveryStatus.recorded,
  deliveryStatus.collected,
  deliveryStatus.inTransit,
  deliveryStatus.installing,
];

/** The five steps with the time of each; the last is the recipient's answer. A received order has none open. */
export function DeliverySteps({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { status } = delivery;
  const refused = status === deliveryStatus.notAccepted;
  const shown = [...first, refused ? deliveryStatus.notAccepted : deliveryStatus.accepted];
  const steps = shown.map((step) => {
    const at = delivery.steps.findLast((one) => one.status === step)?.at;
    return {
      id: deliverySteps[step],
      label: t(`delivery.step.${deliverySteps[step]}`),
      note: at !== undefined && step <= status ? format.dateTime(at, 'short') : undefined,
    };
  });
  const over = delivery.received || status === deliveryStatus.accepted;
  const at = over ? steps.length : refused ? steps.length - 1 : Math.max(0, status - 1);
  return <StepBar label={t('delivery.title')} steps={steps} at={at} />;
}
