import type { RegistryRemote } from '@mall/registry';
import type { StatsOf } from '../telemetry/stats.queries.ts';
import type { Known } from './registry-source.ts';

/**
 * The inspector's data about the registry itself: its origin, the possible choices, its history, and the
 * figures of versions.
 */
export const reportOf = ({ document, from, refused }: Known, told: StatsOf) => ({
  revision: document.revision,
  source: from,
  refused,
  remotes: Object.fromEntries(
    Object.entries(document.remotes).map(([name, remote]) => [name, shown(remote)]),
  ),
  history: document.history,
  told,
});

const shown = ({ versions, ...remote }: RegistryRemote) => ({
  ...remote,
  versions: Object.entries(versions)
    .map(([version, { builtAt }]) => ({ version, builtAt }))
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt)),
});
