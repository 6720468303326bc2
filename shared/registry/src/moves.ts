import { digestOf } from './canonical.ts';
import { RegistryRefused } from './refused.ts';
import type { RegistryDocument, RegistryRemote, RemoteVersion, Teams } from './schema.ts';

/** Who moves something, when and why; it is stored in the document's history. */
export type Author = { readonly by: string; readonly at: string; readonly reason: string };

/**
 * Every change of the registry. Each move is a pure function from a document to the next one, with one more
 * line of history; it throws RegistryRefused when there is nothing to move, and then nothing has changed.
 */
type Move<Asked> = (document: RegistryDocument, asked: Asked, author: Author) => RegistryDocument;
type Named = { readonly name: string };

/** The last lines that the document contains; the store keeps every former document. */
const longestHistory = 200;

/**
 * Adds a version that nobody gets yet; the first version of a new remote is stable. An existing version is
 * never replaced, since pages have its files.
 */
export const published: Move<Named & { version: string; found: RemoteVersion }> = (
  document,
  { name, version, found },
  author,
) => {
  const known = document.remotes[name];
  if (known?.versions[version] !== undefined)
    throw new RegistryRefused(
      'twice',
      `${name} ${version} is published already. Change something, or its version.`,
    );
  const remote: RegistryRemote =
    known === undefined
      ? { stable: version, enabled: true, versions: { [version]: found } }
      : { ...known, versions: { ...known.versions, [version]: found } };
  return moved(document, name, remote, `${version} published`, author);
};

/**
 * Gives a version to a share of the visitors, in percent. Another share of the same version only moves the
 * boundary.
 */
export const canaried: Move<Named & { version?: string; percent: number }> = (
  document,
  { name, version, percent },
  author,
) => {
  const remote = remoteOf(document, name);
  const chosen = version ?? remote.canary?.version ?? newestOf(remote);
  versionOf(remote, name, chosen);
  if (chosen === remote.stable)
    throw new RegistryRefused(
      'nothing',
      `Everybody has ${name} ${chosen} already. Publish a newer version first.`,
    );
  if (!(percent > 0 && percent <= 100))
    throw new RegistryRefused('unfit', 'The share of visitors is more than 0 and at most 100 percent.');
  // Visitors with the candidate keep it while its share grows.
  const salt = remote.canary?.version === chosen ? remote.canary.salt : chosen;
  const canary = { version: chosen, percent, salt };
  return moved(document, name, { ...remote, canary }, `${chosen} for ${percent} % of visitors`, author);
};

/** Makes the candidate, or another version, stable. A rollback returns to the previous one. */
export const promoted: Move<Named & { version?: string }> = (document, { name, version }, author) => {
  const { canary, ...remote } = remoteOf(document, name);
  const chosen = version ?? canary?.version;
  if (chosen === undefined)
    throw new RegistryRefused(
      'nothing',
      `${name} has no candidate. Say \`canary\` first, or name a version.`,
    );
  versionOf(remote, name, chosen);
  if (chosen === remote.stable)
    throw new RegistryRefused('nothing', `Everybody has ${name} ${chosen} already.`);
  const next = { ...remote, stable: chosen, previous: remote.stable };
  return moved(document, name, next, `${remote.stable} → ${chosen}`, author);
};

/** Takes a candidate away from its visitors; without a candidate, everybody gets the previous version. */
export const rolledBack: Move<Named> = (document, { name }, author) => {
  const { canary, ...remote } = remoteOf(document, name);
  if (canary !== undefined)
    return moved(document, name, remote, `${canary.version} taken back from ${canary.percent} %`, author);
  const { previous, ...others } = remote;
  if (previous === undefined)
    throw new RegistryRefused(
      'nothing',
      `${name} has no version to go back to. Say \`disable\` to close it.`,
    );
  versionOf(remote, name, previous);
  // A version that was just withdrawn is not a fallback.
  const before = byAge(remote).find((version) => isOlder(remote, version, previous));
  const next = { ...others, stable: previous, ...(before === undefined ? {} : { previous: before }) };
  return moved(document, name, next, `${remote.stable} → ${previous}, rolled back`, author);
};

/** Closes a remote: its screens display that, its menus and slots are gone. */
export const disabled: Move<Named> = (document, { name }, author) => switched(document, name, false, author);

export const enabled: Move<Named> = (document, { name }, author) => switched(document, name, true, author);

/** Sets the version for a shop's visitors, whatever others get; null gives the shop the common one. */
export const pinned: Move<Named & { shopCode: string; version: string | null }> = (
  document,
  { name, shopCode, version },
  author,
) => {
  const { tenants = {}, ...remote } = remoteOf(document, name);
  const { [shopCode]: _before, ...others } = tenants;
  if (version !== null) versionOf(remote, name, version);
  const next = version === null ? others : { ...others, [shopCode]: version };
  const change = version === null ? `${shopCode} gets what all get` : `${shopCode} gets ${version}`;
  return moved(
    document,
    name,
    { ...remote, ...(Object.keys(next).length > 0 ? { tenants: next } : {}) },
    change,
    author,
  );
};

