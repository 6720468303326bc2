import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { contractProblems } from '@mall/build/contract';
import { BuiltRemote } from '@mall/registry';
import { z } from 'zod';
import type { Check } from '../publish.ts';

/** Checks what every remote promises on the files that the store returns. */
export const contractCheck: Check = {
  name: 'contract',
  run: async ({ read, list }) => {
    const said = await read('remote.json');
    const built = BuiltRemote.safeParse(JSON.parse(said?.toString('utf8') ?? 'null'));
    if (!built.success) return ['its remote.json is not what a build writes'];
    return contractProblems({ built: built.data, read, list });
  },
};

/**
 * Opens every screen in a real browser, in a running mall with the other remotes in their stable versions.
 */
export const composedCheck = (mall: string, store: string): Check => ({
  name: `composed with ${mall}`,
  run: async ({ name, version, document }) => {
    const script = smokeTest();
    if (script === undefined)
      return ['@mall/smoke is not installed here: a candidate is published after it was tried in a browser'];
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.end(JSON.stringify({ mall, store, name, version, document }));
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    if (code !== 0) return [`the browser could not be used: ${complained.trim().split('\n').at(-1) ?? ''}`];
    return z.array(z.string()).parse(JSON.parse(said));
  },
});

/**
 * A tool beside this one, in the mall or in the remote's folder; an installation that only starts a mall has
 * none.
 */
const smokeTest = (): string | undefined => {
  for (const from of [import.meta.filename, path.join(process.cwd(), 'package.json')]) {
    try {
      return createRequire(from).resolve('@mall/smoke/main');
    } catch {
      // looked for in the next place
    }
  }
  return undefined;
};
