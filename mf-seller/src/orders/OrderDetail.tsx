import { officePaths } from '@mall/contract/seller/office-paths';
import {
  CancelDialog,
  GiveBackDialog,
  OrderDeliveries,
  OrderLife,
  OrderReceipt,
  OrderRefunds,
  OrderRisk,
  OrderState,
} from '@mall/office/orders';
import { opens, useMay } from '@mall/platform';
import { Breadcrumbs, FailedSection, media, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderActions } from './OrderActions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { Step } from './steps.ts';
import { useOrder } from './useOrder.ts';
import { useOrders } from './useOrders.ts';

/** One order: its state, the goods and their prices, who pays and receives, and the one next step. */
export function OrderDetail({ id }: { id: string }) {
  const { t } = useTranslation('seller');
  const shown = useOrder(id);
  const orders = useOrders();
  const decide = useMay('order.refund');
  const [work, setWork] = useState<Step | 'cancel' | 'give'>();
  const { order, next } = shown;
  if (shown.failed) return <FailedSection onRetry={shown.retry} />;
  if (order === undefined) return <Skeleton kind="block" height={480} />;
  const close = () => setWork(undefined);
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('orders.title'), to: orders.backTo }, { label: order.no }]} />}
      title={t('order.title', { no: order.no })}
      status={
        <>
          <OrderState order={order} />
          <OrderRisk order={order} />
        </>
      }
      actions={
        <OrderActions
          shown={shown}
          order={order}
          orders={orders}
          onStep={() => setWork(next)}
          onCancel={() => setWork('cancel')}
          onGive={() => setWork('give')}
        />
      }
    >
      <OrderLife order={order} />
      <DetailLayout aside={<OrderAside order={order} />}>
        {order.refunds.length > 0 && (
          <OrderRefunds
            of="shop"
            order={order}
            may={{ decide, notBecause: t('order.notPermitted'), primary: next === undefined }}
          />
        )}
        <OrderReceipt of="shop" order={order} />
        <OrderDeliveries order={order} linkTo={deliveryPage} />
      </DetailLayout>
      {next && <UnderNext />}
      {/* Only the step that is next now: somebody else may have taken it while the form was open. */}
      {next && work === next && <StepDialog key={next} step={next} order={order} onClose={close} />}
      {work === 'cancel' && order.actions.includes('cancel') && (
        <CancelDialog of="shop" order={order} onClose={close} />
      )}
      {work === 'give' && <GiveBackDialog of="shop" order={order} onClose={close} />}
    </OfficePage>
  );
}

/** The page of a delivery, where this user may open it. */
const deliveryPage = (id: string): string | undefined => {
  const to = officePaths.delivery({ id });
  return opens(to) ? to : undefined;
};

/** Space for the next step, which floats over the end of the page on a phone. */
const UnderNext = styled.div`
  display: none;
  ${media.phone} { display: block; height: var(--control); }
`;
