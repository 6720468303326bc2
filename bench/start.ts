import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/lib/root.ts';
import { run } from '../scripts/lib/run.ts';
import { freePort } from '../scripts/services/free-port.ts';
import { needs } from '../scripts/services/needs.ts';
import { startPostgres } from '../scripts/services/postgres.ts';
import { serve } from './src/processes.ts';
import { loadNow, report, type Row, verdict } from './src/report.ts';

/** From a fresh clone to a mall in the browser, once from nothing and once more; its memory and disk use. */
const targets = { firstStart: 180, build: 60, pglite: 700, postgres: 200, disk: 600 };
const longest = 15 * 60_000;
const idleMs = 10_000;
const mB = 1_000_000;
/** The flags for Node of `npm start` in bootstrap.mjs. */
const serverFlags = ['--max-semi-space-size=8'];

const loadBefore = loadNow();
const home = mkdtempSync(join(tmpdir(), 'furnimall-bench-'));
try {
  const clone = join(home, 'clone');
  await mustRun('git', ['clone', '--quiet', '--no-local', root, clone]);
  const first = await npmStart(clone);
  const second = await npmStart(clone);
  const disk = await diskOf(clone);
  const postgres = await postgresMemory(clone);
  // The cheapest command that needs the tools installs them.
  await mustRun('npm', ['run', 'verify', 'sizes'], { cwd: clone });
  const withTools = await diskOf(clone);
  report(
    'start',
    'A fresh clone of the last commit with an empty .toolchain, package manager stores as they are on this machine; `npm start` until the home page answers. Memory is what the server process holds (RSS) after ten idle seconds, with the demo mall.',
    [
      {
        title: 'First start',
        head: ['step', 's', 'target'],
        rows: rowsOf(first, `≤ ${targets.firstStart} s`, targets.firstStart),
      },
      {
        title: 'Second start',
        head: ['step', 's', 'target'],
        rows: rowsOf(second, '', Number.POSITIVE_INFINITY),
      },
      {
        title: 'Memory and disk',
        head: ['what', 'MB', 'target'],
        rows: [
          ['memory with PGlite, first start', first.memory, against(first.memory, targets.pglite)],
          ['memory with PGlite, second start', second.memory, against(second.memory, targets.pglite)],
          ['memory with PostgreSQL, first start', postgres.first, against(postgres.first, targets.postgres)],
          [
            'memory with PostgreSQL, second start',
            postgres.second,
            against(postgres.second, targets.postgres),
          ],
          ['clone, packages and build', disk.mall, against(disk.mall, targets.disk)],
          ['the toolchain besides', disk.toolchain, ''],
          ["the demo mall's data besides", disk.data, ''],
          ['clone, packages and build, with the tools that test it', withTools.mall, ''],
        ],
      },
    ],
    loadBefore,
  );
} finally {
  rmSync(home, { recursive: true, force: true });
}

type Start = { seconds: number; steps: { name: string; seconds: number }[]; memory: number };

/** Runs `npm start` until the home page answers; then stops it by its pid. */
async function npmStart(clone: string): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...ourEnv(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // npm ends at once and leaves its children: as in a terminal, the signal goes to the whole group.
  const stop = (): void => void (child.exitCode === null && process.kill(-(child.pid ?? 0), 'SIGINT'));
  process.once('exit', stop);
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => void (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (words += chunk.toString()));
  const ended = once(child, 'close');
  try {
    for (;;) {
      const up = await fetch(`http://127.0.0.1:${port}/homeIndex`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) break;
      if (child.exitCode !== null || performance.now() - started > longest)
        throw new Error(`It did not start:\n${words}`);
      await sleep(100);
    }
    const seconds = (performance.now() - started) / 1000;
    console.error(`open after ${seconds.toFixed(0)} s`);
    await sleep(idleMs);
    const server = /"pid":\s*(\d+)/.exec(readFileSync(join(clone, '.data/mall.lock'), 'utf8'))?.[1];
    return { seconds, steps: stepsOf(words), memory: memoryOf(Number(server)) };
  } finally {
    stop();
    await ended;
  }
}

/** The lines in which the bootstrap and the server report durations. */
function stepsOf(words: string): Start['steps'] {
  const ofBootstrap = [...words.matchAll(/^✓ (.+) \(([\d.]+) s\)$/gm)].map(([, name = '', seconds]) => ({
    name,
    seconds: Number(seconds),
  }));
  const ofServer = [...words.matchAll(/^\s+([\d.]+) s {2}(.+)$/gm)].map(([, seconds, name = '']) => ({
    name: name.replace(/ in \/.*$/, ''),
    seconds: Number(seconds),
  }));
  return [...ofBootstrap, ...ofServer];
}

function rowsOf({ seconds, steps }: Start, target: string, most: number): Row[] {
  return [
    ...steps.map(
      (step): Row => [
        step.name,
        step.seconds.toFixed(1),
        step.name === 'build' ? `≤ ${targets.build} s: ${verdict(step.seconds <= targets.build)}` : '',
      ],
    ),
    ['in all', seconds.toFixed(1), target === '' ? '' : `${target}: ${verdict(seconds <= most)}`],
  ];
}

/** On an empty database, where the demo mall is created first, and started again. */
async function postgresMemory(clone: string): Promise<{ first: number; second: number }> {
  const program = needs.postgres.find();
  if (program === undefined) throw new Error('PostgreSQL 15 or newer is not installed.');
  const database = await startPostgres(program);
  await sleep(idleMs); // a server that has just started refuses sessions for a moment
  try {
    const once = async (): Promise<number> => {
      const env = { DATABASE_URL: database.url, DATA_DIR: join(clone, '.data/postgres'), LOG_LEVEL: 'warn' };
      const mall = await serve(join(clone, 'server/src/main.ts'), env, '/healthz', serverFlags);
      try {
        await sleep(idleMs);
        return memoryOf(mall.pid);
      } finally {
        await mall.stop();
      }
    };
    return { first: await once(), second: await once() };
  } finally {
    await database.stop();
  }
}

/** Megabytes of a process. */
function memoryOf(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round((kilobytes * 1024) / mB);
}

function against(value: number, most: number): string {
  return `< ${most}: ${verdict(value < most)}`;
}

/** Megabytes of the clone, of the tools beside it, and of the mall's own files. */
async function diskOf(clone: string): Promise<{ mall: number; toolchain: number; data: number }> {
  const all = await folderSize(clone);
  const toolchain = await folderSize(join(clone, '.toolchain'));
  const data = await folderSize(join(clone, '.data'));
  const inMb = (bytes: number) => Math.round(bytes / mB);
  return { mall: inMb(all - toolchain - data), toolchain: inMb(toolchain), data: inMb(data) };
}

/** The tools that run this file are not there for somebody who has just cloned. */
function ourEnv(): Record<string, string> {
  const folders = (process.env.PATH ?? '').split(':');
  const path = folders.filter((folder) => !folder.startsWith(root) && !folder.includes('node_modules'));
  return { PATH: path.join(':'), HOME: process.env.HOME ?? '' };
}

async function folderSize(folder: string): Promise<number> {
  const { stdout } = await mustRun('du', ['-s', '--block-size=1', folder]);
  return Number(stdout.split('\t')[0]);
}

async function mustRun(command: string, args: readonly string[], options: { cwd?: string } = {}) {
  const outcome = await run(command, args, options);
  if (outcome.code !== 0) throw new Error(`${command} ended with ${outcome.code}:\n${outcome.output}`);
  return outcome;
}
