import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Button, ButtonLink, MoneyText, Row, SummaryRows, TextButton } from '@mall/ui';
import { PaymentCard, PaymentCardFoot } from './PaymentCard.tsx';
import type { Payment } from './usePayment.ts';

type CheckingCardProps = { payment: Payment; onOtherWay: () => void; onCheck: () => void };

/** The seller is checking the proof. The page refreshes by itself; it may be left. */
export function CheckingCard({ payment, onOtherWay, onCheck }: CheckingCardProps) {
  const { t } = useTranslation(['checkout', 'transfer']);
  // A buyer who was shown an account is not in a shop, or does not care who looks.
  const shown = payment.accounts.length > 0;
  return (
    <PaymentCard
      title={t(shown ? 'transfer:checking.title' : 'pay.checking.title')}
      icon={<Hourglass size={24} strokeWidth={1.5} aria-hidden />}
    >
      <Text role="status">{t(shown ? 'transfer:checking.text' : 'pay.checking.text')}</Text>
      <SummaryRows
        rows={[
          { id: 'no', label: t('pay.paid.no'), content: payment.orderNo },
          {
            id: 'amount',
            label: t('pay.paid.amount'),
            content: <MoneyText amount={payment.pay} currency={payment.currency} decimals="always" strong />,
          },
        ]}
      />
      <PaymentCardFoot>
        <Row gap={2}>
          <ButtonLink tone="primary" to={paths.memberOrders()}>
            {t('pay.toOrders')}
          </ButtonLink>
          <Button onClick={onCheck}>{t('pay.checking.check')}</Button>
        </Row>
        <TextButton onClick={onOtherWay}>{t('pay.checking.otherWay')}</TextButton>
      </PaymentCardFoot>
    </PaymentCard>
  );
}

const Text = styled.p`
  margin-bottom: var(--space-4);
  color: var(--text-muted);
`;
