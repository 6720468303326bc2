import { jestResult } from './jest-suite.ts';
import { playwrightResult } from './playwright-suite.ts';
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
  const passed = { passed: 2, failed: 0, skipped: 1, shown: 'fine' };
  expect(together([passed, nothingRan('why')])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    shown: 'No test ran.\nwhy',
  });
});
