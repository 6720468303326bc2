import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Options = { uid?: number; gid?: number; cwd?: string };

/** A server that a test run started, and ends. */
export type Daemon = { stop: () => Promise<void> };

/**
 * Starts a server and waits until its port on 127.0.0.1 accepts; `crash` gives it no time to clean up. Throws with its
 * output when it ends first.
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  port: number,
  options: Options,
): Promise<Daemon & { crash: () => Promise<void> }> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  const hear = (chunk: Buffer): void => {
    words = (words + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('error', (error) => {
    words += error.message;
  });
  const deadline = Date.now() + 30_000;
  while (!(await accepts(port))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop(child);
      throw new Error(`${program} did not start:\n${words}`);
    }
    await sleep(100);
  }
  return { stop: () => stop(child), crash: () => stop(child, 'SIGQUIT') };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** SIGINT is the fast, clean end of PostgreSQL and of Redis; SIGQUIT ends PostgreSQL without cleaning up. */
async function stop(child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
