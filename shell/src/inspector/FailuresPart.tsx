import { useTranslation } from 'react-i18next';
import { heard, type TelemetryEvent } from '../loader/telemetry.ts';
import { Part } from './look.tsx';
import { Table } from './Table.tsx';

type Trouble = Exclude<TelemetryEvent, { kind: 'load' | 'vital' }>;

/** The failures of this page, latest first. */
export function FailuresPart() {
  const { t } = useTranslation('inspector');
  const rows = heard
    .filter(isTrouble)
    .map((event, at) => ({ event, at }))
    .toReversed();
  return (
    <Part title={t('failures.title')}>
      <Table
        caption={t('failures.title')}
        rows={rows}
        keyOf={({ at }) => String(at)}
        empty={t('failures.empty')}
        columns={[
          { key: 'part', head: t('part'), cell: ({ event }) => event.remote },
          { key: 'version', head: t('version'), cell: ({ event }) => event.version },
          {
            key: 'step',
            head: t('failures.step'),
            cell: ({ event }) => (event.kind === 'failure' ? event.phase : event.kind),
          },
          {
            key: 'kind',
            head: t('failures.kind'),
            cell: ({ event }) => (event.kind === 'failure' ? event.class : event.kind),
          },
          {
            key: 'after',
            head: t('failures.after'),
            kind: 'figure',
            cell: ({ event }) => (event.kind === 'failure' ? t('loads.ms', { ms: event.ms }) : '–'),
          },
          { key: 'route', head: t('route'), cell: ({ event }) => event.route },
        ]}
      />
    </Part>
  );
}

const isTrouble = (event: TelemetryEvent): event is Trouble =>
  event.kind === 'failure' || event.kind === 'render';
