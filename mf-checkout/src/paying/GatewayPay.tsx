import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { GatewayMethod } from '@mall/contract/payment';
import { Button } from '@mall/ui';

type GatewayPayProps = { method: GatewayMethod; busy: boolean; onPay: () => void };

/** Begins a payment at a gateway: the buyer goes there, or gets a code to scan. */
export function GatewayPay({ method, busy, onPay }: GatewayPayProps) {
  const { t } = useTranslation('checkout');
  return (
    <Part>
      <p>{t(method === 'wechat' ? 'pay.gateway.scan' : 'pay.gateway.redirect')}</p>
      <Button tone="primary" size="large" busy={busy} onClick={onPay}>
        {t(method === 'wechat' ? 'pay.gateway.show' : 'pay.gateway.pay')}
      </Button>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  margin-top: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step-ui); }
`;
