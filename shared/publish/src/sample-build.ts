import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltRemote, type RegistryDocument, RegistryRefused } from '@mall/registry';
import { sampleVersion } from '@mall/registry/sample';

/**
 * A small build of mf_catalog in `<room>/dist/<version>`, for tests of publishing; returns the package's
 * folder.
 */
export const sampleBuild = (room: string, version: string, over: Partial<BuiltRemote> = {}): string => {
  const { declares, shared, integrity, files } = sampleVersion(version);
  const builtAt = new Date(
    Date.UTC(2026, 9, 1) + Number(version.split('.').at(-1)) * 86_400_000,
  ).toISOString();
  const built = { name: declares.name, version, declares, shared, integrity, files, builtAt, ...over };
  const folder = path.join(room, 'dist', version);
  mkdirSync(folder, { recursive: true });
  const named = Object.values(files).flatMap((byKey) => Object.values(byKey).flat());
  for (const file of ['remoteEntry.js', ...named])
    writeFileSync(path.join(folder, file), `${file} of ${version}`);
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(built));
  writeFileSync(path.join(folder, 'complete'), '');
  return room;
};

/** A registry without remotes, for a shell that shares what the samples need. */
export const emptyRegistry = (): RegistryDocument => ({
  schemaVersion: 1,
  lineage: 'sample',
  revision: 0,
  platform: '1.4.0',
  shares: { react: '19.3.1' },
  remotes: {},
  history: [],
});

/** The reason of a refusal, or `done`. */
export const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof RegistryRefused) return error.reason;
      throw error;
    },
  );
