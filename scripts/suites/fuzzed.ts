import { isRecord, listOf } from '../lib/values.ts';
import { run } from '../lib/run.ts';
import { nothingRan, type Result } from './suite.ts';

/**
 * Whether every operation succeeded at least once and was then sent broken values: one test, which names each that
 * was not.
 */
export async function untriedOperations(folder: string): Promise<Result> {
  const { code, stdout, output } = await run(process.execPath, [
    'server/src/testing/untried-operations.ts',
    folder,
  ]);
  return code === 0 ? fuzzedResult(JSON.parse(stdout)) : nothingRan(output);
}

export function fuzzedResult(report: unknown): Result {
  const { tried, untried } = isRecord(report) ? report : {};
  if (typeof tried !== 'number' || tried === 0) return nothingRan('No operation was tried.');
  const names = listOf(untried).map(String);
  const failed = names.length === 0 ? 0 : 1;
  const shown = `No test of the API gets a success from these operations:\n${names.join('\n')}`;
  return { passed: 1 - failed, failed, skipped: 0, shown: failed ? shown : '', files: [] };
}
