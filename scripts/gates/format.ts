import { relative } from 'node:path';
import { runTool } from '../lib/run.ts';
import type { Gate } from './gate.ts';

export const format: Gate = {
  name: 'format',
  promises: 'every file is written as the formatter writes it',
  check: async (base) => {
    const { code, output } = await runTool(
      'biome',
      ['check', '--reporter=github', '--max-diagnostics=none', '.'],
      {
        cwd: base,
      },
    );
    if (code === 0) return [];
    const files = [...new Set([...output.matchAll(/^::error .*?file=([^,]+)/gm)].map(([, file]) => file))];
    if (files.length === 0) return [{ says: output.trim() }];
    return files.map((file = '') => ({
      file: relative(base, file),
      says: 'is not formatted. Run `npm run format`.',
    }));
  },
};
