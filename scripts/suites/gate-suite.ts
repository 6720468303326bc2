import { gates } from '../gates/all.ts';
import { type Finding, findings } from '../gates/findings.ts';
import { failures, toLine } from '../gates/gate.ts';
import { root } from '../lib/root.ts';
import { type Result, type Suite, together } from './suite.ts';

/** Each gate is one test. */
export const gateSuite: Suite = {
  name: 'gates',
  promises: 'the gates of `npm run verify`',
  run: async (_services, tell) => {
    const results: Result[] = [];
    for (const [at, finding] of findings(gates, root).entries()) {
      tell(gates[at]?.name ?? '');
      results.push(resultOf(await finding));
    }
    return together(results);
  },
};

function resultOf({ gate, problems, failed }: Finding): Result {
  if (failed === 0) return { passed: 1, failed: 0, skipped: 0, shown: '', files: [] };
  const shown = [`${gate.name}:`, ...failures(problems).map(toLine)].join('\n  ');
  return { passed: 0, failed: 1, skipped: 0, shown, files: [] };
}
