import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** The shared packages for a remote in a repository of its own, by their folders. */
export const packedRooms = [
  'contract',
  'registry',
  'platform',
  'ui',
  'build',
  's3',
  'publish',
  'smoke',
  'testing',
] as const;

export type PackedRoom = (typeof packedRooms)[number];

/** The fields of a package.json that packing reads. */
export type Manifest = {
  name: string;
  version: string;
  type?: string;
  sideEffects?: boolean | readonly string[];
  bin?: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
};

/** The sources of exact versions: the catalog of the workspace, and our own packages. */
export type Versions = { catalog: ReadonlyMap<string, string>; ours: ReadonlyMap<string, string> };

export const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));

export const readVersions = (): Versions => ({
  catalog: readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
  ours: new Map(
    packedRooms.map((room) => {
      const { name, version } = manifestOf(`shared/${room}`);
      return [name, version];
    }),
  ),
});

/** The lines of `catalog:`, each `name: version`. */
export const readCatalog = (workspace: string): ReadonlyMap<string, string> => {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  const lines = [...block.matchAll(/^ {2}"?([^":\s]+)"?: ([\d.]+)/gm)];
  return new Map(lines.map(([, name = '', version = '']) => [name, version]));
};

/** Replaces `workspace:*` and `catalog:` by their version. Throws when there is none. */
export const exactVersion = (name: string, wanted: string, { catalog, ours }: Versions): string => {
  const found = wanted.startsWith('workspace:') ? ours.get(name) : catalog.get(name);
  if (found === undefined) throw new Error(`${name} (${wanted}) has no version to pack it with.`);
  return found;
};

/**
 * The packed package.json: emitted files instead of sources, exact versions, without what only this
 * repository needs.
 */
export const packedManifest = (manifest: Manifest, versions: Versions) => {
  const { name, version, type, sideEffects, bin, exports = {}, dependencies = {} } = manifest;
  return {
    name,
    version,
    license: 'MIT',
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    bin: bin === undefined ? undefined : mapped(bin, emitted),
    exports: mapped(exports, doorOf),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([each, wanted]) => [each, exactVersion(each, wanted, versions)]),
    ),
  };
};

const doorOf = (file: string) =>
  /\.tsx?$/.test(file)
    ? { types: emitted(file).replace(/\.js$/, '.d.ts'), default: emitted(file) }
    : emitted(file);

/** `./src/a/b.tsx` → `./lib/a/b.js` */
const emitted = (file: string): string => file.replace(/^\.\/src\//, './lib/').replace(/\.tsx?$/, '.js');

const mapped = <From, To>(
  table: Readonly<Record<string, From>>,
  to: (from: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(table).map(([key, value]) => [key, to(value)]));
