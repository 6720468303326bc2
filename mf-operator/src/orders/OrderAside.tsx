import { OrderPayments, OrderReceiver } from '@mall/office/orders';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  return (
    <>
      <OrderReceiver order={order} />
      <OrderPayments order={order} />
      <OrderTimeline order={order} />
    </>
  );
}
