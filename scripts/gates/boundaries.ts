import { readdirSync } from 'node:fs';
import { runTool } from '../lib/run.ts';
import { isRecord } from '../lib/values.ts';
import type { Gate, Problem } from './gate.ts';

const isRoom = (name: string): boolean => /^(shell|mf-.+|shared|server|e2e|bench|scripts)$/.test(name);

export const boundaries: Gate = {
  name: 'boundaries',
  promises: 'each room and feature imports only what its zone allows, and nothing in a circle',
  check: async (base) => {
    const rooms = readdirSync(base).filter(isRoom);
    const { stdout, output } = await runTool(
      'depcruise',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms],
      { cwd: base },
    );
    return parseCruise(stdout) ?? [{ says: `dependency-cruiser failed: ${output.trim()}` }];
  },
};

/** Undefined when the text is not a report. */
export function parseCruise(json: string): Problem[] | undefined {
  const report: unknown = json.startsWith('{') ? JSON.parse(json) : undefined;
  const summary = isRecord(report) ? report.summary : undefined;
  if (!isRecord(summary) || !Array.isArray(summary.violations)) return undefined;
  return summary.violations.filter(isRecord).map((violation) => ({
    file: String(violation.from),
    says: `→ ${String(violation.to)} breaks ${ruleName(violation.rule)}: ${String(violation.comment)}${cycle(violation.cycle)}`,
  }));
}

const ruleName = (rule: unknown): string => (isRecord(rule) ? String(rule.name) : 'a rule');

const cycle = (steps: unknown): string =>
  Array.isArray(steps)
    ? ` (${steps.map((step) => (isRecord(step) ? String(step.name) : '')).join(' → ')})`
    : '';
