import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../lib/values.ts';

/** Addresses of the services that the tests may use. */
export type Services = { databaseUrl: string; redisUrl: string; chromium: string };

/**
 * The duration of one test file in one suite, in milliseconds of wall-clock time; two files run at the same
 * time.
 */
export type FileTime = { file: string; ms: number; tests: number };

/**
 * `shown` is printed when anything failed; `skipped` tests are reported, never hidden; `files` has the
 * duration of each file.
 */
export type Result = {
  passed: number;
  failed: number;
  skipped: number;
  shown: string;
  files: readonly FileTime[];
};

/** Whether `npm run test:long` runs: with the numbers of a night, and every area on both engines. */
export const isLong = (): boolean => process.env.TEST_LONG === '1';

export type Suite = {
  name: string;
  promises: string;
  run: (services: Services, tell: (doing: string) => void) => Promise<Result>;
};

export const nothingRan = (shown: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  shown: `No test ran.\n${shown}`,
  files: [],
});

export const together = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  shown: results
    .filter(({ failed }) => failed > 0)
    .map(({ shown }) => shown)
    .join('\n'),
  files: results.flatMap(({ files }) => files),
});

let reports = 0;

/** A separate file for the report of one run. */
export function newReport(): string {
  reports += 1;
  return join(tmpdir(), `furnimall-report-${process.pid}-${reports}.json`);
}

/** Reads a report once and removes it. Undefined when the run wrote none. */
export function takeReport(file: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(content) ? content : undefined;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

export const count = (report: Record<string, unknown>, name: string): number => {
  const value = report[name];
  return typeof value === 'number' ? value : 0;
};
