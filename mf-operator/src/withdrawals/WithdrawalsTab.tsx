import { KeysFoot, useSeen } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { chosenColumns, DataTable, type RowAction, useSelection } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { BatchDialog } from '../batches.ts';
import { type Deciding, DecideDialog } from './DecideDialog.tsx';
import { pageSize, type Withdrawal, withdrawalBatches, type Withdrawals } from './useWithdrawals.ts';
import { canBatch, canDecide } from './what-next.ts';
import { withdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalBulk } from './WithdrawalBulk.tsx';
import { WithdrawalFilters } from './WithdrawalFilters.tsx';

/** Withdrawals of members by state; several are decided, or leave, together. */
export function WithdrawalsTab({ list }: { list: Withdrawals }) {
  const { t } = useTranslation('mallWithdrawals');
  const keys = useSingleKeys();
  const mayPay = useMayOperate('finance.pay');
  const [deciding, setDeciding] = useState<Deciding>();
  const [batching, setBatching] = useState<readonly Withdrawal[]>();
  const { rows, total, net, load } = list.withdrawals;
  const selection = useSelection(
    list.scope,
    total,
    rows.map(({ id }) => id),
  );
  const seen = useSeen(rows);
  const chosen = [...selection.keys].flatMap((id) => seen.get(id) ?? []);
  const end = () => {
    setDeciding(undefined);
    setBatching(undefined);
    selection.clear();
  };
  const actionsOf = (row: Withdrawal): RowAction[] => [
    ...(canDecide(row)
      ? [
          {
            id: 'approve',
            label: t('do.approve'),
            hotkey: 'a',
            run: () => setDeciding({ rows: [row], move: 'approve' }),
          },
          {
            id: 'reject',
            label: t('do.reject'),
            danger: true,
            run: () => setDeciding({ rows: [row], move: 'reject' }),
          },
        ]
      : []),
    ...(canBatch(row)
      ? [{ id: 'batch', label: t('do.batch'), hotkey: 'b', run: () => setBatching([row]) }]
      : []),
  ];
  return (
    <>
      <WithdrawalFilters list={list} net={net} />
      <DataTable
        label={t('tab.withdrawals')}
        columns={chosenColumns(withdrawalColumns, list.asked.cols)}
        density={list.asked.density}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name, no }) => `${name} ${no}`}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={8}
        selection={mayPay ? selection : undefined}
        selectable={(row) => canDecide(row) || canBatch(row)}
        actions={mayPay && rows.some((row) => canDecide(row) || canBatch(row)) ? actionsOf : undefined}
        empty={
          list.narrowed ? (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('clear'), onClick: list.widen }}
            />
          ) : (
            <EmptyMessage title={t('none')} reason={t('noneReason')} />
          )
        }
      />
      {mayPay && (
        <WithdrawalBulk selection={selection} chosen={chosen} onDecide={setDeciding} onBatch={setBatching} />
      )}
      <KeysFoot
        opens={false}
        page={list.page}
        size={pageSize}
        total={total}
        onPage={(page) => list.ask({ page })}
        letters={[
          ...(mayPay
            ? [
                { key: 'A', does: t('do.approve') },
                { key: 'B', does: t('do.batch') },
                { key: 'X', does: t('keys.select') },
              ]
            : []),
          { key: '/', does: t('keys.search') },
        ]}
      />
      {deciding && <DecideDialog deciding={deciding} onClose={end} />}
      {batching && <BatchDialog kind={withdrawalBatches} rows={batching} onClose={end} />}
    </>
  );
}
