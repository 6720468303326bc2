import { useTranslation } from 'react-i18next';
import { type GatewayMethod, isGateway } from '@mall/contract/payment';
import { useKeptState } from '@mall/platform';
import { Notice, RadioGroup } from '@mall/ui';
import { AmountDue } from './AmountDue.tsx';
import { Desk } from './Desk.tsx';
import { GatewayPay } from './GatewayPay.tsx';
import { OfflinePay, type Proof } from './OfflinePay.tsx';
import { SandboxPay } from './SandboxPay.tsx';
import type { Busy, Payment } from './usePayment.ts';

type PayDueProps = {
  payment: Payment;
  busy: Busy | undefined;
  onGateway: (method: GatewayMethod) => void;
  onSandbox: (outcome: 'success' | 'failure') => void;
  onOffline: (proof: Proof) => void;
  onTimeUp: () => void;
};

/** How much, how long, and which way. */
export function PayDue({ payment, busy, onGateway, onSandbox, onOffline, onTimeUp }: PayDueProps) {
  const { t } = useTranslation('checkout');
  const { methods, intent } = payment;
  const [asked, setMethod] = useKeptState<string>('pay.method', '');
  const method = methods.find((known) => known === asked) ?? methods[0];
  return (
    <Desk title={t('pay.title')}>
      <AmountDue payment={payment} onTimeUp={onTimeUp} />
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
      {method !== undefined && isGateway(method) && (
        <GatewayPay method={method} busy={busy === 'gateway'} onPay={() => onGateway(method)} />
      )}
      {method === 'sandbox' && <SandboxPay busy={busy} onPay={onSandbox} />}
      {method === 'offline' && <OfflinePay payment={payment} busy={busy === 'offline'} onSend={onOffline} />}
    </Desk>
  );
}
