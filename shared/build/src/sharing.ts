import path from 'node:path';
import { house, installedVersion, packageVersion } from './rooms.ts';

/** Who asks: the shell gives, a remote takes, the seller's remote takes but brings its own for a page without shell. */
export type Part = 'host' | 'remote' | 'standalone';

/**
 * The one list of libraries that a page holds once. The shell has them in its first files; a remote has no copy and is
 * refused, alone, when the shell's version does not satisfy it.
 */
export const sharing = (part: Part) => Object.fromEntries(shared().map((entry) => [entry.key, terms(entry, part)]));

/** What each remote needs of the shell, as ranges; a copy stands in the registry. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(shared().filter(({ key }) => !key.endsWith('/')).map(({ key, version }) => [key, `^${version}`]));

/** Sources write `from 'react-router-dom'` and get the narrow re-export, because shared modules are not tree-shaken. */
export const facades: Record<string, string> = {
  'react-router-dom': path.join(house, 'shared/platform/src/facades/react-router-dom.ts'),
};

type Shared = { key: string; version: string };

const shared = (): Shared[] => {
  const of = (name: string, keys = [name]) => keys.map((key) => ({ key, version: installedVersion('shared/platform', name) }));
  return [
    ...of('react', ['react', 'react/']),
    ...of('react-dom', ['react-dom', 'react-dom/']),
    ...['react-router-dom', 'styled-components', 'i18next', 'react-i18next', 'axios', '@tanstack/react-query'].flatMap((name) => of(name)),
    { key: '@mall/platform', version: packageVersion(path.join(house, 'shared/platform')) },
  ];
};

const terms = ({ key, version }: Shared, part: Part) => {
  const source = facades[key] === undefined ? {} : { import: facades[key] };
  const both = { version, requiredVersion: `^${version}`, singleton: true, strictVersion: true };
  if (part === 'host') return { ...both, ...source, eager: true };
  return part === 'remote' ? { ...both, import: false as const } : { ...both, ...source };
};
