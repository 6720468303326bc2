import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { heard } from '../loader/telemetry.ts';
import { useMall } from '../slots/useMall.ts';

type Row = Readonly<Record<string, string | number | boolean>>;

/** `/__mf`, in development only: which version of which remote is in the page, from where, and what went wrong. */
export function InspectorPage() {
  const { manifest, remotes } = useMall();
  const events = useSyncExternalStore(everySecond, () => heard.length);
  const rows = remotes.map(({ declared, place }) => ({
    remote: declared.name,
    version: place.version,
    channel: declared.channel,
    from: place.from,
    closed: declared.closed,
    previous: declared.previous?.version ?? '',
    routes: declared.routes.length,
    slots: declared.slots.map(({ at }) => at).join(' '),
    services: declared.services.map(({ id, version }) => `${id}@${version}`).join(' '),
    entry: place.entry,
  }));
  return (
    <Sheet>
      <h1>
        {manifest.revision} · {events}
      </h1>
      <Table rows={rows} />
      <Table rows={[...heard].reverse()} />
    </Sheet>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  const [first] = rows;
  if (first === undefined) return null;
  const columns = Object.keys(first);
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {columns.map((column) => (
              <td key={column}>{String(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};

const Sheet = styled.main`
  padding: var(--space-5);
  overflow-x: auto;

  th, td { padding: var(--space-1) var(--space-3); border: 1px solid var(--line); text-align: start; }
`;
