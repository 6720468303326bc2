import type { RegistryDocument } from '@mall/registry';

type History = RegistryDocument['history'];

/**
 * Since when the remote's candidate is this version, with any share. Undefined when the history does not
 * contain it.
 */
export const candidateSince = (history: History, name: string, version: string): Date | undefined => {
  const lines = linesOf(history, name);
  const ended = lines.findLastIndex(({ what }) => / → | taken back/.test(what));
  return momentOf(lines.slice(ended + 1).find(({ what }) => what.startsWith(`${version} for `)));
};

/**
 * Since when everybody has this version, unless a rollback brought it: a version that repaired a mall is not
 * judged again.
 */
export const stableSince = (history: History, name: string, version: string): Date | undefined =>
  momentOf(linesOf(history, name).findLast(({ what }) => what.endsWith(` → ${version}`)));

/**
 * Whether somebody, or the watch itself, has rolled the version back before. A person who gives it again does
 * so deliberately.
 */
export const wasRolledBack = (history: History, name: string, version: string): boolean =>
  linesOf(history, name).some(
    ({ what }) =>
      what.startsWith(`${version} taken back`) ||
      (what.startsWith(`${version} → `) && what.endsWith(', rolled back')),
  );

type Line = { at: string; what: string };

/** The lines of one remote, without its name; the verbs are those of `moves` in the registry. */
const linesOf = (history: History, name: string): Line[] =>
  history.flatMap(({ at, change }) =>
    change.startsWith(`${name} `) ? [{ at, what: change.slice(name.length + 1) }] : [],
  );

const momentOf = (line: Line | undefined): Date | undefined =>
  line === undefined ? undefined : new Date(line.at);
