import { keepPreviousData } from '@tanstack/react-query';
import type { Item } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import type { WithdrawalSource } from '@mall/contract/incentive/withdrawal';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { ConfirmDialog, EmptyMessage, useFormat } from '@mall/ui';
import { PagedList } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WithdrawalCard } from './WithdrawalCard.tsx';

type WithdrawalsProps = { source: WithdrawalSource; page: number; hrefOf: (page: number) => string };
const size = 10;

/** Withdrawals of one source, latest first; one that nobody has checked can be cancelled. */
export function Withdrawals({ source, page, hrefOf }: WithdrawalsProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const [leaving, setLeaving] = useState<Item<'withdrawal.list'>>();
  const list = useQueryOf(
    'withdrawal.list',
    { source, page, size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const cancel = useMutationOf('withdrawal.cancel', {
    refreshes: ['withdrawal.list', 'withdrawal.terms', 'earnings.mine'],
    onSuccess: () => toast.success(t('withdrawals.cancelled')),
    onSettled: () => setLeaving(undefined),
  });
  return (
    <>
      <PagedList
        read={list}
        page={page}
        size={size}
        hrefOf={hrefOf}
        empty={
          <EmptyMessage
            panel
            title={t('withdrawals.none')}
            reason={t('withdrawals.noneReason')}
            action={{ label: t('withdraw.open'), to: promotionPaths.withdraw({ source }) }}
          />
        }
      >
        {(withdrawals) => (
          <List aria-busy={list.isPlaceholderData}>
            {withdrawals.map((withdrawal) => (
              <li key={withdrawal.id}>
                <WithdrawalCard withdrawal={withdrawal} onCancel={() => setLeaving(withdrawal)} />
              </li>
            ))}
          </List>
        )}
      </PagedList>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('withdrawals.ask')}
        confirmLabel={t('withdrawals.cancel')}
        cancelLabel={t('withdrawals.keep')}
        busy={cancel.isPending}
        onConfirm={() => leaving && cancel.mutate({ id: leaving.id })}
        onClose={() => setLeaving(undefined)}
      >
        <p>
          {t('withdrawals.askText', { amount: format.money(leaving?.amount ?? 0, { decimals: 'always' }) })}
        </p>
      </ConfirmDialog>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.6; }
  & + nav { margin-top: var(--space-4); }
`;
