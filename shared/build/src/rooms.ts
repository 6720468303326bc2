import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole house. */
export const house = path.resolve(import.meta.dirname, '../../..');

export type Mode = 'production' | 'development';

/** The folder that a configuration file stands in, from its `import.meta.url`. */
export const roomOf = (configUrl: string): string => path.dirname(fileURLToPath(configUrl));

/** Every folder that is a remote: `mf-catalog`, … */
export const remoteRooms = (): string[] =>
  readdirSync(house)
    .filter((name) => name.startsWith('mf-'))
    .sort()
    .map((name) => path.join(house, name));

/** `/…/mf-catalog` is `mf_catalog` in the page, because the name becomes a global variable. */
export const remoteNameOf = (room: string): string => path.basename(room).replaceAll('-', '_');

/** The seller's remote also runs on a page without our shell, so it brings what it shares. */
export const runsAlone = (room: string): boolean => path.basename(room) === 'mf-seller';

/** The exact version of an installed package, as seen from a folder of the house. */
export const installedVersion = (from: string, name: string): string =>
  stringField(readJson(path.join(house, from, 'node_modules', name, 'package.json')), 'version');

export const packageVersion = (room: string): string =>
  stringField(readJson(path.join(room, 'package.json')), 'version');

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const stringField = (value: unknown, field: string): string => {
  if (typeof value === 'object' && value !== null && field in value) {
    const found: unknown = Reflect.get(value, field);
    if (typeof found === 'string') return found;
  }
  throw new Error(`No ${field} in ${JSON.stringify(value)?.slice(0, 80)}`);
};
