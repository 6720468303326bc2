import { isRecord, listOf } from '../lib/values.ts';
import { run } from '../lib/run.ts';
import { nothingRan, type Result } from './suite.ts';

/**
 * Prepares the statements that tests sent to PostgreSQL on the embedded database: one test, which names every
 * refused statement.
 */
export async function prepareStatements(folder: string): Promise<Result> {
  const { code, stdout, output } = await run(process.execPath, [
    'server/src/testing/prepare-statements.ts',
    folder,
  ]);
  return code === 0 ? preparedResult(JSON.parse(stdout)) : nothingRan(output);
}

export function preparedResult(report: unknown): Result {
  const { prepared, refused } = isRecord(report) ? report : {};
  if (typeof prepared !== 'number' || prepared === 0) return nothingRan('No statement was recorded.');
  const problems = listOf(refused)
    .filter(isRecord)
    .map(({ text, why }) => `${String(why)}:\n${String(text)}`);
  const shown = ['The embedded database refuses what PostgreSQL takes:', ...problems].join('\n\n');
  const failed = problems.length === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, shown: failed ? shown : '', files: [] };
}
