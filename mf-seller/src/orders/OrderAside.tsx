import { Button, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Proof } from './Proof.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  const { t } = useTranslation('seller');
  const { address } = order;
  return (
    <>
      <OfficeCard title={t('order.customer')}>
        <KeyValues
          entries={[
            { id: 'name', name: t('order.name'), value: address.name },
            {
              id: 'phone',
              name: t('order.phone'),
              value: address.phone && <TextLink to={`tel:${address.phone}`}>{address.phone}</TextLink>,
            },
            {
              id: 'address',
              name: t('order.address'),
              value: `${address.province} ${address.city} ${address.district} ${address.detail}`,
            },
          ]}
        />
      </OfficeCard>
      <OfficeCard title={t('order.payment')}>
        {order.payments.length === 0 && <Quiet>{t('order.noPayment')}</Quiet>}
        {order.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} order={order} />
        ))}
      </OfficeCard>
      <OrderTimeline order={order} />
    </>
  );
}

type PaymentProps = { payment: Order['payments'][number]; order: Order };

function Payment({ payment, order }: PaymentProps) {
  const { t } = useTranslation(['seller', 'orderParts']);
  const format = useFormat();
  return (
    <Slip>
      <KeyValues
        entries={[
          {
            id: 'method',
            name: t('order.method'),
            value: t(`order.methods.${payment.method}`, { defaultValue: payment.method }),
          },
          {
            id: 'amount',
            name: t('orderParts:amount'),
            value: format.money(payment.amount, { decimals: 'always' }),
          },
          {
            id: 'state',
            name: t('orderParts:state'),
            value: t(`order.payState.${payment.status}`, { defaultValue: payment.status }),
          },
          { id: 'at', name: t('orderParts:at'), value: format.dateTime(payment.at) },
        ]}
      />
      {payment.proofUrl !== null && <Proof url={payment.proofUrl} height={400} />}
      {payment.takeBackUntil !== undefined && (
        <TakeBack order={order} payment={payment} until={payment.takeBackUntil} />
      )}
    </Slip>
  );
}

/** The server offers it only to the owner, for a day. */
function TakeBack({ until, ...rest }: PaymentProps & { until: string }) {
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

const Slip = styled.div`
  display: grid;
  gap: var(--space-3);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
