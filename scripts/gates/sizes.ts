import { readFiles, type SourceFile } from '../lib/files.ts';
import type { Gate, Problem } from './gate.ts';

const warnFrom = 300;
const failFrom = 400;
const screenLines = 120;

export const sizes: Gate = {
  name: 'sizes',
  promises: `no file over ${failFrom} lines, no screen over ${screenLines}`,
  check: async (base) => sizeProblems(readFiles(base, (path) => /\.(tsx?|m?js|cjs|css)$/.test(path))),
};

export function sizeProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }): Problem[] => {
    const lines = text.trimEnd().split('\n').length;
    if (isScreen(path) && lines > screenLines) {
      return [
        {
          file: path,
          says: `is a screen of ${lines} lines. A screen composes: move a part or a hook into a file beside it.`,
        },
      ];
    }
    if (lines > failFrom)
      return [{ file: path, says: `has ${lines} lines, over ${failFrom}. Split it by rule, not by kind.` }];
    if (lines > warnFrom)
      return [{ file: path, says: `has ${lines} lines; at ${failFrom} it fails.`, warning: true }];
    return [];
  });
}

const isScreen = (path: string): boolean => /(Screen|\.page)\.tsx$/.test(path);
