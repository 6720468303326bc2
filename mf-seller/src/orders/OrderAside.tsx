import { OrderPayments, OrderReceiver, OtherAddress, type Payment, Proof } from '@mall/office/orders';
import { useMay } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderTimeline } from './OrderTimeline.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  const mayEdit = useMay('order.edit');
  return (
    <>
      <OrderReceiver order={order} below={<OtherAddress of="shop" order={order} may={mayEdit} />} />
      <OrderPayments
        order={order}
        below={(payment) => (
          <>
            {payment.proofUrl !== null && <Proof url={payment.proofUrl} height={400} />}
            {payment.takeBackUntil !== undefined && (
              <TakeBack order={order} payment={payment} until={payment.takeBackUntil} />
            )}
          </>
        )}
      />
      <OrderTimeline order={order} />
    </>
  );
}

type TakeBackProps = { payment: Payment; order: Order; until: string };

/** The server offers it only to the owner, for a day. */
function TakeBack({ until, ...rest }: TakeBackProps) {
  const { t } = useTranslation(['seller', 'orderParts']);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <Undo>
      <Button onClick={() => setOpen(true)}>{t('order.takeBack.title')}</Button>
      <small>{t('order.takeBack.until', { at: format.dateTime(until, 'short') })}</small>
      <TakeBackDialog {...rest} open={open} onClose={() => setOpen(false)} />
    </Undo>
  );
}

const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  small { color: var(--text-muted); font-size: var(--step--1); }
`;
