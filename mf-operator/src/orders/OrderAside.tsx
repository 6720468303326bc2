import { OrderPayments, OrderReceiver, OtherAddress, type Payment, Proof } from '@mall/office/orders';
import { Button } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  const mayEdit = useMayOperate('order.edit');
  const mayPay = useMayOperate('finance.pay');
  return (
    <>
      <OrderReceiver order={order} below={<OtherAddress of="platform" order={order} may={mayEdit} />} />
      <OrderPayments
        order={order}
        below={(payment) => (
          <>
            {payment.proofUrl !== null && <Proof url={payment.proofUrl} height={400} />}
            {mayPay && waits(order, payment) && <Reject order={order} payment={payment} />}
          </>
        )}
      />
      <OrderTimeline order={order} />
    </>
  );
}

const waits = (order: Order, { method, status }: Payment): boolean =>
  method === 'offline' && status === 'pending' && order.actions.includes('confirmPayment');

function Reject({ order, payment }: { order: Order; payment: Payment }) {
  const { t } = useTranslation('mallOrders');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('reject.title')}</Button>
      {open && <RejectDialog order={order} payment={payment} onClose={() => setOpen(false)} />}
    </div>
  );
}
