import { officePaths } from '@mall/contract/seller/office-paths';
import {
  type Delivery,
  DeliveryActions,
  DeliveryCards,
  DeliveryMarks,
  DeliveryNote,
} from '@mall/office/deliveries';
import { Breadcrumbs, Button } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** One delivery: its state, its expected day and why, the carrier, the signed form, and the one next step. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[{ label: t('title'), to: officePaths.deliveries() }, { label: delivery.orderNo }]}
        />
      }
      title={t('one', { no: delivery.orderNo })}
      status={<DeliveryMarks delivery={delivery} />}
      sub={<Link to={`${officePaths.orders()}?orderId=${delivery.orderId}`}>{t('toOrder')}</Link>}
      actions={
        <>
          <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <DeliveryActions delivery={delivery} />
        </>
      }
    >
      <DeliveryCards delivery={delivery} />
      <DeliveryNote delivery={delivery} seller={delivery.shop} />
    </OfficePage>
  );
}
