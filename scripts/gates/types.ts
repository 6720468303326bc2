import { runTool } from '../lib/run.ts';
import type { Gate, Problem } from './gate.ts';

const programs = ['tsconfig.server.json', 'tsconfig.web.json'];

export const types: Gate = {
  name: 'types',
  promises: 'both TypeScript programs compile',
  check: async (base) => (await Promise.all(programs.map((program) => compile(base, program)))).flat(),
};

async function compile(base: string, program: string): Promise<Problem[]> {
  const { code, output } = await runTool('tsc', ['-p', program, '--pretty', 'false'], { cwd: base });
  const problems = parseTsc(output);
  if (code !== 0 && problems.length === 0) return [{ says: `tsc -p ${program} failed: ${output.trim()}` }];
  return problems;
}

/** `file(line,column): error TS1234: text`, with the indented lines that follow it. */
export function parseTsc(output: string): Problem[] {
  return output.split('\n').reduce<Problem[]>((found, line) => {
    const [, file, row, says] = /^(?:(.+?)\((\d+),\d+\): )?(error TS\d+: .*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (says) return [...found, { file, line: row ? Number(row) : undefined, says }];
    if (last && line.startsWith('  '))
      return [...found.slice(0, -1), { ...last, says: `${last.says}\n    ${line.trim()}` }];
    return found;
  }, []);
}
