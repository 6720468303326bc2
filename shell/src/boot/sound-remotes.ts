import type { BootManifest, BootRemote } from '@mall/registry/boot-manifest';

/**
 * The manifest without entries of a wrong shape, which would break the page: a note for the inspector names each, and `tell`
 * is called for it. Everything else of the mall stays.
 */
export const soundRemotes = (
  given: Pick<BootManifest, 'remotes'> & Partial<BootManifest>,
  tell: (name: string) => void,
): BootManifest => {
  const isBroken = (remote: unknown) => !isSound(remote);
  const broken = given.remotes.filter(isBroken).map((remote) => String(recordOf(remote)['name']));
  broken.forEach(tell);
  return {
    revision: 0,
    inspector: false,
    ...given,
    notes: [...(given.notes ?? []), ...broken.map((name) => `${name}: malformed, publish it anew`)],
    remotes: given.remotes.filter(isSound),
  };
};

/** What each item of a list must have: texts, and texts by language. */
const needs = {
  routes: ['id', 'path', 'layout', 'title'],
  nav: ['surface', 'group', 'routeId', 'label'],
  slots: ['at', 'policy'],
  services: ['id', 'version'],
};

const isSound = (remote: unknown): remote is BootRemote =>
  has(remote, ['name', 'version', 'channel', 'base', 'i18n']) &&
  Object.entries(needs).every(([list, keys]) => {
    const items = remote[list];
    return Array.isArray(items) && items.every((item: unknown) => has(item, keys));
  });

const has = (value: unknown, keys: readonly string[]): value is Record<string, unknown> => {
  const from = recordOf(value);
  return keys.every(
    (key) => typeof (/^(title|label)$/.test(key) ? recordOf(from[key])['zh'] : from[key]) === 'string',
  );
};

/** Any value; what is no object has no keys. */
const recordOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;
