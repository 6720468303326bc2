import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remark, upload } from '@mall/contract/limits';
import { useAppInfo, useKeptState, useShop } from '@mall/platform';
import { Button, MoneyText, SummaryRows, TextArea, UploadField } from '@mall/ui';
import type { Payment } from './usePayment.ts';
import { useProof } from './useProof.ts';

export type Proof = { proofUrl: string; note: string };

type OfflinePayProps = { payment: Payment; busy: boolean; onSend: (proof: Proof) => void };

/** A transfer to the shop: to whom, how much, what to write; then a picture that proves it. */
export function OfflinePay({ payment, busy, onSend }: OfflinePayProps) {
  const { t } = useTranslation('checkout');
  const shop = useShop();
  const app = useAppInfo();
  const proof = useProof();
  const [note, setNote] = useKeptState('pay.note', '');
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (proof.url !== undefined) onSend({ proofUrl: proof.url, note });
  };
  const sending = proof.items.some(({ progress }) => progress !== undefined);
  const payee = shop?.storeName ?? app?.shop_name ?? '';
  return (
    <Part
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t('pay.offline.text')}</p>
      <SummaryRows
        rows={[
          { id: 'payee', label: t('pay.offline.payee'), content: payee },
          ...(shop?.mobile ? [{ id: 'phone', label: t('pay.offline.phone'), content: shop.mobile }] : []),
          { id: 'reference', label: t('pay.offline.reference'), content: payment.orderNo },
          {
            id: 'amount',
            label: t('pay.offline.amount'),
            content: <MoneyText amount={payment.pay} currency={payment.currency} decimals="always" strong />,
          },
        ]}
      />
      <UploadField
        label={t('pay.offline.proof')}
        hint={t('pay.offline.proofHint')}
        error={tried && proof.items.length === 0 ? t('pay.offline.proofMissing') : undefined}
        items={proof.items}
        max={1}
        maxBytes={upload.maxBytes}
        onAdd={proof.add}
        onRemove={proof.remove}
        onRetry={proof.retry}
        onRefuse={proof.refuse}
      />
      <TextArea
        label={t('pay.offline.note')}
        optional
        rows={2}
        counter={remark.max}
        value={note}
        onChange={setNote}
      />
      <Button tone="primary" size="large" type="submit" busy={busy || sending}>
        {t('pay.offline.send')}
      </Button>
    </Part>
  );
}

const Part = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: stretch;
  margin-top: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step-ui); }
  > button { justify-self: start; }
`;
