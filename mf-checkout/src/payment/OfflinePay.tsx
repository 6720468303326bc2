import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remark, upload } from '@mall/contract/core/limits';
import { useAppInfo, useShop } from '@mall/platform';
import { MoneyText, Panel, SummaryRows, TextArea, UploadField } from '@mall/ui';
import { TransferTo } from './transfer/TransferTo.tsx';
import type { Payment } from './usePayment.ts';
import type { Transfer } from './useTransfer.ts';

/** A transfer: where to, amount, reference; then a picture as proof. */
export function OfflinePay({ payment, transfer }: { payment: Payment; transfer: Transfer }) {
  const { t } = useTranslation('checkout');
  const { proof } = transfer;
  return (
    <Part>
      {payment.accounts.length > 0 ? <TransferTo payment={payment} /> : <AskShop payment={payment} />}
      <UploadField
        label={t('pay.offline.proof')}
        hint={t('pay.offline.proofHint')}
        error={transfer.missing ? t('pay.offline.proofMissing') : undefined}
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
        value={transfer.note}
        onChange={transfer.setNote}
      />
    </Part>
  );
}

/** A shop without an account to show tells its buyers where to transfer. */
function AskShop({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const shop = useShop();
  const app = useAppInfo();
  const payee = shop?.storeName ?? app?.shop_name ?? '';
  return (
    <>
      <p>{t('pay.offline.text')}</p>
      <Panel>
        <SummaryRows
          rows={[
            { id: 'payee', label: t('pay.offline.payee'), content: payee },
            ...(shop?.mobile ? [{ id: 'phone', label: t('pay.offline.phone'), content: shop.mobile }] : []),
            { id: 'reference', label: t('pay.offline.reference'), content: payment.orderNo },
            {
              id: 'amount',
              label: t('pay.offline.amount'),
              content: (
                <MoneyText amount={payment.pay} currency={payment.currency} decimals="always" strong />
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-4);

  > p { max-width: var(--measure); color: var(--text-muted); font-size: var(--step-ui); }
`;
