import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type GatewayMethod, isGateway } from '@mall/contract/trade/payment';
import { useKeptState } from '@mall/platform';
import { Button, Notice, RadioGroup } from '@mall/ui';
import { Block } from '../Block.tsx';
import { Columns } from '../Columns.tsx';
import { OfflinePay } from './OfflinePay.tsx';
import { SandboxPay } from './SandboxPay.tsx';
import { Rejected } from './transfer/Rejected.tsx';
import { ToPay } from './ToPay.tsx';
import type { Busy, Payment } from './usePayment.ts';
import { type Proof, useTransfer } from './useTransfer.ts';

type PayDueProps = {
  payment: Payment;
  busy: Busy | undefined;
  onGateway: (method: GatewayMethod) => void;
  onSandbox: (outcome: 'success' | 'failure') => void;
  onOffline: (proof: Proof) => void;
};

/** The payment methods on the left, the amount and the button on the right. */
export function PayDue({ payment, busy, onGateway, onSandbox, onOffline }: PayDueProps) {
  const { t } = useTranslation('checkout');
  const { methods, intent } = payment;
  const [asked, setMethod] = useKeptState<string>('pay.method', '');
  const transfer = useTransfer(onOffline);
  const method = methods.find((known) => known === asked) ?? methods[0];
  const last = { tone: 'primary', size: 'large' } as const;
  return (
    <Columns
      side={
        <ToPay payment={payment}>
          {method !== undefined && isGateway(method) && (
            <Button {...last} busy={busy === 'gateway'} onClick={() => onGateway(method)}>
              {t(method === 'wechat' ? 'pay.gateway.show' : 'pay.gateway.pay')}
            </Button>
          )}
          {method === 'sandbox' && (
            <Button
              {...last}
              busy={busy === 'success'}
              disabled={busy === 'failure'}
              onClick={() => onSandbox('success')}
            >
              {t('pay.sandbox.succeed')}
            </Button>
          )}
          {method === 'offline' && (
            <Button {...last} busy={busy === 'offline' || transfer.sending} onClick={transfer.send}>
              {t('pay.offline.send')}
            </Button>
          )}
        </ToPay>
      }
    >
      {payment.rejected !== null && <Rejected reason={payment.rejected} />}
      {intent?.status === 'failed' && payment.rejected === null && (
        <Failed tone="danger" role="alert">
          {t('pay.failed')}
        </Failed>
      )}
      <Block title={t('pay.method.label')}>
        {methods.length > 0 && (
          <RadioGroup
            label={t('pay.method.label')}
            hideLabel
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
          <Text>{t(method === 'wechat' ? 'pay.gateway.scan' : 'pay.gateway.redirect')}</Text>
        )}
        {method === 'sandbox' && <SandboxPay busy={busy} onFail={() => onSandbox('failure')} />}
        {method === 'offline' && <OfflinePay payment={payment} transfer={transfer} />}
      </Block>
    </Columns>
  );
}

const Failed = styled(Notice)`
  margin-bottom: var(--space-5);
`;

const Text = styled.p`
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
