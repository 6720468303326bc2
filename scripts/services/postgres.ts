import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Daemon, startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

/** `stop` and `start` again are a restart at the same address, with the same data; `remove` deletes it. */
export type OwnPostgres = {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A PostgreSQL for the tests, which is gone once it is stopped. */
export async function startPostgres(
  program: string,
  options: { durable?: boolean } = {},
): Promise<Daemon & { url: string }> {
  const { url, remove } = await createPostgres(program, options);
  return { url, stop: remove };
}

/**
 * Creates and starts a PostgreSQL. `program` is the path of `postgres`. Unless it is `durable`, no commit
 * waits for the disk: tests need no data afterwards, and a killed mall still finds its commits.
 */
export async function createPostgres(program: string, { durable = false } = {}): Promise<OwnPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'furnimall-pg-'));
  const data = join(home, 'data');
  const secret = join(home, 'secret');
  const password = randomBytes(12).toString('hex');
  const user = unprivileged();
  const clear = (): void => rmSync(home, { recursive: true, force: true });
  try {
    writeFileSync(secret, password, { mode: 0o600 });
    if (user) for (const path of [home, secret]) chownSync(path, user.uid, user.gid);
    // The program in PATH may be a link; initdb is beside the real one.
    const initdb = join(dirname(realpathSync(program)), 'initdb');
    const init = [
      '-D',
      data,
      '-U',
      'mall',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ];
    execFileSync(initdb, init, { ...user, cwd: home, stdio: 'pipe' });
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${home}`,
      'max_connections=200',
      ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const start = async () => {
      const daemon = await startDaemon(program, args, port, { ...user, cwd: home });
      await serving(data);
      return daemon;
    };
    let daemon = await start();
    return {
      url: `postgres://mall:${password}@127.0.0.1:${port}/postgres`,
      stop: () => daemon.stop(),
      start: async () => {
        daemon = await start();
      },
      remove: async () => {
        await daemon.stop();
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/**
 * The port is open before the database serves anybody: until then connections are told that it is starting up. The
 * eighth line of its own file says when, as pg_ctl reads it.
 */
async function serving(data: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() !== 'ready') {
    if (Date.now() > deadline) throw new Error('PostgreSQL was not ready after 60 s.');
    await sleep(20);
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own system user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error('No user of the system may run PostgreSQL: set TEST_DATABASE_URL to a running server.');
}
