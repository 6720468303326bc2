import type { RegistryDocument, RegistryRemote } from '@mall/registry';
import type { Written } from '../wire.ts';

/** The stable version of each remote, or of one. */
export const statusText = ({ revision, platform, remotes }: RegistryDocument, name: string): string => {
  const rows = Object.entries(remotes)
    .filter(([each]) => name === '' || each === name)
    .map(([each, remote]) => [each, ...cells(remote)]);
  const head = ['remote', 'everybody gets', 'before', 'candidate', 'shops', 'versions'];
  return [`revision ${revision}, platform ${platform}`, ...inColumns([head, ...rows])].join('\n');
};

const cells = ({ stable, previous, canary, tenants = {}, enabled, versions }: RegistryRemote): string[] => [
  enabled ? stable : `${stable} (closed)`,
  previous ?? '–',
  canary === undefined ? '–' : `${canary.version} for ${canary.percent} %`,
  Object.entries(tenants)
    .map(([shop, version]) => `${shop} ${version}`)
    .join(', ') || '–',
  String(Object.keys(versions).length),
];

/** Who moved what, when and why; the newest last. */
export const historyText = ({ history }: RegistryDocument, name: string): string =>
  inColumns(
    history
      .filter(({ change }) => name === '' || change.startsWith(`${name} `))
      .map(({ revision, at, by, change, reason }) => [String(revision), at, by, change, reason]),
  ).join('\n');

/** Who may move what through the publish service. */
export const teamsText = ({ teams }: RegistryDocument): string => {
  if (teams === undefined) return 'There are no teams: only who has the key of the registry moves remotes.';
  const rows = Object.entries(teams.list).map(([name, { keys, subjects, remotes }]) => [
    name,
    remotes.join(', '),
    `${keys.length}`,
    subjects.map(({ issuer, subject }) => `${subject} of ${issuer}`).join(', ') || '–',
  ]);
  return inColumns([['team', 'may move', 'keys', 'build machines'], ...rows]).join('\n');
};

/** The result of the command. */
export const lineOf = ({ revision, change }: Pick<Written, 'revision' | 'change'>): string =>
  `revision ${revision}: ${change}`;

const inColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
