import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMall } from './build-mall.ts';
import { fuzzedOperations } from './fuzzed.ts';
import { gateSuite } from './gate-suite.ts';
import { runJest } from './jest-suite.ts';
import { runPlaywright } from './playwright-suite.ts';
import { prepareStatements } from './prepared.ts';
import { isLong, type Suite, together } from './suite.ts';

/** `*.built.test.ts` read the build's output, so they run after it and not with the other units. */
const built = '\\.built\\.test\\.tsx?$';

export const suites: readonly Suite[] = [
  gateSuite,
  {
    name: 'unit',
    promises: 'rules, screens, and the API on the embedded database',
    run: async ({ redisUrl }, tell) => {
      const fuzzed = mkdtempSync(join(tmpdir(), 'furnimall-fuzzed-'));
      const env = {
        TEST_SUITE: 'unit',
        TEST_REDIS_URL: redisUrl,
        TEST_DATABASE_URL: '',
        FUZZ_DIR: fuzzed,
      };
      const tests = await runJest({ args: [], env, maySkip: true }, tell);
      const tried = await fuzzedOperations(fuzzed, { all: isLong() });
      rmSync(fuzzed, { recursive: true, force: true });
      return together([tests, tried]);
    },
  },
  {
    name: 'api',
    promises: 'the API on a real PostgreSQL and Redis, and its statements on the embedded database',
    run: async ({ databaseUrl, redisUrl }, tell) => {
      const statements = mkdtempSync(join(tmpdir(), 'furnimall-statements-'));
      const fuzzed = mkdtempSync(join(tmpdir(), 'furnimall-fuzzed-'));
      const env = {
        TEST_SUITE: 'api',
        TEST_REDIS_URL: redisUrl,
        TEST_DATABASE_URL: databaseUrl,
        STATEMENTS_DIR: statements,
        FUZZ_DIR: fuzzed,
      };
      const args = ['--selectProjects', 'node', '--testPathPatterns', '/server/'];
      const tests = await runJest({ args, env, maySkip: false }, tell);
      tell('statements on the embedded database');
      const prepared = await prepareStatements(statements);
      const tried = await fuzzedOperations(fuzzed, { all: true });
      for (const folder of [statements, fuzzed]) rmSync(folder, { recursive: true, force: true });
      return together([tests, prepared, tried]);
    },
  },
  {
    name: 'build',
    promises: 'the production build, and what each built remote promised',
    run: async (_services, tell) => {
      const build = await buildMall(tell);
      if (build.failed > 0) return build;
      const args = ['--testPathPatterns', built];
      return together([build, await runJest({ args, env: { MALL_BUILT: '1' }, maySkip: false }, tell)]);
    },
  },
  {
    name: 'e2e',
    promises: 'the composed mall in a browser',
    run: ({ chromium, redisUrl }, tell) =>
      runPlaywright({ CHROMIUM_PATH: chromium, TEST_REDIS_URL: redisUrl }, tell),
  },
];
