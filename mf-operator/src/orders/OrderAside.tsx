import { OrderPayments, OrderReceiver, OtherAddress } from '@mall/office/orders';
import { useMayOperate } from '../useMe.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  const mayEdit = useMayOperate('order.edit');
  return (
    <>
      <OrderReceiver order={order} below={<OtherAddress of="platform" order={order} may={mayEdit} />} />
      <OrderPayments order={order} />
      <OrderTimeline order={order} />
    </>
  );
}
