import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '../packing/pack.ts';
import { dependenciesIn, type Lockfile } from './lockfile.ts';
import {
  importerBlock,
  type Line,
  overrideLines,
  packageBlock,
  section,
  snapshotBlock,
} from './lockfile-text.ts';

type Wanted = Readonly<Record<string, string>>;
type Project = { dependencies: Wanted; devDependencies: Wanted; overrides: Wanted };
/** The packed packages: their folder, and its path as seen from the project. */
export type Shelf = { folder: string; from: string; packed: readonly Packed[] };

/**
 * A lockfile for a remote in a repository of its own: every package, including transitive ones, in the
 * version with which this mall is built and tested. It can be installed without asking a registry for
 * versions.
 */
export const pinnedLockfile = (house: Lockfile, project: Project, shelf: Shelf): string => {
  const versionOf = chooser(house, shelf);
  const ours = shelf.packed.map((each) => entriesOf(each, shelf, versionOf));
  const snapshots = new Map([
    ...house.snapshots,
    ...ours.map(({ key, snapshot }) => [key, snapshot] as const),
  ]);
  const packages = new Map([...house.packages, ...ours.map(({ key, found }) => [key, found] as const)]);

  const lines = (wanted: Wanted): Line[] =>
    Object.entries(wanted).map(([name, specifier]) => ({ name, specifier, version: versionOf(name) }));
  const groups = {
    dependencies: lines(project.dependencies),
    devDependencies: lines(project.devDependencies),
  };
  const asked = Object.values(groups).flat();
  const reached = reachable(
    asked.map(({ name, version }) => `${name}@${version}`),
    snapshots,
  );
  const named = new Set([...reached].map((key) => key.replace(/\(.*$/, ''))); // without the peers that it was met by
  return [
    house.head,
    `overrides:\n${overrideLines(project.overrides)}`,
    section('importers', [['.', importerBlock(groups)]]),
    section('packages', only(packages, named)),
    section('snapshots', only(snapshots, reached)),
  ].join('\n');
};

type VersionOf = (name: string, importers?: readonly string[]) => string;

/** The version in the first importer of the repository that has one; our own packages are their tarballs. */
const chooser =
  (house: Lockfile, shelf: Shelf): VersionOf =>
  (name, importers = ['mf-promotion', 'shared/testing', '.']) => {
    const own = shelf.packed.find((each) => each.name === name);
    if (own !== undefined) return `file:${shelf.from}/${own.file}`;
    const versions = importers.map((importer) => house.importers.get(importer)?.get(name));
    const found = versions.find((version) => version !== undefined);
    if (found === undefined) throw new Error(`The lockfile has no ${name} for ${importers.join(', ')}.`);
    return found;
  };

const entriesOf = (
  { name, room, version, file, bin, dependencies }: Packed,
  shelf: Shelf,
  versionOf: VersionOf,
) => {
  const from = versionOf(name);
  const key = `${name}@${from}`;
  const digest = createHash('sha512').update(readFileSync(join(shelf.folder, file)));
  const needs = Object.keys(dependencies).map((each) => [each, versionOf(each, [`shared/${room}`])] as const);
  return {
    key,
    found: packageBlock(name, { from, version, bin, integrity: `sha512-${digest.digest('base64')}` }),
    snapshot: snapshotBlock(key, needs),
  };
};

const reachable = (from: readonly string[], snapshots: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    const block = snapshots.get(key);
    if (block === undefined) throw new Error(`The lockfile has no ${key}.`);
    reached.add(key);
    open.push(...dependenciesIn(block));
  }
  return reached;
};

const only = (blocks: ReadonlyMap<string, string>, wanted: ReadonlySet<string>): [string, string][] =>
  [...blocks].filter(([key]) => wanted.has(key));
