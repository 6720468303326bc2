import { transferAccountLimits } from '@mall/contract/trade/transfer-account';
import { Button, EmptyMessage, FailedSection, Notice, Skeleton } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountItem } from './AccountItem.tsx';
import { useAccountDesk } from './desk.ts';
import { type Account, useAccountSteps, useTransferAccounts } from './useTransferAccounts.ts';

/** The accounts that buyers transfer money to, in the order in which they see them. */
export function TransferAccounts() {
  const { t } = useTranslation('transferAccounts');
  const { whose } = useAccountDesk();
  const { rows, mayEdit, state, retry } = useTransferAccounts();
  const steps = useAccountSteps(rows);
  const [open, setOpen] = useState<Account | 'new'>();
  const full = rows.length >= transferAccountLimits.accounts;
  const add = () => setOpen('new');
  return (
    <OfficeCard title={t('title')}>
      <Parts>
        <p>{t(`reason.${whose}`)}</p>
        {state === 'ready' && !mayEdit && whose === 'shop' && <Notice>{t('ownerOnly')}</Notice>}
        {state === 'failed' && <FailedSection onRetry={retry} />}
        {state === 'loading' && <Skeleton kind="rows" rows={2} />}
        {state === 'ready' && rows.length === 0 && (
          <EmptyMessage
            title={t('none')}
            reason={t(`noneReason.${whose}`)}
            {...(mayEdit && { action: { label: t('add'), onClick: add } })}
          />
        )}
        {rows.length > 0 && !rows.some(({ on }) => on) && (
          <Notice tone="warning">{t(`allOff.${whose}`)}</Notice>
        )}
        {rows.length > 0 && (
          <ul>
            {rows.map((account, at) => (
              <AccountItem
                key={account.id}
                account={account}
                {...(mayEdit && {
                  steps: {
                    edit: () => setOpen(account),
                    turn: (on) => steps.turn(account, on),
                    remove: () => steps.remove(account),
                    ...(at > 0 && { up: () => steps.move(account, at - 1) }),
                    ...(at < rows.length - 1 && { down: () => steps.move(account, at + 1) }),
                  },
                })}
              />
            ))}
          </ul>
        )}
        {mayEdit && rows.length > 0 && (
          <Button icon={<Plus size={16} aria-hidden />} disabled={full} onClick={add}>
            {t('add')}
          </Button>
        )}
        {full && <p>{t('full', { count: transferAccountLimits.accounts })}</p>}
      </Parts>
      {open !== undefined && (
        <AccountDialog
          account={open === 'new' ? null : open}
          steps={steps}
          onClose={() => setOpen(undefined)}
        />
      )}
    </OfficeCard>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 760px;

  > p { color: var(--text-muted); }
  > button { justify-self: start; }
  li + li { border-top: 1px solid var(--o-line-soft); }
`;
