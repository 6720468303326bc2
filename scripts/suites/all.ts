import { gates } from '../gates/all.ts';
import { failures, type Gate, toLine } from '../gates/gate.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { runJest } from './jest-suite.ts';
import { runPlaywright } from './playwright-suite.ts';
import { type Result, type Suite, together } from './suite.ts';

/** `*.built.test.ts` look at what the build wrote, so they run after it and not with the other units. */
const built = '\\.built\\.test\\.tsx?$';

export const suites: readonly Suite[] = [
  {
    name: 'gates',
    promises: 'the gates of `npm run verify`',
    run: async (_services, tell) => {
      const results: Result[] = [];
      for (const gate of gates) {
        tell(gate.name);
        results.push(await throughGate(gate));
      }
      return together(results);
    },
  },
  {
    name: 'unit',
    promises: 'rules, screens, and the API on the embedded database',
    run: ({ redisUrl }, tell) =>
      runJest({ args: [], env: { TEST_REDIS_URL: redisUrl, TEST_DATABASE_URL: '' }, maySkip: true }, tell),
  },
  {
    name: 'api',
    promises: 'the API again, on a real PostgreSQL and Redis',
    run: ({ databaseUrl, redisUrl }, tell) =>
      runJest(
        {
          args: ['--selectProjects', 'node', '--testPathPatterns', '/server/'],
          env: { TEST_REDIS_URL: redisUrl, TEST_DATABASE_URL: databaseUrl },
          maySkip: false,
        },
        tell,
      ),
  },
  {
    name: 'build',
    promises: 'the production build, and what each built remote promised',
    run: async (_services, tell) => {
      const build = { passed: 1, failed: 0, skipped: 0, shown: '', files: [] };
      for (const script of [
        ['shared/build/src/build-all.ts'],
        ['shared/publish/src/cli.ts', 'adopt', '--here'],
      ]) {
        const outcome = await run(process.execPath, script, { onLine: tell });
        if (outcome.code !== 0) return { ...build, passed: 0, failed: 1, shown: outcome.output };
      }
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

async function throughGate(gate: Gate): Promise<Result> {
  const problems = failures(await gate.check(root).catch((error: unknown) => [{ says: String(error) }]));
  if (problems.length === 0) return { passed: 1, failed: 0, skipped: 0, shown: '', files: [] };
  const shown = [`${gate.name}:`, ...problems.map(toLine)].join('\n  ');
  return { passed: 0, failed: 1, skipped: 0, shown, files: [] };
}
