import { buildMall } from './build-mall.ts';
import { gateSuite } from './gate-suite.ts';
import { runJest } from './jest-suite.ts';
import { runPlaywright } from './playwright-suite.ts';
import { serverTests } from './server-tests.ts';
import type { Suite } from './suite.ts';
import { roomsOf, touchedFiles } from './touched.ts';

/** Rules that need no database: the pure functions of the server, the contract, the registry. */
const rules = (): string[] => [...serverTests('none'), '/shared/contract/', '/shared/registry/'];

/** `npm test quick`: what a contributor waits for before a commit. `npm test` covers what it leaves out. */
export const quickSuites: readonly Suite[] = [
  gateSuite,
  {
    name: 'unit',
    promises: 'rules, and the screens and areas that differ from main',
    run: async ({ redisUrl }, tell) => {
      const paths = [...rules(), ...roomsOf(await touchedFiles())];
      const env = { TEST_REDIS_URL: redisUrl, TEST_DATABASE_URL: '' };
      return runJest({ args: ['--testPathPatterns', ...paths], env, maySkip: true }, tell);
    },
  },
  { name: 'build', promises: 'the production build', run: (_services, tell) => buildMall(tell) },
  {
    name: 'e2e',
    promises: 'the journey from a shop link to a review, in a browser',
    run: ({ chromium, redisUrl }, tell) =>
      runPlaywright({ CHROMIUM_PATH: chromium, TEST_REDIS_URL: redisUrl }, tell, ['journey.spec.ts']),
  },
];
