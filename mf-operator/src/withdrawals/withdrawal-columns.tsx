import type { WithdrawalStatus } from '@mall/contract/incentive/withdrawal';
import { TextLink } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Withdrawal, withdrawalBatches } from './useWithdrawals.ts';

const tones: Readonly<Record<WithdrawalStatus, StatusTone>> = {
  pending: 'wait',
  approved: 'info',
  paying: 'move',
  paid: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'neutral',
};

export const withdrawalColumns: readonly Column<Withdrawal, ParseKeys<'mallWithdrawals'>>[] = [
  {
    id: 'who',
    header: 'column.who',
    cell: ({ userId, name, no }) => Cells.link(`/operator/members?memberId=${userId}`, name, no),
  },
  { id: 'to', header: 'column.to', cell: (row) => <To row={row} />, card: 'line' },
  {
    id: 'amount',
    header: 'column.net',
    align: 'end',
    cell: ({ net }) => Cells.money(net, 'CNY'),
    card: 'amount',
  },
  {
    id: 'fee',
    header: 'column.fee',
    align: 'end',
    cell: ({ fee }) => Cells.money(fee, 'CNY'),
    wideOnly: true,
  },
  { id: 'since', header: 'column.since', cell: ({ createdAt }) => Cells.dateTime(createdAt), card: 'line' },
  { id: 'state', header: 'column.state', cell: (row) => <State row={row} />, card: 'foot' },
];

function To({ row: { method, account, holder, source } }: { row: Withdrawal }) {
  const { t } = useTranslation(['mallWithdrawals', 'settlement']);
  return Cells.text(
    `${t(`settlement:method.${method}`)} ${account}`,
    `${holder} · ${t(`sources.${source}`)}`,
  );
}

function State({ row: { status, batch, reason } }: { row: Withdrawal }) {
  const { t } = useTranslation(['mallWithdrawals', 'mallBatches']);
  return (
    <span>
      {Cells.status(tones[status], t(`state.${status}`))}{' '}
      {batch !== null && (
        <TextLink to={withdrawalBatches.batchPath(batch.id)}>
          {t('mallBatches:inBatch', { no: batch.no })}
        </TextLink>
      )}
      {reason !== '' && <small>{reason}</small>}
    </span>
  );
}
