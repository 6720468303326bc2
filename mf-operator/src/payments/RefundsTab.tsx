import { refundTabs, sellers } from '@mall/contract/operator/mall-payments';
import { isSentByHand } from '@mall/contract/trade/payment';
import { KeysFoot } from '@mall/office';
import { toast, useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { chosenColumns, DataTable, FilterSegments, TableLook, Toolbar } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { refundColumns } from './refund-columns.tsx';
import { SentDialog } from './SentDialog.tsx';
import {
  pageSize,
  type PaymentsAddress,
  refundStates,
  type RefundToPay,
  usePaymentSteps,
  useRefunds,
} from './usePayments.ts';

const dueTab: (typeof refundTabs)[number] = 'due';

/** Refunds that are asked for, approved and not sent, or sent. */
export function RefundsTab({ address }: { address: PaymentsAddress }) {
  const { t } = useTranslation('mallPayments');
  const keys = useSingleKeys();
  const { rows, total, load } = useRefunds(address);
  const [sends, setSends] = useState<RefundToPay>();
  const retry = useRetry();
  const acts = useMayOperate('finance.pay') && address.asked.refunds === dueTab;
  const { refunds, seller, cols, density } = address.asked;
  const columns = refundColumns(refunds);
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('refund.shown')}
          segments={refundStates.map((value) => ({ value, label: t(`refund.tab.${value}`) }))}
          value={refunds}
          onChange={(next) => address.ask({ refunds: next })}
        />
        <FilterSegments
          label={t('refund.seller')}
          segments={sellers.map((value) => ({ value, label: t(`refund.of.${value}`) }))}
          value={seller}
          onChange={(next) => address.ask({ seller: next })}
        />
        <TableLook columns={columns} list={address} say={(key) => t(key)} />
      </Toolbar>
      <DataTable
        label={t('tab.refunds')}
        columns={chosenColumns(columns, cols)}
        density={density}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ order }) => order.no}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={6}
        actions={
          acts && rows.length > 0
            ? (refund) => [
                ...(isSentByHand(refund.method, refund.order.shopId)
                  ? []
                  : [{ id: 'retry', label: t('refund.retry'), run: () => retry(refund), hotkey: 'r' }]),
                ...(refund.underWay
                  ? []
                  : [{ id: 'sent', label: t('refund.markSent'), run: () => setSends(refund), hotkey: 'm' }]),
              ]
            : undefined
        }
        empty={
          <EmptyMessage title={t(`refund.none.${refunds}`)} reason={t(`refund.noneReason.${refunds}`)} />
        }
      />
      <KeysFoot
        page={address.page}
        size={pageSize}
        total={total}
        onPage={(page) => address.ask({ page })}
        letters={
          acts
            ? [
                { key: 'R', does: t('keys.retry') },
                { key: 'M', does: t('keys.markSent') },
              ]
            : []
        }
      />
      {sends && <SentDialog refund={sends} onClose={() => setSends(undefined)} />}
    </>
  );
}

/** Asks the provider now, and says what it answered. */
const useRetry = () => {
  const { t } = useTranslation('mallPayments');
  const { retryRefund } = usePaymentSteps();
  return ({ id }: RefundToPay): void =>
    void retryRefund.mutateAsync({ id }).then(
      ({ status, lastError }) =>
        status === 'refunded'
          ? toast.success(t('done.sent'))
          : toast.error(t('done.notSent', { why: lastError ?? t('refund.underWay') })),
      () => undefined, // said already
    );
};
