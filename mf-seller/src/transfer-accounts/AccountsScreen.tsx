import { type AccountDesk, AccountDeskOf, TransferAccounts } from '@mall/office/transfer-accounts';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

/** The accounts that buyers of the shop transfer money to. */
export function AccountsScreen() {
  const { t } = useTranslation('transferAccounts');
  return (
    <OfficePage title={t('page')} sub={t('pageSub')}>
      <AccountDeskOf value={shop}>
        <TransferAccounts />
      </AccountDeskOf>
    </OfficePage>
  );
}

const shop: AccountDesk = { of: 'shopTransferAccount', whose: 'shop' };
