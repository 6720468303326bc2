import { paymentMethods } from '@mall/contract/trade/payment';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { MoneyText, Picture, useFormat } from '@mall/ui';
import { DetailPart } from './DetailPart.tsx';

type Payments = Output<'order.detail'>['payments'];

const states = ['created', 'pending', 'succeeded', 'failed', 'closed', 'refunded'] as const;

/** Every attempt to pay, and its result. */
export function DetailPayments({ payments, currency }: { payments: Payments; currency: string }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const methodOf = (name: string) => {
    const method = paymentMethods.find((known) => known === name);
    return method === undefined ? name : t(`payment.method.${method}`);
  };
  const stateOf = (name: string) => {
    const state = states.find((known) => known === name);
    return state === undefined ? name : t(`payment.state.${state}`);
  };
  return (
    <DetailPart title={t('detail.payments')}>
      <List>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {methodOf(payment.method)} · {stateOf(payment.status)}
              <small>{format.dateTime(payment.at)}</small>
            </span>
            <MoneyText amount={payment.amount} currency={currency} decimals="always" />
            {payment.proofUrl && (
              <a href={payment.proofUrl} target="_blank" rel="noreferrer">
                <Picture
                  src={payment.proofUrl}
                  alt={t('payment.proof')}
                  width={64}
                  height={64}
                  sizes="64px"
                  kind="photo"
                />
              </a>
            )}
          </li>
        ))}
      </List>
    </DetailPart>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
    font-size: var(--step--1);
  }
  > li + li { border-top: 1px solid var(--line); }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); }
  a { width: var(--space-7); }
`;
