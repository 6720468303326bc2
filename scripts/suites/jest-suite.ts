import { relative } from 'node:path';
import { root } from '../lib/root.ts';
import { runTool } from '../lib/run.ts';
import { isRecord, listOf } from '../lib/values.ts';
import { count, type FileTime, newReport, nothingRan, type Result, takeReport } from './suite.ts';

type Options = { args: readonly string[]; env?: NodeJS.ProcessEnv; maySkip: boolean };

/** One more than the cores that a small machine has: tests wait for pauses, processes and the database. */
const workers = 3;

/**
 * Runs jest and counts. A file that fails to load is one failure; where skipping is not allowed, a skipped
 * test is one too.
 */
export async function runJest(
  { args, env, maySkip }: Options,
  tell: (doing: string) => void,
): Promise<Result> {
  const file = newReport();
  const { code, output } = await runTool(
    'jest',
    ['--ci', `--maxWorkers=${workers}`, '--json', `--outputFile=${file}`, ...args],
    {
      env: { ...env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
      onLine: (line) => {
        const [, path] = /^(?:PASS|FAIL)\s+(?:\S+\s+)?(\S+\.tsx?)/.exec(line) ?? [];
        if (path) tell(path);
      },
    },
  );
  const report = takeReport(file);
  return report ? jestResult(report, code, output, maySkip) : nothingRan(output);
}

export function jestResult(
  report: Record<string, unknown>,
  code: number,
  output: string,
  maySkip: boolean,
): Result {
  const passed = count(report, 'numPassedTests');
  const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
  const broken = count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites');
  if (passed + broken === 0) return nothingRan(output);
  const failed = broken + (maySkip ? 0 : skipped);
  const said =
    maySkip || skipped === 0 ? output : `${skipped} tests were skipped; here every test must run.\n${output}`;
  return {
    passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    shown: withoutPasses(said),
    files: jestFiles(report),
  };
}

const jestFiles = (report: Record<string, unknown>): FileTime[] =>
  listOf(report.testResults)
    .filter(isRecord)
    .map((file) => ({
      file: relative(root, String(file.name)),
      ms: count(file, 'endTime') - count(file, 'startTime'),
      tests: listOf(file.assertionResults).length,
    }));

const withoutPasses = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('PASS ') && !line.startsWith('Test results written'))
    .join('\n');
