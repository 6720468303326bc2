import { digestOf } from './canonical.ts';
import { RegistryRefused } from './refused.ts';
import type { RegistryDocument } from './schema.ts';

/** One document in the order of all: which registry it belongs to, how often that was moved, and its digest. */
export type Head = { readonly lineage: string; readonly revision: number; readonly digest: string };

/** What a reader knows: the newest document it has accepted, and the lineages it has left for another. */
export type Heads = { readonly current: Head | undefined; readonly former: readonly string[] };

/** How a document was found to follow the known one; `unchained`: by its revision alone. */
export type Following = 'first' | 'same' | 'chained' | 'unchained' | 'begun';

/** The lineage of documents that were written before lineages: every other one is newer. */
export const beforeLineages = '';

export const headOf = (document: RegistryDocument): Head => ({
  lineage: document.lineage ?? beforeLineages,
  revision: document.revision,
  digest: digestOf(document),
});

/**
 * Whether a signed document may take the place of the known one. Only revisions and digests count: a clock that is
 * wrong decides nothing. Throws RegistryRefused `untrusted` for an older one, for another one of the same revision, for
 * one that does not descend from the known one, and for a lineage that was left.
 */
export const mustFollow = (document: RegistryDocument, { current, former }: Heads): Following => {
  if (current === undefined) return 'first';
  const { lineage, revision, digest } = headOf(document);
  if (lineage !== current.lineage) {
    if (lineage === beforeLineages || former.includes(lineage))
      throw refused('belongs to a lineage that this mall has left for a newer one');
    return 'begun';
  }
  if (revision < current.revision)
    throw refused(`is revision ${revision}, older than revision ${current.revision}, which is known`);
  if (revision === current.revision) {
    if (digest === current.digest) return 'same';
    throw refused(`is not the one that is known: two documents have the revision ${revision}`);
  }
  const next = document.history.find((line) => line.revision === current.revision + 1);
  if (next === undefined || (next.parent === undefined && lineage === beforeLineages)) return 'unchained';
  if (next.parent === current.digest) return 'chained';
  throw refused(
    `is revision ${revision} and does not descend from the revision ${current.revision} that is known`,
  );
};

/**
 * Throws RegistryRefused `untrusted` when a document brings back a list of teams from before that of the known one, which
 * the root key has signed as well. A registry that was begun anew begins with no list.
 */
export const mustKeepTeams = (document: RegistryDocument, known: RegistryDocument | undefined): void => {
  if (known?.lineage !== document.lineage) return;
  const [now, then] = [document.teams?.serial ?? 0, known?.teams?.serial ?? 0];
  if (now < then) throw refused(`has list ${now} of teams, older than list ${then}, which is known`);
};

const refused = (what: string): RegistryRefused =>
  new RegistryRefused(
    'untrusted',
    `The registry in the store ${what}. If the store was restored on purpose, begin a new lineage: \`npm run remote -- new-lineage --reason "…"\`.`,
  );
