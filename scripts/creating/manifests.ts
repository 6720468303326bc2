import { exactVersion, type Versions } from '../packing/packages.ts';
import type { Names } from './names.ts';

const ours = ['@mall/build', '@mall/contract', '@mall/platform', '@mall/ui'];
const libraries = ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom', 'styled-components'];
const types = ['@types/react', '@types/react-dom'];
const tools = ['@testing-library/react', '@types/jest', '@types/node', 'jest', 'typescript'];

/** The package.json of a remote in this repository, where the catalog has the versions. */
export const roomManifest = ({ name }: Names) => ({
  name: `@mall/${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  // Node reads the configuration itself: webpack-cli needs no interpreter for TypeScript.
  scripts: { build: 'webpack build --disable-interpret', dev: 'webpack serve --disable-interpret' },
  dependencies: {
    ...fromEntries(ours, () => 'workspace:*'),
    ...fromEntries(libraries, () => 'catalog:'),
  },
  devDependencies: {
    '@mall/testing': 'workspace:*',
    ...fromEntries([...types, 'webpack', 'webpack-cli', 'webpack-dev-server'], () => 'catalog:'),
  },
});

/**
 * The package.json of a remote in a repository of its own. `packageAt`: the source of a package of the mall.
 */
export const standaloneManifest = (
  { name }: Names,
  versions: Versions,
  packageAt: (name: string) => string,
) => {
  const exact = (each: string): string => exactVersion(each, 'catalog:', versions);
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=24.9' },
    scripts: {
      dev: 'mall-build dev',
      build: 'mall-build build',
      test: 'jest && node --test test/*.test.ts',
      types: 'tsc -p tsconfig.json',
      publish: 'mall-remote publish',
    },
    dependencies: {
      ...fromEntries([...ours].sort(), packageAt),
      ...fromEntries(libraries, exact),
    },
    devDependencies: {
      ...fromEntries(['@mall/publish', '@mall/smoke', '@mall/testing'], packageAt),
      ...fromEntries([...tools, ...types].sort(), exact),
    },
  };
};

/** For other compilers: 50 MB that no remote needs. */
const leftOut = { '@module-federation/rspack>@rspack/core': '-' };

/** pnpm's overrides: a dependency on another package of the mall comes from the same source. */
export const overridesOf = (packages: readonly string[], packageAt: (name: string) => string) => ({
  ...leftOut,
  ...fromEntries(packages, packageAt),
});

/** pnpm's settings in a repository of its own. No package may run an install script. */
export const workspaceSettings = (overrides: Readonly<Record<string, string>>): string =>
  [
    'overrides:',
    ...Object.entries(overrides).map(
      ([name, version]) => `  ${JSON.stringify(name)}: ${JSON.stringify(version)}`,
    ),
    '',
    '# jest runs ES modules of packages as they are.',
    'nodeOptions: --experimental-vm-modules --disable-warning=ExperimentalWarning',
    'strictDepBuilds: true',
    'allowBuilds:',
    ...['@parcel/watcher', '@swc/core', 'core-js', 'core-js-pure', 'styled-components', 'unrs-resolver'].map(
      (name) => `  ${JSON.stringify(name)}: false`,
    ),
    '',
  ].join('\n');

const fromEntries = (names: readonly string[], valueOf: (name: string) => string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)]));
