import { batchStatuses } from '@mall/contract/incentive/batch';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable, FilterSegments, type loadOf, Toolbar } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { BatchState } from './BatchState.tsx';
import type { Batch, BatchKind } from './kinds.ts';

export const batchFilters = ['all', ...batchStatuses] as const;
type Filter = (typeof batchFilters)[number];

type Props = {
  kind: BatchKind;
  rows: readonly Batch[];
  total: number;
  load: ReturnType<typeof loadOf>;
  page: number;
  size: number;
  state: Filter;
  onAsk: (next: { page: number } | { batch: Filter }) => void;
  /** What to do for a first batch. */
  begin: string;
};

/** Batches of a kind, the latest first. */
export function BatchesTab({ kind, rows, total, load, page, size, state, onAsk, begin }: Props) {
  const { t } = useTranslation(['mallBatches', 'settlement']);
  const keys = useSingleKeys();
  return (
    <>
      <Toolbar>
        <FilterSegments
          label={t('column.state')}
          segments={batchFilters.map((value) => ({ value, label: t(`batchState.${value}`) }))}
          value={state}
          onChange={(batch) => onAsk({ batch })}
        />
      </Toolbar>
      <DataTable
        label={t('tab.batches')}
        columns={columnsOf(kind)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ no }) => no}
        say={(key) => t(key)}
        load={load}
        keys={keys}
        expectedRows={6}
        empty={
          state === 'all' ? (
            <EmptyMessage title={t('noBatch')} reason={begin} />
          ) : (
            <EmptyMessage
              title={t('notFound')}
              reason={t('notFoundReason')}
              action={{ label: t('showAll'), onClick: () => onAsk({ batch: 'all' }) }}
            />
          )
        }
      />
      <KeysFoot page={page} size={size} total={total} onPage={(next) => onAsk({ page: next })} />
    </>
  );
}

const columnsOf = ({ batchPath }: BatchKind): readonly Column<Batch, ParseKeys<'mallBatches'>>[] => [
  { id: 'no', header: 'column.batch', cell: (batch) => <Name batch={batch} to={batchPath(batch.id)} /> },
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

function Name({ batch: { no, method }, to }: { batch: Batch; to: string }) {
  const { t } = useTranslation('settlement');
  return Cells.link(to, no, t(`method.${method}`));
}
