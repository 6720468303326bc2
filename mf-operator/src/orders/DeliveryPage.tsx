import { useTranslation } from 'react-i18next';
import { MallDelivery } from '../MallDelivery.tsx';
import { useOrders } from './useOrders.ts';

/** A delivery of an order, within the order's page. */
export function DeliveryPage({ orderId, id }: { orderId: string; id: string }) {
  const { t } = useTranslation('mallOrders');
  const { backTo, linkTo, linkToDelivery } = useOrders();
  return (
    <MallDelivery
      id={id}
      pathOf={(delivery) => linkToDelivery(orderId, delivery)}
      crumbs={({ orderNo }) => [
        { label: t('title'), to: backTo },
        { label: orderNo, to: linkTo(orderId) },
        { label: t('delivery') },
      ]}
    />
  );
}
