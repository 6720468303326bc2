import { DeliveryDesk, type Desk } from '@mall/office/deliveries';
import { DeliveriesPage } from '@mall/office/deliveries/list';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mallDeliveryDesk } from '../mall-delivery-desk.ts';
import { MallDelivery } from '../MallDelivery.tsx';

const path = '/operator/deliveries';
const pathOf = (id: string) => `${path}?deliveryId=${encodeURIComponent(id)}`;
const desk: Desk = { ...mallDeliveryDesk, pathOf };

/** All deliveries of the mall's own orders, as a board or a list; with `?deliveryId=` one of them. */
export function DeliveriesScreen() {
  const { t } = useTranslation('deliveries');
  const [params] = useSearchParams();
  const id = params.get('deliveryId');
  if (id !== null)
    return (
      <MallDelivery
        key={id}
        id={id}
        pathOf={pathOf}
        crumbs={({ orderNo }) => [{ label: t('title'), to: path }, { label: orderNo }]}
      />
    );
  return (
    <DeliveryDesk value={desk}>
      <DeliveriesPage />
    </DeliveryDesk>
  );
}
