import { TransferAccounts } from '@mall/office/transfer-accounts';
import { FailedSection, Notice, Skeleton } from '@mall/ui';
import { ConfirmDialog, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { List } from './List.ts';
import { PayMethodItem } from './PayMethodItem.tsx';
import { usePayMethods } from './usePayMethods.ts';
import type { Settings } from './useSettings.ts';

/** The ways to pay: which are offered and in what order; and the accounts that transfers go to. */
export function Payments({ environment }: Pick<Settings, 'environment'>) {
  const { t } = useTranslation('setup');
  const mayEdit = useMayOperate('settings.edit');
  const { rows, state, retry, turn, move, lost, leave, turnLastOff } = usePayMethods();
  return (
    <>
      <OfficeCard title={t('payments.title')}>
        <List>
          <p>{t('payments.reason')}</p>
          {state === 'failed' && <FailedSection onRetry={retry} />}
          {state === 'loading' && <Skeleton kind="rows" rows={6} />}
          <ul>
            {rows.map((row, at) => (
              <PayMethodItem
                key={row.method}
                row={row}
                {...(mayEdit && {
                  steps: {
                    turn: (on) => turn(row, on),
                    ...(at > 0 && { up: () => move(row, at - 1) }),
                    ...(at < rows.length - 1 && { down: () => move(row, at + 1) }),
                  },
                })}
              />
            ))}
          </ul>
          {environment.sandbox && <Notice>{t('payments.sandbox')}</Notice>}
        </List>
        {lost && (
          <ConfirmDialog
            open
            danger
            title={t('payments.last.title', { name: t(`payments.method.${lost.method.method}`) })}
            confirmLabel={t('payments.last.off')}
            onConfirm={turnLastOff}
            onClose={leave}
          >
            {t(`payments.last.${lost.whom}`)}
          </ConfirmDialog>
        )}
      </OfficeCard>
      <TransferAccounts />
    </>
  );
}
