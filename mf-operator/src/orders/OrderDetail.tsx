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
import { Breadcrumbs, FailedSection, media, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { type Extra, OrderActions } from './OrderActions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { StepDialog } from './StepDialog.tsx';
import { mayComeLate, type Step } from './steps.ts';
import { useOrder } from './useOrder.ts';
import { useOrders } from './useOrders.ts';

/** One order: its state, the goods and their prices, who pays and receives, and the one next step. */
export function OrderDetail({ id }: { id: string }) {
  const { t } = useTranslation('mallOrders');
  const { order, next, failed, retry } = useOrder(id);
  const { backTo, linkToDelivery } = useOrders();
  const decide = useMayOperate('order.refund');
  const [doing, setDoing] = useState<Step | Extra>();
  if (failed) return <FailedSection onRetry={retry} />;
  if (order === undefined) return <Skeleton kind="block" height={480} />;
  const close = () => setDoing(undefined);
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
      actions={<OrderActions order={order} next={next} onDo={setDoing} />}
    >
      <OrderLife order={order} />
      <DetailLayout aside={<OrderAside order={order} />}>
        {order.refunds.length > 0 && (
          <OrderRefunds of="platform" order={order} may={{ decide, primary: next === undefined }} />
        )}
        <OrderReceipt of="platform" order={order} />
        <OrderDeliveries order={order} linkTo={(delivery) => linkToDelivery(id, delivery)} />
      </DetailLayout>
      {next && <UnderNext />}
      {/* Only the step that is next now: somebody else may have taken it while the form was open. */}
      {next && doing === next && <StepDialog key={next} step={next} order={order} onClose={close} />}
      {doing === 'confirmPayment' && next !== doing && order.actions.includes(doing) && (
        <StepDialog step={doing} order={order} onClose={close} />
      )}
      {doing === 'late' && mayComeLate(order) && (
        <StepDialog step="confirmPayment" order={order} onClose={close} />
      )}
      {doing === 'cancel' && order.actions.includes('cancel') && (
        <CancelDialog of="platform" order={order} onClose={close} />
      )}
      {doing === 'give' && <GiveBackDialog of="platform" order={order} onClose={close} />}
    </OfficePage>
  );
}

/** Space for the next step, which floats over the end of the page on a phone. */
const UnderNext = styled.div`
  display: none;
  ${media.phone} { display: block; height: var(--control); }
`;
