import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { house, packageVersion, runsAlone } from './rooms.ts';

/**
 * The version of a remote: its package version and a digest of everything that its bundle is made from. The same
 * sources give the same folder, so a folder under /remotes never changes.
 */
export const contentVersion = (room: string): string => {
  const used = [
    'shared/contract',
    'shared/ui',
    'shared/build',
    ...(runsAlone(room) ? ['shared/platform'] : []),
  ];
  return `${packageVersion(room)}-${digestOf([room, ...used.map((folder) => path.join(house, folder))])}`;
};

/** `1.0.0-5204d9d500` → `5204d9d500` */
export const digestIn = (version: string): string => version.slice(version.lastIndexOf('-') + 1);

/** A digest of what the shell's two bundles are made from. */
export const shellDigest = (): string =>
  digestOf(
    ['shell', 'shared/contract', 'shared/ui', 'shared/platform', 'shared/registry', 'shared/build'].map(
      (folder) => path.join(house, folder),
    ),
  );

/** A digest of this package: what was compiled by another configuration is not taken from the cache. */
export const buildDigest = (): string => digestOf([path.join(house, 'shared/build')]);

const digestOf = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(sources), path.join(house, 'pnpm-lock.yaml')]) {
    hash.update(path.relative(house, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
};

const sources = (folder: string): string[] =>
  globSync('{*.ts,package.json,src/**/*.{ts,tsx,js,json,css,png,svg,webp,woff2}}', { cwd: folder })
    .filter((file) => !notBundled.test(file))
    .sort()
    .map((file) => path.join(folder, file));

/** Tests, and the server's half of the contract, of which the browser imports types only. */
const notBundled = /\.(test|spec)\.tsx?$|\.ops\.ts$|(^|\/)dist\//;
