import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { duration } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import type { FileTime, Result } from './suite.ts';

/** The duration of a whole suite, and its result. */
export type SuiteTime = { suite: string; ms: number; result: Result };

/** Where `npm test` writes the table of every file. */
export const profileFile = join(root, 'test-results', 'profile.md');

const shownAtEnd = 10;

/** The slowest files of all suites, one per line, the slowest first. */
export function slowest(suites: readonly SuiteTime[]): string[] {
  return byTime(suites)
    .slice(0, shownAtEnd)
    .map(({ suite, file, ms, tests }) => `  ${seconds(ms)}  ${suite.padEnd(6)} ${file} (${tests} tests)`);
}

/** The whole profile as Markdown: a table of suites, and one of files. */
export function profileTable(suites: readonly SuiteTime[]): string {
  const rows = suites.map(
    ({ suite, ms, result: { passed, failed, files } }) =>
      `| ${suite} | ${passed + failed} | ${files.length} | ${duration(ms)} |`,
  );
  const lines = byTime(suites).map(
    ({ suite, file, ms, tests }) => `| ${(ms / 1000).toFixed(1)} | ${suite} | ${tests} | ${file} |`,
  );
  return [
    '| suite | tests | files | time |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    '| seconds | suite | tests | file |',
    '| ---: | --- | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}

export function writeProfile(suites: readonly SuiteTime[]): void {
  mkdirSync(dirname(profileFile), { recursive: true });
  writeFileSync(profileFile, profileTable(suites));
}

const byTime = (suites: readonly SuiteTime[]): (FileTime & { suite: string })[] =>
  suites
    .flatMap(({ suite, result }) => result.files.map((file) => ({ suite, ...file })))
    .toSorted((one, other) => other.ms - one.ms);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8);
