import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/services/free-port.ts';

const root = join(import.meta.dirname, '../..');
const readyWithinMs = 180_000;

export type Server = {
  url: string;
  /** What it has printed so far. */
  said: () => Promise<string>;
  stop: () => Promise<void>;
};

type Settings = (url: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv;

/** Where the data of a mall lies that has imported its demo, which takes longer than a copy of it. */
const seedFolder = (): string | null => process.env.MALL_SEED ?? null;

type Made = {
  /** Where the mall is built. */
  house?: string;
  /** The data that it begins with; null for an empty database. */
  seed?: string | null;
};

/**
 * Starts a built mall on a free port with data of its own. `settingsOf` gets its address before it starts.
 */
export const startServer = async (
  settingsOf: Settings,
  { house = root, seed = house === root ? seedFolder() : null }: Made = {},
): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'furnimall-e2e-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    if (seed !== null) await copyData(seed, join(folder, 'data'));
    const { stop, ...server } = await launch(folder, settingsOf, house);
    return { ...server, stop: () => stop().finally(forget) };
  } catch (error) {
    await forget();
    throw error;
  }
};

/** Imports the demo once for all malls of a run; `startServer` finds it. Returns how to remove it. */
export const seedMalls = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'furnimall-seed-'));
  const { stop } = await launch(folder, () => ({}), root);
  await stop();
  process.env.MALL_SEED = join(folder, 'data');
  return () => rm(folder, { recursive: true, force: true });
};

/** Database, media and the secret with which its numbers are sealed; the registry is each mall's own. */
const copyData = async (from: string, to: string): Promise<void> => {
  for (const part of ['pglite', 'media', 'secret'])
    await cp(join(from, part), join(to, part), { recursive: true });
};

const launch = async (folder: string, settingsOf: Settings, house: string): Promise<Server> => {
  const port = await freePort();
  const log = join(folder, 'server.log');
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: house,
    env: {
      ...process.env,
      PUBLIC_URL: url,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      // All specs come from one address; the API's own tests cover the limits.
      RATE_LIMITS: 'off',
      ...(await settingsOf(url)),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = createWriteStream(log);
  server.stdout.pipe(written, { end: false });
  server.stderr.pipe(written, { end: false });
  try {
    await ready(server, url);
  } catch (error) {
    const lines = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-40).join('\n');
    await end(server);
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${lines}`);
  }
  return { url, said: () => readFile(log, 'utf8'), stop: () => end(server) };
};

async function ready(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The mall stopped while starting (exit code ${server.exitCode}).`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.status === 200) return;
    await sleep(250);
  }
  throw new Error(`The mall was not ready after ${readyWithinMs / 1000} s.`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  const patience = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(patience);
}
