import { runTool } from '../lib/run.ts';
import { isRecord } from '../lib/values.ts';
import type { Gate, Problem } from './gate.ts';

export const lint: Gate = {
  name: 'lint',
  promises: 'no rule of .oxlintrc.json is broken: safe types, hooks, accessibility, banned imports',
  check: async (base) => {
    const { code, stdout, output } = await runTool('oxlint', ['--format', 'json', '.'], { cwd: base });
    const problems = parseOxlint(stdout);
    return code !== 0 && problems.length === 0 ? [{ says: output.trim() }] : problems;
  },
};

/** Empty when the text is not oxlint's JSON: the exit code then reports the failure. */
export function parseOxlint(json: string): Problem[] {
  const report: unknown = parsed(json);
  const diagnostics = isRecord(report) && Array.isArray(report.diagnostics) ? report.diagnostics : [];
  return diagnostics.filter(isRecord).map((found) => ({
    file: String(found.filename),
    line: firstLine(found.labels),
    says: [found.code, found.message, found.help].filter((part) => typeof part === 'string').join(': '),
  }));
}

function firstLine(labels: unknown): number | undefined {
  const label: unknown = Array.isArray(labels) ? labels[0] : undefined;
  const span = isRecord(label) && isRecord(label.span) ? label.span : {};
  return typeof span.line === 'number' ? span.line : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
