import { gates } from '../gates/all.ts';
import { failures, type Gate, toLine } from '../gates/gate.ts';
import { root } from '../lib/root.ts';
import { type Result, type Suite, together } from './suite.ts';

/** Each gate is one test. */
export const gateSuite: Suite = {
  name: 'gates',
  promises: 'the gates of `npm run verify`',
  run: async (_services, tell) => {
    const results: Result[] = [];
    for (const gate of gates) {
      tell(gate.name);
      results.push(await throughGate(gate));
    }
    return together(results);
  },
};

async function throughGate(gate: Gate): Promise<Result> {
  const problems = failures(await gate.check(root).catch((error: unknown) => [{ says: String(error) }]));
  if (problems.length === 0) return { passed: 1, failed: 0, skipped: 0, shown: '', files: [] };
  const shown = [`${gate.name}:`, ...problems.map(toLine)].join('\n  ');
  return { passed: 0, failed: 1, skipped: 0, shown, files: [] };
}
