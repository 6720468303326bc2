import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReadOrder } from './order.ts';

export type Payment = ReadOrder['payments'][number];

type OrderPaymentsProps = {
  order: ReadOrder;
  /** What stands below a payment. */
  below?: (payment: Payment) => ReactNode;
};

/** What was paid for an order, and how. */
export function OrderPayments({ order, below }: OrderPaymentsProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <OfficeCard title={t('payment')}>
      {order.payments.length === 0 && <Quiet>{t('noPayment')}</Quiet>}
      {order.payments.map((payment) => (
        <Slip key={payment.id}>
          <KeyValues
            entries={[
              {
                id: 'method',
                name: t('method'),
                value: t(`methods.${payment.method}`, { defaultValue: payment.method }),
              },
              { id: 'amount', name: t('amount'), value: money(payment.amount) },
              {
                id: 'state',
                name: t('state'),
                value: t(`payState.${payment.status}`, { defaultValue: payment.status }),
              },
              { id: 'at', name: t('at'), value: format.dateTime(payment.at) },
              ...(payment.receivedOn === undefined
                ? []
                : [{ id: 'day', name: t('receivedOn'), value: format.date(payment.receivedOn) }]),
              ...(payment.reference === undefined
                ? []
                : [{ id: 'reference', name: t('reference'), value: payment.reference }]),
              ...(payment.rejected === undefined
                ? []
                : [{ id: 'rejected', name: t('rejected'), value: payment.rejected }]),
            ]}
          />
          {below?.(payment)}
        </Slip>
      ))}
      {order.refunded > 0 && <Quiet>{t('refunded', { amount: money(order.refunded) })}</Quiet>}
    </OfficeCard>
  );
}

const Slip = styled.div`
  display: grid;
  gap: var(--space-3);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
