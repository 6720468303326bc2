import type { Output } from '@mall/contract/operations';
import { Button, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountDialog } from './AccountDialog.tsx';

type Props = { account: Output<'shopSettlement.show'>['account']; mayChange: boolean };

/** Where the mall sends the shop's money, masked; the owner changes it. */
export function AccountCard({ account, mayChange }: Props) {
  const { t } = useTranslation(['shopSettlement', 'settlement']);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <OfficeCard
      title={t('account.title')}
      actions={
        mayChange && (
          <Button onClick={() => setOpen(true)}>
            {t(account === null ? 'account.set' : 'account.change')}
          </Button>
        )
      }
    >
      {account === null ? (
        <p>{t('account.none')}</p>
      ) : (
        <>
          <p>
            {`${t(`settlement:method.${account.method}`)} ${account.account}`}
            <br />
            {account.holder}
          </p>
          <small>{t('account.since', { at: format.dateTime(account.changedAt, 'medium') })}</small>
        </>
      )}
      {!mayChange && <small>{t('account.onlyOwner')}</small>}
      {open && <AccountDialog onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}
