import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { orderStatus } from '@mall/contract/trade/order';
import { paths } from '@mall/contract/core/paths';
import { ButtonLink, EmptyMessage, Row } from '@mall/ui';
import { Middle } from './PaymentCard.tsx';
import type { Payment } from './usePayment.ts';

/** Nothing to pay any more: the time ran out, the order was cancelled, or the payment went on elsewhere. */
export function OverCard({ orderId, payment }: { orderId: string; payment: Payment }) {
  const { t } = useTranslation('checkout');
  const cancelled = payment.status === orderStatus.cancelled;
  const back = cancelled && payment.intent?.status === 'refunded';
  const reason = back
    ? t('pay.over.refunded')
    : t(cancelled ? 'pay.over.reason' : 'pay.over.doneReason', { no: payment.orderNo });
  return (
    <Middle>
      <EmptyMessage panel title={t(cancelled ? 'pay.over.title' : 'pay.over.done')} reason={reason}>
        <Ways gap={2}>
          <ButtonLink tone="primary" to={cancelled ? paths.cart() : paths.memberOrders({ orderId })}>
            {t(cancelled ? 'pay.over.again' : 'pay.paid.toOrder')}
          </ButtonLink>
          <ButtonLink to={paths.memberOrders()}>{t('pay.toOrders')}</ButtonLink>
        </Ways>
      </EmptyMessage>
    </Middle>
  );
}

const Ways = styled(Row)`
  justify-content: center;
`;
