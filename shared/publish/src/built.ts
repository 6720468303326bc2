import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bytesOf } from '@mall/build/bytes';
import { BuiltRemote, RegistryRefused, type RemoteVersion, versionOf } from '@mall/registry';

/** A version of a remote in a folder. */
export type Build = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly found: RemoteVersion;
  /** Its files, as paths below the folder. */
  readonly files: readonly string[];
};

/** Reads a build from a folder. Throws RegistryRefused when it is not one, or is unfinished. */
export const buildIn = (folder: string): Build => {
  const entries = listed(folder);
  if (!entries.includes('complete'))
    throw new RegistryRefused('unknown', `${folder} holds no finished build. Say \`build\` first.`);
  const read = BuiltRemote.safeParse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));
  if (!read.success)
    throw new RegistryRefused('unfit', `${folder}/remote.json is not what a build writes.`, [
      read.error.message,
    ]);
  const { name, version, files } = read.data;
  return {
    folder,
    name,
    version,
    found: versionOf(read.data, bytesOf(folder, files)),
    files: entries.filter((file) => !notServed.has(file)),
  };
};

/** The build's own notes: a marker, and statistics with folders of the machine. */
const notServed = new Set(['complete', 'mf-stats.json', 'mf-stats.json.br', 'mf-stats.json.gz']);

const listed = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      )
      .sort();
  } catch {
    return [];
  }
};
