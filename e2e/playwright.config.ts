import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@mall/smoke/chromium';

/** Each begins with a mall of its own kind, which takes long: not at the end, when the other workers have nothing left. */
const slowToBegin = ['added-language', 'empty-demo', 'opening', 'second-factor'].map(
  (name) => `${name}.spec.ts`,
);

/**
 * Specs run against the built mall, composed and served as in production, which every worker starts for
 * itself (support/mall.ts).
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'first', testMatch: slowToBegin },
    { name: 'then', testMatch: '*.spec.ts', testIgnore: slowToBegin },
  ],
  outputDir: '../test-results',
  globalSetup: './seed-malls.ts',
  // One more than the cores that a small machine has: specs wait for pauses of screens, for jobs and processes.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // A service worker would hide requests from specs that hold them back; head.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // A trace records every test for the sake of the few that fail: a quarter of the suite's work.
    // E2E_TRACE=on enables it.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    // 'only-on-failure' takes one of every test before its page closes; support/mall.ts takes those of tests
    // that failed.
    screenshot: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumArgs,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
