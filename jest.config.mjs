import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftOut } from './scripts/suites/server-tests.ts';
import { isLong } from './scripts/suites/suite.ts';
import { screenTests } from './shared/testing/src/jest/preset.mjs';

const root = dirname(fileURLToPath(import.meta.url));

if (
  !process.execArgv
    .concat(process.env.NODE_OPTIONS ?? '')
    .join(' ')
    .includes('--experimental-vm-modules')
) {
  throw new Error(
    'Run the tests as `pnpm exec jest` or `npm test`: jest needs --experimental-vm-modules for ES modules.',
  );
}

const common = {
  rootDir: root,
  testRunner: join(root, 'scripts/jest/runner.cjs'),
  testMatch: ['**/*.test.{ts,tsx}'],
  // These look at what the build wrote: `npm test build` builds first, then runs them.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.MALL_BUILT ? [] : ['\\.built\\.test\\.'])],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/', '/\\.toolchain/', '<rootDir>/e2e/'],
};

/** What Node runs in production is run by Node itself here too. */
const node = {
  ...common,
  displayName: 'node',
  testEnvironment: join(root, 'scripts/jest/native-environment.cjs'),
  runtime: join(root, 'scripts/jest/native-runtime.cjs'),
  roots: [
    'server',
    'shared/contract',
    'shared/registry',
    'shared/build',
    'shared/publish',
    'shared/s3',
    'scripts',
    'bench',
    'deploy',
  ].map((room) => join(root, room)),
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...leftOut(process.env.TEST_SUITE, isLong())],
  setupFiles: [join(root, 'server/src/testing/statements.ts')],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

const remotes = readdirSync(root).filter((room) => room.startsWith('mf-'));

const web = {
  ...common,
  ...screenTests(join(root, 'shell')),
  displayName: 'web',
  roots: ['shell', ...remotes, 'shared/platform', 'shared/ui', 'shared/office', 'shared/testing'].map(
    (room) => join(root, room),
  ),
};

export default { projects: [node, web], maxWorkers: 2, testTimeout: 120_000, workerIdleMemoryLimit: '700MB' };
