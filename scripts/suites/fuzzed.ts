import { isRecord, listOf } from '../lib/values.ts';
import { run } from '../lib/run.ts';
import { nothingRan, type Result } from './suite.ts';

/**
 * What the fuzz with valid inputs has tried: one test. Where `all` areas were tested, every operation must have
 * succeeded at least once and been sent broken values, and it names each that was not; elsewhere at least one.
 */
export async function fuzzedOperations(folder: string, { all }: { all: boolean }): Promise<Result> {
  const { code, stdout, output } = await run(process.execPath, [
    'server/src/testing/untried-operations.ts',
    folder,
  ]);
  return code === 0 ? fuzzedResult(JSON.parse(stdout), { all }) : nothingRan(output);
}

export function fuzzedResult(report: unknown, { all }: { all: boolean }): Result {
  const { tried, untried } = isRecord(report) ? report : {};
  if (typeof tried !== 'number' || tried === 0) return nothingRan('No operation was tried.');
  const names = all ? listOf(untried).map(String) : [];
  const failed = names.length === 0 ? 0 : 1;
  const shown = `No test of the API gets a success from these operations:\n${names.join('\n')}`;
  return { passed: 1 - failed, failed, skipped: 0, shown: failed ? shown : '', files: [] };
}
