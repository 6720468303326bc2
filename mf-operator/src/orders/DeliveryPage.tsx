import {
  DeliveryActions,
  DeliveryCards,
  DeliveryDesk,
  DeliveryMarks,
  type Desk,
} from '@mall/office/deliveries';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { useOrders } from './useOrders.ts';

/** One delivery of an order of the mall's own, followed up as a shop follows up its own. */
export function DeliveryPage({ orderId, id }: { orderId: string; id: string }) {
  const { t } = useTranslation('mallOrders');
  const { backTo, linkTo, linkToDelivery } = useOrders();
  const pathOf = (delivery: string) => linkToDelivery(orderId, delivery);
  const desk: Desk = { ...mall, pathOf };
  const { data, isError, refetch } = useQueryOf('platformDelivery.show', { id }, { refetchInterval: 30_000 });
  if (data === undefined)
    return isError ? (
      <FailedSection onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="block" height={560} />
    );
  return (
    <DeliveryDesk value={desk}>
      <OfficePage
        above={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), to: backTo },
              { label: data.orderNo, to: linkTo(orderId) },
              { label: t('delivery.one') },
            ]}
          />
        }
        title={t('delivery.of', { no: data.orderNo })}
        status={<DeliveryMarks delivery={data} />}
        actions={<DeliveryActions delivery={data} />}
      >
        <DeliveryCards delivery={data} />
      </OfficePage>
    </DeliveryDesk>
  );
}

const mall = {
  of: 'platformDelivery',
  stale: ['platformOrder.detail', 'platformOrder.list'],
  useMayEdit: () => useMayOperate('order.edit'),
} as const satisfies Partial<Desk>;
