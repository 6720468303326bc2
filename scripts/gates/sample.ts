import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import type { Gate, Problem } from './gate.ts';

const rules = [
  'package.json',
  'biome.json',
  'knip.json',
  '.gitignore',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
];

/** Runs a gate on a repository of these few files, with the rules of this one. */
export async function judge({ check }: Gate, files: Record<string, string>): Promise<Problem[]> {
  const base = mkdtempSync(join(tmpdir(), 'furnimall-gate-'));
  try {
    for (const name of rules) cpSync(join(root, name), join(base, name));
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(base, dirname(path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    return await check(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

export const sayings = (problems: readonly Problem[]): string => problems.map(({ says }) => says).join('\n');
