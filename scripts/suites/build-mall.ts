import { run } from '../lib/run.ts';
import type { Result } from './suite.ts';

const steps = [['shared/build/src/build-all.ts'], ['shared/publish/src/cli.ts', 'adopt', '--here']];

/** Builds the mall as `npm start` does: one test. */
export async function buildMall(tell: (doing: string) => void): Promise<Result> {
  for (const step of steps) {
    const { code, output } = await run(process.execPath, step, { onLine: tell });
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, shown: output, files: [] };
  }
  return { passed: 1, failed: 0, skipped: 0, shown: '', files: [] };
}
