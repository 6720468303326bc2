import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LineText } from './LineText.tsx';
import { type Line, useHistory } from './useReleases.ts';

const columns: readonly Column<Line, ParseKeys<'releases'>>[] = [
  { id: 'what', header: 'column.what', cell: (line) => <LineText line={line} /> },
  {
    id: 'remote',
    header: 'column.remote',
    cell: ({ remote }) => (remote === '' ? Cells.text(null) : Cells.link(`?remote=${remote}`, remote)),
    width: '180px',
    card: 'line',
  },
  {
    id: 'revision',
    header: 'column.revision',
    align: 'end',
    cell: ({ revision }) => Cells.number(revision),
    width: '110px',
    card: 'none',
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.dateTime(at),
    width: '170px',
    card: 'aside',
  },
];

/** Who changed the registry, or one remote of it. */
export function HistoryTable({ remote }: { remote?: string }) {
  const { t } = useTranslation('releases');
  const history = useHistory(remote);
  const shown = remote === undefined ? columns : columns.filter(({ id }) => id !== 'remote');
  return (
    <>
      <DataTable
        label={t('tab.history')}
        columns={shown}
        rows={history.rows}
        rowKey={({ revision }) => String(revision)}
        rowName={({ says }) => says}
        say={(key) => t(key)}
        load={history}
        keys={useSingleKeys()}
        empty={<EmptyMessage title={t('noHistory')} reason={t('noHistoryReason')} />}
      />
      <KeysFoot
        opens={remote === undefined}
        page={history.page}
        size={history.size}
        total={history.total}
        onPage={(page) => history.ask({ page })}
      />
    </>
  );
}
