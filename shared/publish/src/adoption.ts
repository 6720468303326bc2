import {
  type Author,
  conflicts,
  moves,
  type RegistryDocument,
  RegistryRefused,
  type RemoteVersion,
} from '@mall/registry';

/** The builds of a repository: its shell, and one version of each of its remotes. */
export type House = {
  readonly shell: Pick<RegistryDocument, 'platform' | 'shares'>;
  readonly builds: readonly {
    readonly name: string;
    readonly version: string;
    readonly found: RemoteVersion;
  }[];
};

/** The registry before its first remote. `lineage`: its name for ever, which no other registry has. */
export const begun = ({ platform, shares }: House['shell'], lineage: string): RegistryDocument => ({
  schemaVersion: 1,
  lineage,
  revision: 0,
  platform,
  shares,
  remotes: {},
  history: [],
});

/** How many older versions a repository keeps of its own builds, however young they are. */
const days = 0;

/**
 * The registry after a build of the repository: what changed since the last build (`last`: version by remote)
 * becomes stable at once, with the previous version for a rollback. What did not change stays as it was moved
 * meanwhile, and remotes from elsewhere stay. Pure; the same document when nothing changed. Throws
 * RegistryRefused when the versions do not fit together.
 */
export const adopted = (
  document: RegistryDocument,
  { shell, builds }: House,
  last: Readonly<Record<string, string>>,
  author: Author,
): RegistryDocument => {
  let next = moves.shellMoved(document, shell, author);
  for (const { name, version, found } of builds) {
    if (next.remotes[name]?.versions[version] === undefined)
      next = moves.published(next, { name, version, found }, author);
    if (last[name] !== version && next.remotes[name]?.stable !== version)
      next = moves.promoted(next, { name, version }, author);
    next = moves.collected(next, { name, days }, author).document;
  }
  const problems = conflicts(
    Object.values(next.remotes).flatMap(({ stable, versions }) => versions[stable]?.declares ?? []),
  );
  if (problems.length > 0) throw new RegistryRefused('unfit', 'The remotes do not fit together.', problems);
  return next;
};
