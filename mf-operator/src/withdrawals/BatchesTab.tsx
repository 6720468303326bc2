import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, FilterSegments, Toolbar } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { BatchState } from './BatchState.tsx';
import { type Batch, batchFilters, batchPath, pageSize, type Withdrawals } from './useWithdrawals.ts';

/** Batches of withdrawals, the latest first. */
export function BatchesTab({ list }: { list: Withdrawals }) {
  const { t } = useTranslation(['mallWithdrawals', 'settlement']);
  const keys = useSingleKeys();
  const { rows, total, load } = list.batches;
  const { batch } = list.asked;
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('column.state')}
          segments={batchFilters.map((value) => ({ value, label: t(`batchState.${value}`) }))}
          value={batch}
          onChange={(next) => list.ask({ batch: next })}
        />
      </Toolbar>
      <DataTable
        label={t('tab.batches')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ no }) => no}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={6}
        empty={
          batch === 'all' ? (
            <EmptyMessage title={t('noBatch')} reason={t('noBatchReason')} />
          ) : (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('showAll'), onClick: () => list.ask({ batch: 'all' }) }}
            />
          )
        }
      />
      <KeysFoot page={list.page} size={pageSize} total={total} onPage={(page) => list.ask({ page })} />
    </>
  );
}

const columns: readonly Column<Batch, ParseKeys<'mallWithdrawals'>>[] = [
  { id: 'no', header: 'column.batch', cell: (batch) => <Name batch={batch} /> },
  {
    id: 'count',
    header: 'column.count',
    align: 'end',
    cell: ({ count }) => Cells.number(count),
    wideOnly: true,
  },
  {
    id: 'amount',
    header: 'column.net',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency),
    card: 'amount',
  },
  {
    id: 'by',
    header: 'column.by',
    cell: ({ createdBy, createdAt }) => Cells.text(createdBy.name, Cells.dateTime(createdAt)),
    card: 'line',
  },
  { id: 'state', header: 'column.state', cell: (batch) => <BatchState batch={batch} />, card: 'foot' },
];

function Name({ batch: { id, no, method } }: { batch: Batch }) {
  const { t } = useTranslation('settlement');
  return Cells.link(batchPath(id), no, t(`method.${method}`));
}
