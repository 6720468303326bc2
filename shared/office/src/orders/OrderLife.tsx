import { isOver, orderStatus, type OrderStatus, orderTabs, statusName } from '@mall/contract/trade/order';
import { StepBar, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { ReadOrder } from './order.ts';

/**
 * The steps from placed to received; a cancelled order stops where it was, and a payment that was taken back
 * is still to come.
 */
export function OrderLife({ order }: { order: ReadOrder }) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const reached = (status: number) =>
    status > order.status
      ? undefined
      : order.events.findLast(({ to, from, note }) => to === status && from !== to && note !== 'takenBack')
          ?.at;
  const { unpaid, cancelled } = orderStatus;
  const way: readonly OrderStatus[] =
    order.status === cancelled ? [unpaid, cancelled] : orderTabs.all.filter((one) => one !== cancelled);
  const steps = way.map((status) => {
    const at = reached(status);
    return {
      id: String(status),
      label: t(`life.${statusName(status)}`),
      note: at === undefined ? undefined : format.dateTime(at, 'short'),
    };
  });
  const done = isOver(order.status) ? steps.length : way.indexOf(order.status) + 1;
  return (
    <OfficeCard>
      <StepBar label={t('lifeLabel')} steps={steps} at={done} />
    </OfficeCard>
  );
}
