import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { isRecord, listOf } from '../lib/values.ts';
import { count, type FileTime, newReport, nothingRan, type Result, takeReport } from './suite.ts';

/** Runs the specs on the built mall. A flaky spec failed once, so it counts as failed. */
export async function runPlaywright(
  env: NodeJS.ProcessEnv,
  tell: (doing: string) => void,
  specs: readonly string[] = [],
): Promise<Result> {
  const file = newReport();
  const { code, output } = await run(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...specs], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' },
    onLine: (line) => {
      const [, title] = /^\s+[✓✘ok-]+\s+\d+ (.+)/.exec(line) ?? [];
      if (title) tell(title);
    },
  });
  const report = takeReport(file);
  return report ? playwrightResult(report, code, output) : nothingRan(output);
}

export function playwrightResult(report: Record<string, unknown>, code: number, output: string): Result {
  const stats = isRecord(report.stats) ? report.stats : {};
  const passed = count(stats, 'expected');
  const failed = count(stats, 'unexpected') + count(stats, 'flaky');
  if (passed + failed === 0) return nothingRan(output);
  return {
    passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count(stats, 'skipped'),
    shown: output,
    files: listOf(report.suites).filter(isRecord).map(specFile),
  };
}

/** Tests of a file that run one after the other add up; `suites` nest for `describe`. */
const specFile = (suite: Record<string, unknown>): FileTime => {
  const durations = durationsOf(suite);
  return {
    file: `e2e/${String(suite.file)}`,
    ms: durations.reduce((sum, ms) => sum + ms, 0),
    tests: durations.length,
  };
};

const durationsOf = (suite: Record<string, unknown>): number[] => [
  ...listOf(suite.suites).filter(isRecord).flatMap(durationsOf),
  ...listOf(suite.specs)
    .filter(isRecord)
    .flatMap((spec) => listOf(spec.tests))
    .filter(isRecord)
    .map((test) =>
      listOf(test.results)
        .filter(isRecord)
        .reduce((sum, result) => sum + count(result, 'duration'), 0),
    ),
];
