import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  homeOf,
  house,
  lockfile,
  packageFolder,
  packageName,
  packageVersion,
  readJson,
  runsAlone,
} from './rooms.ts';

/**
 * The version of a remote: its package version and a digest of everything that its bundle is made from. The
 * same sources give the same folder, so a folder under /remotes never changes.
 */
export const contentVersion = (room: string): string => {
  // The platform is in the page already, unless the remote also runs without our shell.
  const bundled = ourPackages(room).filter((name) => name !== '@mall/platform' || runsAlone(room));
  return `${packageVersion(room)}-${digestOf(room, bundled)}`;
};

/** `1.0.0-5204d9d500` → `5204d9d500` */
export const digestIn = (version: string): string => version.slice(version.lastIndexOf('-') + 1);

/** A digest of the sources of the shell's two bundles. */
export const shellDigest = (): string => {
  const room = path.join(house, 'shell');
  return digestOf(room, ourPackages(room));
};

/** A digest of this package: files compiled by another configuration are not taken from a package's cache. */
export const buildDigest = (room: string): string => digest([[name, folder]], homeOf(room));

const name = '@mall/build';
const folder = path.dirname(import.meta.dirname);

/** Our packages that a remote is built with, in the repository or installed from files. */
const ourPackages = (room: string): string[] => {
  const { dependencies = {} } = readJson(path.join(room, 'package.json')) as {
    dependencies?: Record<string, string>;
  }; // the shape that npm defines
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith('@mall/'))
    .sort();
};

const digestOf = (room: string, packages: readonly string[]): string =>
  digest(
    [[packageName(room), room], ...packages.map((each) => [each, packageFolder(each, room)] as const)],
    homeOf(room),
  );

/** Names instead of paths: the same sources have the same digest wherever they are. */
const digest = (parts: readonly (readonly [name: string, folder: string])[], home: string): string => {
  const hash = createHash('sha256');
  const add = (label: string, file: string) =>
    hash.update(label).update('\0').update(readFileSync(file)).update('\0');
  for (const [part, within] of parts)
    for (const file of sources(within)) add(`${part}/${file}`, path.join(within, file));
  add(lockfile, path.join(home, lockfile));
  return hash.digest('hex').slice(0, 10);
};

/** In a packed package, `lib` replaces `src`. */
const sources = (within: string): string[] =>
  globSync('{*.ts,package.json,{src,lib}/**/*.{ts,tsx,js,json,css,png,svg,webp,woff2}}', { cwd: within })
    .filter((file) => !notBundled.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Tests, types, and the server's half of the contract, of which the browser imports only types. */
const notBundled = /\.(test|spec)\.tsx?$|\.ops\.[jt]s$|\.d\.ts$|(^|\/)dist\//;