/** Another shell is live: the gates check the next candidates against what it shares. */
export const shellMoved: Move<Pick<RegistryDocument, 'platform' | 'shares'>> = (
  document,
  { platform, shares },
  author,
) => {
  if (document.platform === platform && isSame(document.shares, shares)) return document;
  const change = `shell: platform ${document.platform} → ${platform}`;
  return written(document, { platform, shares }, change, author);
};

/** Another list of teams, signed by the root key; `line` says what changed in it. */
export const teamsChanged: Move<{ teams: Teams; line: string }> = (document, { teams, line }, author) =>
  written(document, { teams }, line, author);

/**
 * The same registry under another name, for a store that was restored from a backup: malls that know newer documents of
 * the former lineage accept this one, and never one of that lineage again.
 */
export const lineageBegun: Move<{ lineage: string }> = (document, { lineage }, author) =>
  written(document, { lineage }, 'a new lineage begun', author);

/**
 * What is kept of each remote: this many of the newest versions, all of this many days, and every version
 * that somebody gets.
 */
export const kept = { versions: 5, days: 14 } as const;

/** Forgets old versions that nobody gets; `freed` are those whose files may be removed. */
export const collected = (
  document: RegistryDocument,
  { name, days = kept.days }: Named & { days?: number },
  author: Author,
): { document: RegistryDocument; freed: readonly string[] } => {
  const remote = remoteOf(document, name);
  const given = new Set([
    remote.stable,
    remote.previous,
    remote.canary?.version,
    ...Object.values(remote.tenants ?? {}),
  ]);
  const newest = byAge(remote).slice(0, kept.versions);
  const since = Date.parse(author.at) - days * 86_400_000;
  const freed = byAge(remote).filter(
    (version) =>
      !given.has(version) &&
      !newest.includes(version) &&
      Date.parse(remote.versions[version]?.builtAt ?? '') < since,
  );
  if (freed.length === 0) return { document, freed };
  const versions = Object.fromEntries(
    Object.entries(remote.versions).filter(([version]) => !freed.includes(version)),
  );
  const change = `forgot ${freed.join(', ')}`;
  return { document: moved(document, name, { ...remote, versions }, change, author), freed };
};

const switched = (
  document: RegistryDocument,
  name: string,
  isOpen: boolean,
  author: Author,
): RegistryDocument => {
  const remote = remoteOf(document, name);
  if (remote.enabled === isOpen)
    throw new RegistryRefused('nothing', `${name} is ${isOpen ? 'open' : 'closed'} already.`);
  return moved(document, name, { ...remote, enabled: isOpen }, isOpen ? 'opened' : 'closed', author);
};

const moved = (
  document: RegistryDocument,
  name: string,
  remote: RegistryRemote,
  change: string,
  author: Author,
): RegistryDocument =>
  written(document, { remotes: { ...document.remotes, [name]: remote } }, `${name} ${change}`, author);

/**
 * One revision more, chained to the one before. A registry of before lineages gets one that is named after the document
 * it is moved from: whoever moves the same document names it alike.
 */
const written = (
  former: RegistryDocument,
  over: Partial<RegistryDocument>,
  change: string,
  { by, at, reason }: Author,
): RegistryDocument => {
  const parent = digestOf(former);
  const revision = former.revision + 1;
  const line = { revision, at, by, reason, change, parent };
  return {
    ...former,
    lineage: former.lineage ?? parent,
    ...over,
    revision,
    history: [...former.history, line].slice(-longestHistory),
  };
};

const remoteOf = (document: RegistryDocument, name: string): RegistryRemote => {
  const remote = document.remotes[name];
  if (remote !== undefined) return remote;
  const known = Object.keys(document.remotes).join(', ');
  throw new RegistryRefused(
    'unknown',
    `The registry has no ${name}. It has ${known === '' ? 'none' : known}.`,
  );
};

const versionOf = (
  { versions }: Pick<RegistryRemote, 'versions'>,
  name: string,
  version: string,
): RemoteVersion => {
  const found = versions[version];
  if (found !== undefined) return found;
  throw new RegistryRefused(
    'unknown',
    `${name} has no version ${version}. It has ${Object.keys(versions).join(', ')}.`,
  );
};

/** Newest first. */
const byAge = ({ versions }: Pick<RegistryRemote, 'versions'>): string[] =>
  Object.entries(versions)
    .toSorted(([, a], [, b]) => b.builtAt.localeCompare(a.builtAt))
    .map(([version]) => version);

const isOlder = ({ versions }: Pick<RegistryRemote, 'versions'>, a: string, b: string): boolean =>
  (versions[a]?.builtAt ?? '') < (versions[b]?.builtAt ?? '');

const newestOf = (remote: RegistryRemote): string => byAge(remote)[0] ?? remote.stable;

const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);
