import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** What a test of the server needs: no database or its own, PostgreSQL alone, or both engines one after the other. */
export type Needs = 'none' | 'postgres' | 'both';

/**
 * Tests whose answers depend on the engine: what is stored and found again by more than one request at a time, and who may call
 * what. They run on the embedded database too. Of all others every statement that they sent to PostgreSQL is prepared on it
 * (server/src/testing/prepare-statements.ts).
 */
const onBothEngines =
  /^(platform\/db|trade\/(orders|cart|payments)|campaign\/seckill|testing\/process)\/|^testing\/(invariants|matrix|model|races)\.test/;

/** How a test comes by the database that it is told to use. One that opens its own needs none to be given. */
const usesDatabase =
  /\b(startApi|startMallWithGateways|ownDatabase|postgresDatabase|openPostgres|freshDatabase)\b/;

const sources = join(root, 'server/src');

/** What the test in a file of server/src needs. `file` is relative to it, with slashes. */
export const needsOf = (file: string, text: string): Needs => {
  if (!usesDatabase.test(text)) return 'none';
  return onBothEngines.test(file) ? 'both' : 'postgres';
};

/** The test files of the server with these needs, as regular expressions of their paths. */
export const serverTests = (...wanted: Needs[]): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => wanted.includes(needsOf(file, readFileSync(join(sources, file), 'utf8'))))
    .map((file) => `/server/src/${file.replaceAll('.', '\\.')}$`);
