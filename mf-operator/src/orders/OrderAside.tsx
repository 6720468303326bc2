import { TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './useOrder.ts';

/** People, money, time. */
export function OrderAside({ order }: { order: Order }) {
  const { t } = useTranslation('mallOrders');
  const { address } = order;
  return (
    <>
      <OfficeCard title={t('customer')}>
        <KeyValues
          entries={[
            { id: 'name', name: t('name'), value: address.name },
            {
              id: 'phone',
              name: t('phone'),
              value: address.phone && <TextLink to={`tel:${address.phone}`}>{address.phone}</TextLink>,
            },
            {
              id: 'address',
              name: t('address'),
              value: `${address.province} ${address.city} ${address.district} ${address.detail}`,
            },
          ]}
        />
      </OfficeCard>
      <Payments order={order} />
      <OrderTimeline order={order} />
    </>
  );
}

function Payments({ order }: { order: Order }) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <OfficeCard title={t('payment')}>
      {order.payments.length === 0 && <Quiet>{t('noPayment')}</Quiet>}
      {order.payments.map(({ id, method, amount, status, at }) => (
        <Slip key={id}>
          <KeyValues
            entries={[
              {
                id: 'method',
                name: t('method'),
                value: t(`methods.${method}`, { defaultValue: method }),
              },
              { id: 'amount', name: t('orderParts:amount'), value: money(amount) },
              {
                id: 'state',
                name: t('orderParts:state'),
                value: t(`payState.${status}`, { defaultValue: status }),
              },
              { id: 'at', name: t('orderParts:at'), value: format.dateTime(at) },
            ]}
          />
        </Slip>
      ))}
      {order.refunded > 0 && <Quiet>{t('refunded', { amount: money(order.refunded) })}</Quiet>}
    </OfficeCard>
  );
}

const Slip = styled.div`
  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
