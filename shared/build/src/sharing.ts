import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder, packageVersion } from './rooms.ts';

/**
 * The kind of consumer: the shell provides, a remote consumes, the seller's remote consumes but brings its
 * own for a page without shell.
 */
export type Part = 'host' | 'remote' | 'standalone';

/**
 * The one list of libraries that a page loads once. The shell has them in its first files; a remote has no
 * copy and is refused, alone, when the shell's version does not satisfy it.
 */
export const sharing = (part: Part) =>
  Object.fromEntries(shared().map((entry) => [entry.key, terms(entry, part)]));

/** The libraries that the shell shares, with their versions; the registry lists them. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    shared()
      .filter(({ key }) => !key.endsWith('/'))
      .map(({ key, version }) => [key, version]),
  );

/** The libraries that each remote needs of the shell, as ranges; the registry has a copy. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([key, version]) => [key, `^${version}`]));

const platform = packageFolder('@mall/platform', import.meta.dirname);
const facade = (name: string): string =>
  createRequire(import.meta.url).resolve(`@mall/platform/facades/${name}`);
const library = (name: string, file: string): string => path.join(packageFolder(name, platform), file);

/**
 * Sources write `from 'react-router-dom'` and get a narrow re-export, because shared modules are not
 * tree-shaken.
 */
const facades: Record<string, string> = {
  'react-router-dom': facade('react-router-dom'),
  'react-i18next': facade('react-i18next'),
  '@tanstack/react-query': facade('react-query'),
  'styled-components': facade('styled-components'),
  axios: facade('axios'),
};

/** Where the facades find the libraries behind them. */
export const behindFacades: Record<string, string> = {
  'real-react-router-dom$': library('react-router-dom', 'dist/index.mjs'),
  'real-react-i18next$': library('react-i18next', 'dist/es/index.js'),
  'real-react-query$': library('@tanstack/react-query', 'build/modern/index.js'),
  'real-styled-components$': library('styled-components', 'dist/styled-components.browser.esm.js'),
  'real-axios': library('axios', 'lib'),
};

const nothing = path.join(import.meta.dirname, 'federation-none.js');
const ourCalls = path.join(import.meta.dirname, 'federation-calls.js');
const ourSharing = path.join(import.meta.dirname, 'federation-sharing.js');

/** Internal files of libraries that the mall does not need, or replaces by something smaller. */
export const leftOut: readonly (readonly [file: RegExp, instead: string])[] = [
  [/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, facade('axios-without-fetch.js')],
  [/axios[\\/]lib[\\/]defaults[\\/]index\.js$/, facade('axios-defaults.js')],
  [/axios[\\/]lib[\\/]helpers[\\/]AxiosURLSearchParams\.js$/, facade('axios-without-params.js')],
  [/axios[\\/]lib[\\/]core[\\/]mergeConfig\.js$/, facade('axios-merge.js')],
  [/axios[\\/]lib[\\/]helpers[\\/]validator\.js$/, facade('axios-unchecked.js')],
  [/query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/, facade('no-infinite-queries.js')],
  [/lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, facade('lucide-icon.js')],
  [/@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/, ourSharing],
  [/@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, nothing],
  [
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](attachShareScopeMap|consumes|getSharedFallbackGetter|initContainerEntry|initializeSharing|installInitialConsumes)\.js$/,
    ourCalls,
  ],
  [/@module-federation[\\/]runtime[\\/]dist[\\/](bundler|index)\.js$/, nothing],
];

type Shared = { key: string; version: string };

const shared = (): Shared[] => {
  const of = (name: string, keys = [name]) => {
    const version = packageVersion(packageFolder(name, platform));
    return keys.map((key) => ({ key, version }));
  };
  return [
    ...of('react', ['react', 'react/']),
    ...of('react-dom', ['react-dom', 'react-dom/']),
    ...[
      'react-router-dom',
      'styled-components',
      'i18next',
      'react-i18next',
      'axios',
      '@tanstack/react-query',
    ].flatMap((name) => of(name)),
    { key: '@mall/platform', version: packageVersion(platform) },
  ];
};

const terms = ({ key, version }: Shared, part: Part) => {
  const source = facades[key] === undefined ? {} : { import: facades[key] };
  const both = { version, requiredVersion: `^${version}`, singleton: true, strictVersion: true };
  if (part === 'host') return { ...both, ...source, eager: true };
  return part === 'remote' ? { ...both, import: false as const } : { ...both, ...source };
};
