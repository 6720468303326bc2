import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, ButtonLink, media, Row, Spinner, TextButton } from '@mall/ui';
import { AmountDue } from './AmountDue.tsx';
import { PaymentCard, PaymentCardFoot } from './PaymentCard.tsx';
import type { OpenAtGateway, Payment } from './usePayment.ts';

type WaitingCardProps = {
  payment: Payment;
  open: OpenAtGateway;
  onOtherWay: () => void;
  onCheck: () => void;
};

/**
 * The payment has started at a gateway: a code to scan, or a link. The page refreshes by itself; it may be
 * left.
 */
export function WaitingCard({ payment, open, onOtherWay, onCheck }: WaitingCardProps) {
  const { t } = useTranslation('checkout');
  const { method, action } = open;
  const name = t(`pay.provider.${method}`);
  const scan = action.kind === 'scan';
  return (
    <PaymentCard title={t(scan ? 'pay.waiting.scanTitle' : 'pay.waiting.title', { name })}>
      <AmountDue payment={payment} onTimeUp={onCheck} />
      <Beside data-scan={scan || undefined}>
        {scan && <img src={action.picture} alt={t('pay.waiting.code', { name })} width={224} height={224} />}
        <div>
          <p>{t(scan ? 'pay.waiting.scan' : 'pay.waiting.text', { name })}</p>
          {scan && <OnPhone>{t('pay.waiting.here', { name })}</OnPhone>}
          <Asking role="status">
            <Spinner /> {t('pay.waiting.asking')}
          </Asking>
        </div>
      </Beside>
      <PaymentCardFoot>
        <Row gap={2}>
          {action.kind === 'redirect' && (
            <ButtonLink tone="primary" to={action.url}>
              {t('pay.waiting.go')}
            </ButtonLink>
          )}
          <Button onClick={onCheck}>{t('pay.waiting.check')}</Button>
        </Row>
        <TextButton onClick={onOtherWay}>{t('pay.waiting.otherWay')}</TextButton>
      </PaymentCardFoot>
    </PaymentCard>
  );
}

const Beside = styled.div`
  display: grid;
  gap: var(--space-4);
  color: var(--text-muted);

  > img {
    width: 224px; /* read from an arm's length */
    height: 224px; /* as wide as high */
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: white; /* the paper of a QR code stays white */
    ${media.phone} { justify-self: center; }
  }

  &[data-scan] { grid-template-columns: auto 1fr; align-items: center; gap: var(--space-5);
    ${media.phone} { grid-template-columns: 1fr; gap: var(--space-4); }
  }
`;

/** The code is on the same phone that should scan it. */
const OnPhone = styled.p`
  display: none;
  margin-top: var(--space-2);
  font-size: var(--step-ui);
  ${media.phone} { display: block; }
`;

const Asking = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
