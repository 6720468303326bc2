import { loadPhases } from '@mall/contract/core/telemetry';
import { Badge } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ownerIn } from '../loader/owner.ts';
import { opened } from '../loader/telemetry.ts';
import { Part } from './look.tsx';
import { Table } from './Table.tsx';

/** Each version that this page opened: the duration of each step, its size, and the outcome. */
export function LoadsPart() {
  const { t } = useTranslation('inspector');
  return (
    <Part title={t('loads.title')}>
      <Table
        caption={t('loads.title')}
        rows={[...opened.values()]}
        keyOf={({ remote, version }) => `${remote}@${version}`}
        empty={t('loads.empty')}
        columns={[
          { key: 'part', head: t('part'), cell: ({ remote }) => remote },
          { key: 'version', head: t('version'), cell: ({ version }) => version },
          ...loadPhases.map((phase) => ({
            key: phase,
            head: t(`loads.${phase}`),
            kind: 'figure' as const,
            cell: ({ ms }: { ms: Partial<Record<typeof phase, number>> }) =>
              ms[phase] === undefined ? '–' : t('loads.ms', { ms: ms[phase] }),
          })),
          {
            key: 'files',
            head: t('loads.files'),
            kind: 'figure',
            cell: (load) => t('loads.size', weightOf(load.remote, load.version)),
          },
          {
            key: 'outcome',
            head: t('loads.outcome'),
            cell: ({ good }) => (
              <Badge tone={good ? 'success' : 'danger'}>{t(good ? 'loads.good' : 'loads.bad')}</Badge>
            ),
          },
        ]}
      />
    </Part>
  );
}

/** Scripts by address, and their transferred bytes; from a cache it is 0. */
const weightOf = (remote: string, version: string): { files: number; kb: string } => {
  const files = (performance.getEntriesByType?.('resource') ?? []).filter(({ name }) => {
    const owner = ownerIn(name);
    return owner?.remote === remote && owner.version === version;
  });
  const bytes = files.reduce(
    (all, file) => all + (file instanceof PerformanceResourceTiming ? file.transferSize : 0),
    0,
  );
  return { files: files.length, kb: (bytes / 1000).toFixed(1) };
};
