import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { Notice, StepBar, useFormat } from '@mall/ui';
import { stepAt, stepNames, stepTimes } from './order-steps.ts';

/** The four steps of an order with the time of each; a cancelled one has no further steps. */
export function DetailSteps({ order }: { order: Output<'order.detail'> }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  if (order.status === orderStatus.cancelled) return <Notice>{t('detail.cancelled')}</Notice>;
  const times = stepTimes(order);
  const steps = stepNames.map((id) => {
    const at = times[id];
    return { id, label: t(`detail.step.${id}`), note: at ? format.dateTime(at, 'short') : undefined };
  });
  return <StepBar label={t('detail.steps')} steps={steps} at={stepAt(order.status)} />;
}
