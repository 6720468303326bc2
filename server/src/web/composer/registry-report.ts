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

/**
 * Which registry the mall serves, and why it does not take the one in the store, for the command that moved it. For
 * anybody: it says nothing that `registry.json` does not. `parents` are the digests of the documents that it descends from,
 * the last ones.
 */
export const stateOf = ({ head, document, refused, refusedDigest }: Known) => ({
  ...head,
  parents: document.history.slice(-20).flatMap(({ parent }) => parent ?? []),
  ...(refused.length === 0 ? {} : { refused: { why: refused.join('\n'), digest: refusedDigest ?? null } }),
});
