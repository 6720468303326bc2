import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Notice, Row } from '@mall/ui';

type SandboxPayProps = {
  busy: string | undefined;
  onPay: (outcome: 'success' | 'failure') => void;
};

/** Stands in for a gateway until one is set up, and says so. */
export function SandboxPay({ busy, onPay }: SandboxPayProps) {
  const { t } = useTranslation('checkout');
  return (
    <Part>
      <Notice tone="warning">
        <b>{t('pay.sandbox.title')}</b> {t('pay.sandbox.text')}
      </Notice>
      <Row gap={2}>
        <Button
          tone="primary"
          size="large"
          busy={busy === 'success'}
          disabled={busy === 'failure'}
          onClick={() => onPay('success')}
        >
          {t('pay.sandbox.succeed')}
        </Button>
        <Button
          size="large"
          busy={busy === 'failure'}
          disabled={busy === 'success'}
          onClick={() => onPay('failure')}
        >
          {t('pay.sandbox.fail')}
        </Button>
      </Row>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
`;
