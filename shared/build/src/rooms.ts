import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root folder of the repository. Only code that builds all of it uses this: a remote may also be in a
 * repository of its own.
 */
export const house = path.resolve(import.meta.dirname, '../../..');

export type Mode = 'production' | 'development';

/** The folder of a configuration file, from its `import.meta.url`. */
export const roomOf = (configUrl: string): string => path.dirname(fileURLToPath(configUrl));

/** Every folder that is a remote: `mf-catalog`, … */
export const remoteRooms = (): string[] =>
  readdirSync(house)
    .filter((name) => name.startsWith('mf-'))
    .sort()
    .map((name) => path.join(house, name));

/** `/…/mf-catalog` is `mf_catalog` in the page, because the name becomes a global variable. */
export const remoteNameOf = (room: string): string => path.basename(room).replaceAll('-', '_');

/** A remote with lifecycles also runs on a page without our shell, so it brings its shared libraries. */
export const runsAlone = (room: string): boolean => existsSync(path.join(room, 'src/expose/lifecycles.ts'));

/** The folder of the lockfile for a package: the whole repository, or the package itself. */
export const homeOf = (room: string): string => {
  for (let folder = path.resolve(room); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, lockfile))) return folder;
    if (folder === path.dirname(folder))
      throw new Error(
        `${room} has no ${lockfile}, which is a part of its version: run \`pnpm install\` first.`,
      );
  }
};

export const lockfile = 'pnpm-lock.yaml';

/** Where a package is installed, as seen from a folder: a workspace package, or files from a registry. */
export const packageFolder = (name: string, from: string): string => {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed where ${from} could find it.`);
  return realpathSync(found);
};

/** The exact version of a package, by its folder. */
export const packageVersion = (folder: string): string =>
  stringField(readJson(path.join(folder, 'package.json')), 'version');

export const packageName = (folder: string): string =>
  stringField(readJson(path.join(folder, 'package.json')), 'name');

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const stringField = (value: unknown, field: string): string => {
  if (typeof value === 'object' && value !== null && field in value) {
    const found: unknown = Reflect.get(value, field);
    if (typeof found === 'string') return found;
  }
  throw new Error(`No ${field} in ${JSON.stringify(value)?.slice(0, 80)}`);
};
