import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MoneyText } from '@mall/ui';
import { TimeLeft } from './TimeLeft.tsx';
import type { Payment } from './usePayment.ts';

/** The amount, the order number, and the time left. */
export function AmountDue({ payment, onTimeUp }: { payment: Payment; onTimeUp: () => void }) {
  const { t } = useTranslation('checkout');
  const { pay, currency, expiresAt, orderNo } = payment;
  return (
    <Amount>
      <strong>
        <MoneyText amount={pay} currency={currency} decimals="always" />
      </strong>
      <span>{t('pay.order', { no: orderNo })}</span>
      {expiresAt && <TimeLeft expiresAt={expiresAt} onTimeUp={onTimeUp} />}
    </Amount>
  );
}

const Amount = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-5);
  color: var(--text-muted);
  font-size: var(--step-ui);

  > strong { color: var(--text); font-size: var(--step-3); line-height: 1.2; }
`;
