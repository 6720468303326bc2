import {
  type Delivery,
  DeliveryActions,
  DeliveryCards,
  DeliveryDesk,
  DeliveryMarks,
  DeliveryNote,
} from '@mall/office/deliveries';
import { useAppInfo, useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mallDeliveryDesk } from './mall-delivery-desk.ts';

type MallDeliveryProps = {
  id: string;
  crumbs: (delivery: Delivery) => ComponentProps<typeof Breadcrumbs>['crumbs'];
  /** The address of another delivery, on the same page. */
  pathOf: (id: string) => string;
};

/** One delivery of an order of the mall's own, followed up as a shop follows up its own. */
export function MallDelivery({ id, crumbs, pathOf }: MallDeliveryProps) {
  const { t } = useTranslation('deliveries');
  const mall = useAppInfo()?.shop_name;
  const { data, isError, refetch } = useQueryOf('platformDelivery.show', { id }, { refetchInterval: 30_000 });
  if (data === undefined)
    return isError ? (
      <FailedSection onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="block" height={560} />
    );
  return (
    <DeliveryDesk value={{ ...mallDeliveryDesk, pathOf }}>
      <OfficePage
        above={<Breadcrumbs crumbs={crumbs(data)} />}
        title={t('one', { no: data.orderNo })}
        status={<DeliveryMarks delivery={data} />}
        sub={<Link to={`/operator/orders?orderId=${data.orderId}`}>{t('toOrder')}</Link>}
        actions={
          <>
            <Button
              icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
            <DeliveryActions delivery={data} />
          </>
        }
      >
        <DeliveryCards delivery={data} />
        <DeliveryNote delivery={data} seller={mall ?? ''} />
      </OfficePage>
    </DeliveryDesk>
  );
}
