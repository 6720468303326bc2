#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractProblems } from './contract-tests/contract-problems.ts';
import { builtRemote } from './contract-tests/built-remote.ts';
import { buildRoom } from './compile.ts';
import { serveRemote } from './dev-server.ts';
import { declarationOf } from './remote.ts';

/** Commands of a remote in a repository of its own, run in its folder. */
const commands: Record<string, (room: string) => Promise<number>> = {
  /** Builds it and reports the broken promises at once. */
  build: async (room) => {
    await buildRoom(room);
    const remote = await builtRemote(room);
    const problems = await contractProblems(remote, room);
    console.log(`${remote.built.name} ${remote.built.version}: ${remote.folder}`);
    for (const problem of problems) console.error(`✗ ${problem}`);
    if (problems.length > 0) return 1;
    // Only a finished build may be published.
    writeFileSync(path.join(remote.folder, 'complete'), '');
    return 0;
  },

  /** Serves it from its sources until it is stopped. */
  dev: async (room) => {
    const address = await serveRemote(room);
    const { name } = await declarationOf(room);
    console.log(`Any page of a running mall shows it with ?mf.${name}=${address}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
    return 0;
  },
};

const [asked = 'build'] = process.argv.slice(2);
const command = commands[asked];
if (command === undefined) {
  console.error(`There is no command ${asked}. The commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  process.exitCode = await command(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
