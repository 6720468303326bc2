import { jestResult } from './jest-suite.ts';
import { playwrightResult } from './playwright-suite.ts';
import { root } from '../lib/root.ts';
import { profileTable, slowest } from './profile.ts';
import { nothingRan, together } from './suite.ts';

describe('what jest says', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };

  it('counts its tests, and a file that does not load as one failure', () => {
    expect(jestResult(report, 0, '', false)).toMatchObject({ passed: 3, failed: 0 });
    expect(
      jestResult({ ...report, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }, 1, '', false),
    ).toMatchObject({ failed: 2 });
  });

  it('fails when no test ran, and when jest failed without naming a test', () => {
    expect(jestResult({ ...report, numPassedTests: 0 }, 0, '', true)).toMatchObject({ passed: 0, failed: 1 });
    expect(jestResult(report, 1, '', true)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a skipped test as failed where every test must run', () => {
    expect(jestResult({ ...report, numPendingTests: 1 }, 0, '', false)).toMatchObject({
      failed: 1,
      skipped: 1,
    });
    expect(jestResult({ ...report, numPendingTests: 1 }, 0, '', true)).toMatchObject({
      failed: 0,
      skipped: 1,
    });
  });
});

describe('what Playwright says', () => {
  it('counts a flaky spec as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightResult({ stats }, 1, '')).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('fails when no spec ran', () => {
    expect(playwrightResult({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0, '')).toMatchObject({
      failed: 1,
    });
  });
});

it('shows only the words of what failed', () => {
  const passed = { passed: 2, failed: 0, skipped: 1, shown: 'fine', files: [] };
  expect(together([passed, nothingRan('why')])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    shown: 'No test ran.\nwhy',
    files: [],
  });
});

describe('what each file took', () => {
  const files = [{ file: 'server/src/trade/cart/cart.test.ts', ms: 2500, tests: 2 }];

  it('is read from what jest says', () => {
    const testResults = [
      {
        name: `${root}/server/src/trade/cart/cart.test.ts`,
        startTime: 1000,
        endTime: 3500,
        assertionResults: [{}, {}],
      },
    ];
    expect(jestResult({ numPassedTests: 2, testResults }, 0, '', true).files).toEqual(files);
  });

  it('is added up from what Playwright says of each test, in groups too', () => {
    const spec = (...durations: number[]) => ({
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const suites = [{ file: 'pay.spec.ts', specs: [spec(200)], suites: [{ specs: [spec(300, 500)] }] }];
    const report = { stats: { expected: 3 }, suites };
    expect(playwrightResult(report, 0, '').files).toEqual([{ file: 'e2e/pay.spec.ts', ms: 1000, tests: 3 }]);
  });

  it('is shown for the slowest, and stands whole in a table', () => {
    const more = Array.from({ length: 12 }, (_, at) => ({ file: `f${at}.test.ts`, ms: at * 100, tests: 1 }));
    const result = { passed: 14, failed: 0, skipped: 0, shown: '', files: [...more, ...files] };
    const suites = [{ suite: 'unit', ms: 61_000, result }];
    expect(slowest(suites)).toHaveLength(10);
    expect(slowest(suites)[0]).toBe('     2.5 s  unit   server/src/trade/cart/cart.test.ts (2 tests)');
    expect(profileTable(suites)).toContain('| unit | 14 | 13 | 1 min 1 s |');
    expect(profileTable(suites)).toContain('| 2.5 | unit | 2 | server/src/trade/cart/cart.test.ts |');
  });
});
