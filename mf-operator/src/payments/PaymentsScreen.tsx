import { useSavedViews } from '@mall/office';
import { Tabs } from '@mall/ui';
import { OfficeCard, OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilePage } from './reconciliation/FilePage.tsx';
import { ReconciliationTab } from './reconciliation/ReconciliationTab.tsx';
import { useDaysAddress } from './reconciliation/useReconciliation.ts';
import { AccountPage } from './AccountPage.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { ParkedTab } from './ParkedTab.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { RefundsTab } from './RefundsTab.tsx';
import { type PaymentsAddress, tabs, usePayments } from './usePayments.ts';

/** Money between buyers, providers and the mall; with `?paymentId=` one payment, `?fileId=` a provider's file, `?account=` one of the ledger. */
export function PaymentsScreen() {
  const [params] = useSearchParams();
  const [id, account, currency] = [params.get('paymentId'), params.get('account'), params.get('currency')];
  if (id !== null) return <PaymentPage key={id} id={id} />;
  const fileId = params.get('fileId');
  if (fileId !== null) return <FilePage key={fileId} id={fileId} />;
  if (account !== null && currency !== null)
    return <AccountPage key={`${account} ${currency}`} account={account} currency={currency} />;
  return <Lists />;
}

function Lists() {
  const { t } = useTranslation('mallPayments');
  const address = usePayments();
  const { tab } = address.asked;
  return (
    <OfficePage title={t('title')} sub={t(`sub.${tab}`)} actions={<Views address={address} />}>
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((one) => ({ id: one, label: t(`tab.${one}`) }))}
          value={tab}
          onChange={address.show}
        >
          {tab === 'payments' && <PaymentsTab address={address} />}
          {tab === 'parked' && <ParkedTab address={address} />}
          {tab === 'refunds' && <RefundsTab address={address} />}
          {tab === 'reconciliation' && <ReconciliationTab />}
          {tab === 'ledger' && <LedgerTab address={address} />}
        </Tabs>
      </OfficeCard>
    </OfficePage>
  );
}

/** Each list as it comes, and the saved views. */
function Views({ address }: { address: PaymentsAddress }) {
  const { t } = useTranslation('mallPayments');
  const days = useDaysAddress();
  return (
    <ViewMenu
      views={tabs.map((id) => ({
        id,
        name: t(`tab.${id}`),
        query: id === 'payments' ? '' : `tab=${id}`,
      }))}
      {...useSavedViews('operator.payments', address.asked.tab === 'reconciliation' ? days : address)}
    />
  );
}
