import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { isRecord } from '../lib/values.ts';
import { count, newReport, nothingRan, type Result, takeReport } from './suite.ts';

/** Runs the specs on the built mall. A flaky spec failed once, so it counts as failed. */
export async function runPlaywright(env: NodeJS.ProcessEnv, tell: (doing: string) => void): Promise<Result> {
  const file = newReport();
  const { code, output } = await run(join(root, 'e2e/node_modules/.bin/playwright'), ['test'], {
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
  };
}
