import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, ButtonLink, Row, Spinner, TextButton } from '@mall/ui';
import { AmountDue } from './AmountDue.tsx';
import { Desk } from './Desk.tsx';
import type { OpenAtGateway, Payment } from './usePayment.ts';

type WaitingCardProps = {
  payment: Payment;
  open: OpenAtGateway;
  onOtherWay: () => void;
  onCheck: () => void;
};

/** The payment is begun and lies with a gateway: a code to scan, or the way there. The page asks by itself; it may be left. */
export function WaitingCard({ payment, open, onOtherWay, onCheck }: WaitingCardProps) {
  const { t } = useTranslation('checkout');
  const { method, action } = open;
  const name = t(`pay.method.${method}`);
  return (
    <Desk title={t(action.kind === 'scan' ? 'pay.waiting.scanTitle' : 'pay.waiting.title', { name })}>
      <AmountDue payment={payment} onTimeUp={onCheck} />
      {action.kind === 'scan' ? (
        <Code>
          <img src={action.picture} alt={t('pay.waiting.code', { name })} width={224} height={224} />
          <figcaption>{t('pay.waiting.scan', { name })}</figcaption>
        </Code>
      ) : (
        <Text>{t('pay.waiting.text', { name })}</Text>
      )}
      <Asking role="status">
        <Spinner /> {t('pay.waiting.asking')}
      </Asking>
      <Foot>
        <Row gap={2}>
          {action.kind === 'redirect' && (
            <ButtonLink tone="primary" to={action.url}>
              {t('pay.waiting.go', { name })}
            </ButtonLink>
          )}
          <Button onClick={onCheck}>{t('pay.waiting.check')}</Button>
        </Row>
        <TextButton onClick={onOtherWay}>{t('pay.waiting.otherWay')}</TextButton>
      </Foot>
    </Desk>
  );
}

const Text = styled.p`
  color: var(--text-muted);
`;

const Code = styled.figure`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin: 0;

  > img {
    width: 224px; /* read from an arm's length */
    height: 224px; /* as wide as high */
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: white; /* the paper of a QR code stays white */
  }

  > figcaption { color: var(--text-muted); font-size: var(--step-ui); }
`;

const Asking = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  margin-top: var(--space-5);
  font-size: var(--step-ui);
`;
