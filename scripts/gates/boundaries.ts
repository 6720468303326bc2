import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
    return parseCruise(stdout, messages(base)) ?? [{ says: `dependency-cruiser failed: ${output.trim()}` }];
  },
};

/** The advice of each rule of .dependency-cruiser.cjs, by its name. */
function messages(base: string): ReadonlyMap<string, string> {
  const config: unknown = createRequire(join(base, 'package.json'))('./.dependency-cruiser.cjs');
  const rules = isRecord(config) && Array.isArray(config.forbidden) ? config.forbidden.filter(isRecord) : [];
  return new Map(rules.map(({ name, comment }) => [String(name), String(comment)]));
}

/** Undefined when the text is not a report. */
export function parseCruise(json: string, says: ReadonlyMap<string, string>): Problem[] | undefined {
  const report: unknown = json.startsWith('{') ? JSON.parse(json) : undefined;
  const summary = isRecord(report) ? report.summary : undefined;
  if (!isRecord(summary) || !Array.isArray(summary.violations)) return undefined;
  return summary.violations.filter(isRecord).map((violation) => {
    const rule = isRecord(violation.rule) ? String(violation.rule.name) : '';
    const way = `→ ${String(violation.to)}${circle(violation.cycle)}`;
    return { file: String(violation.from), says: `${way} breaks ${rule}: ${says.get(rule) ?? ''}` };
  });
}

const circle = (steps: unknown): string =>
  Array.isArray(steps)
    ? ` → ${steps.map((step) => (isRecord(step) ? String(step.name) : '')).join(' → ')}`
    : '';
