import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Cells, type Column, DataTable } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Candidate, Figures, State } from './parts.tsx';
import { LineText } from './LineText.tsx';
import type { Remote, useReleases } from './useReleases.ts';

const columns: readonly Column<Remote, ParseKeys<'releases'>>[] = [
  {
    id: 'remote',
    header: 'column.remote',
    cell: ({ name }) => Cells.link(`?remote=${name}`, name),
    width: '150px',
  },
  {
    id: 'state',
    header: 'column.state',
    cell: (remote) => <State remote={remote} />,
    width: '110px',
    card: 'aside',
  },
  { id: 'stable', header: 'column.stable', cell: ({ stable }) => Cells.text(stable), card: 'line' },
  {
    id: 'candidate',
    header: 'column.candidate',
    cell: (remote) => <Candidate remote={remote} />,
    card: 'line',
  },
  {
    id: 'pages',
    header: 'column.pages',
    cell: ({ versions, stable }) => {
      const served = versions.find(({ version }) => version === stable);
      return served && <Figures version={served} />;
    },
    align: 'end',
    width: '150px',
    card: 'line',
  },
  {
    id: 'last',
    header: 'column.last',
    cell: ({ last }) => (last === null ? Cells.text(null) : <LineText line={last} />),
    wideOnly: true,
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ last }) => Cells.dateTime(last?.at),
    width: '150px',
    wideOnly: true,
  },
];

/** The parts of the pages with what everybody gets. */
export function RemoteTable({ releases }: { releases: ReturnType<typeof useReleases> }) {
  const { t } = useTranslation('releases');
  const rows = releases.data?.remotes ?? [];
  return (
    <>
      <DataTable
        label={t('tab.remotes')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        say={(key) => t(key)}
        load={releases}
        keys={useSingleKeys()}
        expectedRows={6}
        empty={<EmptyMessage title={t('none')} reason={t('nothingBuilt')} />}
      />
      <KeysFoot page={1} size={rows.length || 1} total={rows.length} onPage={() => undefined} />
    </>
  );
}
