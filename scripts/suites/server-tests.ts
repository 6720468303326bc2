import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/**
 * The database that a test of the server needs: none or its own, PostgreSQL alone, or both engines one after
 * the other.
 */
export type Needs = 'none' | 'postgres' | 'both';

/**
 * Tests whose answers depend on the engine: what is stored and found again by more than one request at a time, and the
 * way of an order from the cart to its payment. They run on the embedded database too. For all others, every statement
 * that they sent to PostgreSQL is prepared on it (server/src/testing/prepare-statements.ts).
 */
const onBothEngines = new RegExp(
  [
    /^(platform\/db|testing\/process)\//,
    /^trade\/(cart\/cart|orders\/orders|payments\/payments)\.test/,
    /^campaign\/seckill\/(rush|gate\/gate)\.test/,
    /^web\/composer\/registry-memory\.test/,
    /^testing\/(invariants|model|races|shadow-fuzz)\.test/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** How a test gets the database that it is given. A test that opens its own needs none. */
const usesDatabase =
  /\b(startApi|startMallWithGateways|ownDatabase|postgresDatabase|openPostgres|freshDatabase)\b/;

const sources = join(root, 'server/src');

/** The needs of the test in a file of server/src. `file` is relative to it, with slashes. */
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

/**
 * The test files of the server that a suite of `npm test` leaves to the other. In the long run every area runs on the
 * embedded database too; without a suite all tests run.
 */
export const leftOut = (suite: string | undefined, isLong: boolean): string[] => {
  if (suite === 'api') return serverTests('none');
  return suite === 'unit' && !isLong ? serverTests('postgres') : [];
};
