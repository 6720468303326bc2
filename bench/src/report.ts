import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

export type Row = readonly (string | number)[];
export type Section = {
  title: string;
  head: readonly string[];
  rows: readonly Row[];
  notes?: readonly string[];
};

/**
 * Prints the tables of a measurement and writes them to `results/<name>.md`, without any name or path of the
 * machine.
 */
export const report = (
  name: string,
  about: string,
  sections: readonly Section[],
  loadBefore: number,
): void => {
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores, load average before the run ${loadBefore.toFixed(1)}, after it ${(loadavg()[0] ?? 0).toFixed(1)} (the run's own load included). ${new Date().toISOString().slice(0, 10)}.`;
  const text = [
    `# ${name}`,
    about,
    machine,
    ...sections.flatMap(({ title, head, rows, notes = [] }) => [`## ${title}`, table(head, rows), ...notes]),
  ].join('\n\n');
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), `${text}\n`);
  console.log(`\n${text}\n`);
};

/** Adds a line to `results/<name>-history.md`, so that the effect of a change can be compared. */
export const remember = (
  name: string,
  about: string,
  head: readonly string[],
  rows: readonly Row[],
): void => {
  const file = join(import.meta.dirname, `../results/${name}-history.md`);
  const day = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const lines = rows.map((row) => `| ${[day, commit, ...row].join(' | ')} |\n`).join('');
  const begun = `# ${name}, run by run\n\n${about}\n\n${table(['day', 'commit', ...head], [])}\n`;
  if (!existsSync(file)) writeFileSync(file, begun);
  appendFileSync(file, lines);
};

export const loadNow = (): number => loadavg()[0] ?? 0;
export const ratio = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));
export const verdict = (reached: boolean): string => (reached ? 'reached' : 'missed');

const table = (head: readonly string[], rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
