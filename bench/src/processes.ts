import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.ts';
import { secretText } from './mall-rows.ts';
import { freePort } from '../../scripts/services/free-port.ts';

export type Served = {
  url: string;
  pid: number;
  /** Seconds of a core that the process has used so far; NaN where the system does not report it. */
  cpu: () => number;
  stop: () => Promise<void>;
};

const alive = new Set<ChildProcess>();
let watching = false;

/** Whatever ends a measurement ends its servers: none is left behind. */
const endWithUs = (child: ChildProcess): ChildProcess => {
  if (!watching) {
    watching = true;
    process.on('exit', () => alive.forEach((one) => one.kill('SIGTERM')));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(130));
  }
  alive.add(child);
  child.on('exit', () => alive.delete(child));
  return child;
};

/**
 * Starts a program of ours that listens on PORT of 127.0.0.1, and waits until `path` answers. It is stopped
 * by its own pid.
 */
export const serve = async (
  file: string,
  env: Record<string, string>,
  path = '/healthz',
  nodeArgs: readonly string[] = [],
): Promise<Served> => {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArgs, file], {
    cwd: root,
    env: { ...plainEnv(), ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let words = '';
  const hear = (chunk: Buffer): void => void (words = (words + chunk.toString()).slice(-4000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (hasEnded(child) || Date.now() > deadline) {
      await end(child);
      throw new Error(`${file} did not start:\n${words}`);
    }
    const up = await fetch(url + path).then(
      (reply) => reply.ok,
      () => false,
    );
    if (up) return { url, pid: child.pid ?? 0, cpu: () => cpuOf(child.pid ?? 0), stop: () => end(child) };
    await sleep(100);
  }
};

/** The mall's API without pages or jobs, with limits off. */
export const serveMall = (env: Record<string, string>, nodeArgs: readonly string[] = []): Promise<Served> =>
  serve(
    'server/src/main.ts',
    { ROLES: 'api', RATE_LIMITS: 'off', DEMO: 'off', LOG_LEVEL: 'warn', MALL_SECRET: secretText, ...env },
    '/healthz',
    nodeArgs,
  );

const ticksPerSecond = 100;

/** Seconds of a core that a process has used; NaN where the system does not report it, or it has ended. */
export const cpuOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
};

/** No setting of the caller's environment gets in. */
const plainEnv = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
});

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(patience);
};
