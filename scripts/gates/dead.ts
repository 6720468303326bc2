import { runTool } from '../lib/run.ts';
import { isRecord } from '../lib/values.ts';
import type { Gate, Problem } from './gate.ts';

const meaning: Record<string, string> = {
  files: 'is reached from nowhere. Use it or delete it.',
  exports: 'is exported and used nowhere else. Drop the `export`, or the thing.',
  types: 'is an exported type that nobody else names. Drop the `export`, or the type.',
  nsExports: 'is exported and used nowhere else.',
  nsTypes: 'is an exported type that nobody else names.',
  duplicates: 'is exported under two names.',
  dependencies: 'is a dependency that the room does not use. Take it out of package.json.',
  devDependencies: 'is a development dependency that the room does not use. Take it out of package.json.',
  unlisted: 'is imported but not in the package.json of this room.',
  unresolved: 'is imported and does not exist.',
  catalog: 'is in the catalog of pnpm-workspace.yaml and nobody uses it.',
};

export const dead: Gate = {
  name: 'dead',
  promises: 'no file, export or dependency without a user',
  check: async (base) => {
    const { stdout, output } = await runTool('knip', ['--no-progress', '--reporter', 'json'], {
      cwd: base,
      env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    });
    return parseKnip(stdout) ?? [{ says: `knip failed: ${output.trim()}` }];
  },
};

/** Undefined when the text is not a report. */
export function parseKnip(json: string): Problem[] | undefined {
  const start = json.indexOf('{"issues"');
  const report: unknown = start < 0 ? undefined : JSON.parse(json.slice(start));
  if (!isRecord(report) || !Array.isArray(report.issues)) return undefined;
  return report.issues
    .filter(isRecord)
    .flatMap((issue) =>
      Object.entries(issue).flatMap(([kind, found]) =>
        Array.isArray(found) ? found.map((one) => problem(String(issue.file), kind, one)) : [],
      ),
    );
}

function problem(file: string, kind: string, found: unknown): Problem {
  const { name, line } = isRecord(found) ? found : { name: JSON.stringify(found), line: undefined };
  const says = meaning[kind] ?? `is reported as ${kind}.`;
  return {
    file,
    line: typeof line === 'number' ? line : undefined,
    says: kind === 'files' ? says : `${String(name)} ${says}`,
  };
}
