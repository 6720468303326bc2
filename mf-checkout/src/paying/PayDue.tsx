import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { serverNow, useKeptState } from '@mall/platform';
import { Countdown, MoneyText, Notice, RadioGroup } from '@mall/ui';
import { Desk } from './Desk.tsx';
import { OfflinePay, type Proof } from './OfflinePay.tsx';
import { SandboxPay } from './SandboxPay.tsx';
import type { Payment } from './usePayment.ts';

type PayDueProps = {
  payment: Payment;
  busy: 'success' | 'failure' | 'offline' | undefined;
  onSandbox: (outcome: 'success' | 'failure') => void;
  onOffline: (proof: Proof) => void;
  onTimeUp: () => void;
};

/** How much, how long, and which way. */
export function PayDue({ payment, busy, onSandbox, onOffline, onTimeUp }: PayDueProps) {
  const { t } = useTranslation('checkout');
  const { methods, pay, currency, expiresAt, orderNo, intent } = payment;
  const [asked, setMethod] = useKeptState<string>('pay.method', '');
  const method = methods.find((known) => known === asked) ?? methods[0];
  return (
    <Desk title={t('pay.title')}>
      <Amount>
        <strong>
          <MoneyText amount={pay} currency={currency} decimals="always" />
        </strong>
        <span>{t('pay.order', { no: orderNo })}</span>
        {expiresAt && (
          <span>
            {t('pay.within')}{' '}
            <Countdown
              endsAt={expiresAt}
              serverOffset={serverNow() - Date.now()}
              onEnd={onTimeUp}
              look="text"
            />
          </span>
        )}
      </Amount>
      {intent?.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('pay.failed')}
        </Notice>
      )}
      {methods.length > 0 && (
        <RadioGroup
          label={t('pay.method.label')}
          options={methods.map((value) => ({
            value,
            label: t(`pay.method.${value}`),
            note: t(`pay.method.${value}Note`),
          }))}
          value={method}
          onChange={setMethod}
        />
      )}
      {method === undefined && <Notice tone="warning">{t('pay.method.none')}</Notice>}
      {method === 'sandbox' && <SandboxPay busy={busy} onPay={onSandbox} />}
      {method === 'offline' && <OfflinePay payment={payment} busy={busy === 'offline'} onSend={onOffline} />}
    </Desk>
  );
}

const Amount = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-5);
  color: var(--text-muted);
  font-size: var(--step-ui);

  > strong { color: var(--text); font-size: var(--step-3); line-height: 1.2; }

  & + * { margin-bottom: var(--space-4); }
`;
