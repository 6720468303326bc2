import { Badge, type BadgeTone } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../loader/remote.ts';
import { opened } from '../loader/telemetry.ts';
import { useMall } from '../slots/useMall.ts';
import type { RegistryReport } from './registry-report.ts';
import { Part } from './look.tsx';
import { Table } from './Table.tsx';

/** Each remote: its version and why, its address, and whether it is enabled. */
export function RemotesPart({ registry }: { registry: RegistryReport | null }) {
  const { t } = useTranslation('inspector');
  const { remotes } = useMall();
  return (
    <Part title={t('remotes.title')}>
      <Table
        caption={t('remotes.title')}
        rows={remotes}
        keyOf={({ name }) => name}
        empty=""
        columns={[
          { key: 'part', head: t('part'), cell: ({ name }) => name },
          { key: 'version', head: t('version'), cell: ({ place }) => place.version },
          {
            key: 'channel',
            head: t('remotes.channel'),
            cell: ({ declared }) => t(`channels.${declared.channel}`),
          },
          { key: 'from', head: t('remotes.from'), cell: (remote) => t(`from.${placeOf(remote)}`) },
          {
            key: 'state',
            head: t('remotes.state'),
            cell: (remote) => {
              const state = stateOf(remote, registry);
              return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
            },
          },
          {
            key: 'offers',
            head: t('remotes.offers'),
            kind: 'figure',
            cell: ({ declared: { routes, slots, services } }) =>
              [routes, slots, services].map(({ length }) => length).join(' / '),
          },
        ]}
      />
    </Part>
  );
}

type State = 'open' | 'failed' | 'off' | 'disabled' | 'unfit' | 'closed';

const tones: Record<State, BadgeTone> = {
  open: 'success',
  failed: 'danger',
  off: 'info',
  disabled: 'warning',
  unfit: 'warning',
  closed: 'warning',
};

const placeOf = ({ place, name }: Remote) =>
  opened.get(`${name}@${place.version}`) === undefined ? 'none' : place.from;

/** The registry has the reason why a remote is closed; without it, only the fact is displayed. */
const stateOf = ({ declared, name }: Remote, registry: RegistryReport | null): State => {
  const loads = [...opened.values()].filter(({ remote }) => remote === name);
  if (!declared.closed) return loads.some(({ good }) => !good) ? 'failed' : 'open';
  if (declared.channel === 'override') return 'off';
  const enabled = registry?.remotes[name]?.enabled;
  if (enabled === undefined) return 'closed';
  return enabled ? 'unfit' : 'disabled';
};
