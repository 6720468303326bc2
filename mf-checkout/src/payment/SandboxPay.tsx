import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Notice } from '@mall/ui';
import type { Busy } from './usePayment.ts';

/** Stands in for a gateway until one is configured, and displays that. */
export function SandboxPay({ busy, onFail }: { busy: Busy | undefined; onFail: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Part>
      <Notice tone="warning">
        <b>{t('pay.sandbox.title')}</b> {t('pay.sandbox.text')}
      </Notice>
      <Button busy={busy === 'failure'} disabled={busy === 'success'} onClick={onFail}>
        {t('pay.sandbox.fail')}
      </Button>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);

  > button { justify-self: start; }
`;
