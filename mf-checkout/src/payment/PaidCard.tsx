import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { paymentMethods } from '@mall/contract/trade/payment';
import { promisedDay } from '@mall/contract/trade/promise';
import { ButtonLink, MoneyText, Row, SummaryRows, useFormat } from '@mall/ui';
import { PaymentCard } from './PaymentCard.tsx';
import type { Payment } from './usePayment.ts';

/** The paid amount (decisions 2.8) and the delivery date. */
export function PaidCard({ orderId, payment }: { orderId: string; payment: Payment }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { paid, currency } = payment;
  if (!paid) return null;
  const method = paymentMethods.find((known) => known === paid.method);
  return (
    <PaymentCard title={t('pay.paid.title')} icon={<CircleCheck size={32} strokeWidth={1.5} aria-hidden />}>
      <Text role="status">
        {t('pay.paid.text', { day: format.date(promisedDay(paid.promisedAt), 'long') })}
      </Text>
      <SummaryRows
        rows={[
          { id: 'no', label: t('pay.paid.no'), content: paid.orderNo },
          {
            id: 'amount',
            label: t('pay.paid.amount'),
            content: <MoneyText amount={paid.amount} currency={currency} decimals="always" strong />,
          },
          {
            id: 'method',
            label: t('pay.paid.method'),
            content: method === undefined ? paid.method : t(`pay.method.${method}`),
          },
          { id: 'at', label: t('pay.paid.at'), content: format.dateTime(paid.paidAt) },
          {
            id: 'promised',
            label: t('pay.paid.promised'),
            content: format.date(promisedDay(paid.promisedAt)),
          },
        ]}
      />
      <Foot>
        <Row gap={2}>
          <ButtonLink tone="primary" to={paths.memberOrders({ orderId })}>
            {t('pay.paid.toOrder')}
          </ButtonLink>
          <ButtonLink to={paths.productCenter()}>{t('pay.paid.goOn')}</ButtonLink>
        </Row>
      </Foot>
    </PaymentCard>
  );
}

const Text = styled.p`
  margin-bottom: var(--space-4);
  color: var(--text-muted);
`;

const Foot = styled.div`
  margin-top: var(--space-5);
`;
