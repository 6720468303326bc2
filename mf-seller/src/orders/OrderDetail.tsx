import {
  isOver,
  orderStatus,
  type OrderStatus,
  orderStatusNames,
  orderTabs,
} from '@mall/contract/trade/order';
import { officePaths } from '@mall/contract/seller/office-paths';
import { GiveBackDialog, OrderDeliveries, OrderReceipt, OrderRefunds } from '@mall/office/orders';
import { opens, useMay } from '@mall/platform';
import { Breadcrumbs, FailedSection, media, Skeleton, StepBar, useFormat } from '@mall/ui';
import { DetailLayout, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CancelDialog } from './CancelDialog.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderRisk, OrderState } from './order-columns.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { Step } from './steps.ts';
import { type Order, useOrder } from './useOrder.ts';
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
      <OfficeCard>
        <Life order={order} />
      </OfficeCard>
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
        <CancelDialog order={order} onClose={close} />
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

/**
 * The steps from placed to received; a cancelled order stops where it was, and a payment that was taken back
 * is still to come.
 */
function Life({ order }: { order: Order }) {
  const { t } = useTranslation('seller');
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
      label: t(`order.life.${orderStatusNames[status] ?? 'unpaid'}`),
      note: at === undefined ? undefined : format.dateTime(at, 'short'),
    };
  });
  const done = isOver(order.status) ? steps.length : way.indexOf(order.status) + 1;
  return <StepBar label={t('order.lifeLabel')} steps={steps} at={done} />;
}

/** Space for the next step, which floats over the end of the page on a phone. */
const UnderNext = styled.div`
  display: none;
  ${media.phone} { display: block; height: var(--control); }
`;
