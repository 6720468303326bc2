import { gates } from './gates/all.ts';
import { failures, type Gate, type Problem, toLine } from './gates/gate.ts';
import { duration, showProgress } from './lib/progress.ts';
import { root } from './lib/root.ts';

const shownAtMost = 60;

/**
 * `npm run verify` runs every gate, `npm run verify tokens phrases` only those. Exit code 1 when one of them
 * fails.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !gates.some((gate) => gate.name === name));
if (unknown.length > 0) {
  console.error(
    `No gate is called ${unknown.join(', ')}. The gates: ${gates.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

let shut = 0;
const chosen = gates.filter(({ name }) => asked.length === 0 || asked.includes(name));
for (const gate of chosen) if (!(await passes(gate))) shut += 1;
console.log(`\n${chosen.length - shut} passed, ${shut} failed`);
process.exit(shut === 0 ? 0 : 1);

async function passes(gate: Gate): Promise<boolean> {
  const started = Date.now();
  const progress = showProgress(gate.name);
  const problems = await gate.check(root).catch((error: unknown): Problem[] => [{ says: String(error) }]);
  progress.stop();
  const failed = failures(problems).length;
  const verdict = failed === 0 ? '✓' : '✗';
  console.log(`${verdict} ${gate.name.padEnd(10)} ${gate.promises} (${duration(Date.now() - started)})`);
  for (const problem of problems.slice(0, shownAtMost))
    console.log(`    ${problem.warning ? 'warning: ' : ''}${toLine(problem)}`);
  if (problems.length > shownAtMost) console.log(`    … and ${problems.length - shownAtMost} more`);
  return failed === 0;
}
