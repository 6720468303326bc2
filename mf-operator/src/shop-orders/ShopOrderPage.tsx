import {
  OrderDeliveries,
  OrderLife,
  OrderPayments,
  OrderReceipt,
  OrderReceiver,
  OrderRefunds,
  OrderRisk,
  OrderState,
  useEvents,
} from '@mall/office/orders';
import { Breadcrumbs, FailedSection, Skeleton, TextLink, Timeline } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { MaskedPart } from './MaskedPart.tsx';
import { type ShopsOrderDetail, useShopOrders, useShopsOrder } from './useShopOrders.ts';

/** One order of a shop, to read: its state, goods, money, deliveries, and what happened. */
export function ShopOrderPage({ id }: { id: string }) {
  const { t } = useTranslation('shopsOrders');
  const { data: order, isError, refetch } = useShopsOrder(id);
  const { backTo } = useShopOrders();
  if (order === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (order === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: backTo }, { label: order.no }]} />}
      title={t('one', { no: order.no })}
      status={
        <>
          <OrderState order={order} />
          <OrderRisk order={order} />
        </>
      }
    >
      <OrderLife order={order} />
      <DetailLayout aside={<Aside order={order} />}>
        {order.refunds.length > 0 && (
          <OrderRefunds of="shop" order={order} may={{ decide: false, primary: false }} />
        )}
        <OrderReceipt of="shop" order={order} />
        <OrderDeliveries order={order} linkTo={() => undefined} />
      </DetailLayout>
    </OfficePage>
  );
}

/** The shop, people, money, time. */
function Aside({ order }: { order: ShopsOrderDetail }) {
  const { t } = useTranslation(['shopsOrders', 'orderParts']);
  const events = useEvents('shop', order);
  const { shop } = order;
  return (
    <>
      <OfficeCard title={t('shop')}>
        <KeyValues
          entries={[
            {
              id: 'name',
              name: t('orderParts:name'),
              value: <TextLink to={`?shop=${shop.id}`}>{shop.name}</TextLink>,
            },
            { id: 'code', name: t('code'), value: shop.code },
          ]}
        />
      </OfficeCard>
      <OrderReceiver
        order={order}
        masked={(what, masked) => <MaskedPart id={order.id} what={what} masked={masked} />}
      />
      <OrderPayments order={order} />
      <OfficeCard title={t('orderParts:timeline')}>
        <Timeline label={t('orderParts:timeline')} entries={events.toReversed()} />
      </OfficeCard>
    </>
  );
}
