import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../platform/db/error-code.ts';
import { allStatements, migrate } from '../platform/db/migrate.ts';
import { openPglite } from '../platform/db/open.ts';
import { markSecret } from '../platform/sealed-fields/sealing.ts';
import { secretText, testSecret } from './given.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/tests');

/**
 * An empty, migrated PGlite as a file from which tests start: making one takes seconds, loading one a few
 * tenths.
 */
export const migratedSnapshot = async (): Promise<Blob> => {
  const shape = createHash('sha256')
    .update(allStatements.join() + secretText)
    .digest('hex')
    .slice(0, 16);
  const file = path.join(cache, `pglite-${shape}.tar`);
  return read(file) ?? make(file);
};

const read = (file: string): Blob | null => {
  try {
    return new Blob([readFileSync(file)]);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Two workers may make it at once: each writes beside and renames, so that nobody reads half of one. */
const make = async (file: string): Promise<Blob> => {
  const opened = await openPglite(null);
  await migrate(opened.db);
  await markSecret(opened.db, testSecret);
  const snapshot = await opened.pglite?.dumpDataDir('none');
  await opened.close();
  if (snapshot === undefined) throw new Error('no snapshot');
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(draft, file);
  return snapshot;
};
