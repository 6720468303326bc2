import { isTest, readFiles, type SourceFile } from '../lib/files.ts';
import { lineAt } from '../lib/source.ts';
import type { Gate, Problem } from './gate.ts';

export const clocks: Gate = {
  name: 'clocks',
  promises: 'the server takes the time from the clock that all its processes share',
  check: async (base) => clockProblems(readFiles(base, isOfServer)),
};

/** The demo and the tools of the tests make rows of other days; the one clock is made of the other. */
const isOfServer = (path: string): boolean =>
  /^server\/src\/(?!demo\/|testing\/|platform\/clock\/).*\.ts$/.test(path) && !isTest(path);

export function clockProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path: file, text }) =>
    [...text.matchAll(/new Date\(\)|\bDate\.now\b/g)].map(({ 0: read, index }) => ({
      file,
      line: lineAt(text, index),
      says: `${read} is the clock of one machine: clock.now() or clock.nowMs() of platform/clock, performance.now() for how long something takes.`,
    })),
  );
}
