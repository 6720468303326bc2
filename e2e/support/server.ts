import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/services/free-port.ts';

const root = join(import.meta.dirname, '../..');
const readyWithinMs = 180_000;

export type Server = { url: string; stop: () => Promise<void> };

/**
 * Starts the mall that is built in `house` on a free port with data of its own. `envOf` gets its address before
 * it starts.
 */
export const startServer = async (
  envOf: (url: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv,
  house = root,
): Promise<Server> => {
  const data = await mkdtemp(join(tmpdir(), 'furnimall-e2e-'));
  const port = await freePort();
  const log = join(data, 'server.log');
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: house,
    env: {
      ...process.env,
      PUBLIC_URL: url,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(data, 'data'),
      // All specs come from one address; the API's own tests cover the limits.
      RATE_LIMITS: 'off',
      ...(await envOf(url)),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = createWriteStream(log);
  server.stdout.pipe(written, { end: false });
  server.stderr.pipe(written, { end: false });

  const stop = async (): Promise<void> => {
    await end(server);
    await rm(data, { recursive: true, force: true });
  };
  try {
    await ready(server, url);
  } catch (error) {
    const lines = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-40).join('\n');
    await stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${lines}`);
  }
  return { url, stop };
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
