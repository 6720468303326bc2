import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Daemon, startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

/**
 * `stop` and `start` again are a restart at the same address, with the same data; `crash` ends it as a lost power
 * supply does; `remove` deletes it.
 */
export type OwnPostgres = {
  url: string;
  stop: () => Promise<void>;
  crash: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

type Options = {
  /** Commits wait for the disk. Tests need no data afterwards, and a killed mall still finds its commits. */
  durable?: boolean;
  /** Begins as a copy of the server at this address, and follows it. */
  standbyOf?: string;
  /** More settings: `max_connections=40`. */
  settings?: readonly string[];
};

/** A PostgreSQL for the tests, which is gone once it is stopped. */
export async function startPostgres(
  program: string,
  options: Options = {},
): Promise<Daemon & { url: string }> {
  const { url, remove } = await createPostgres(program, options);
  return { url, stop: remove };
}

/** Creates and starts a PostgreSQL. `program` is the path of `postgres`. */
export async function createPostgres(
  program: string,
  { durable = false, standbyOf, settings = [] }: Options = {},
): Promise<OwnPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'furnimall-pg-'));
  const data = join(home, 'data');
  const user = unprivileged();
  const clear = (): void => rmSync(home, { recursive: true, force: true });
  try {
    if (user) chownSync(home, user.uid, user.gid);
    const tool = toolBeside(program, { ...user, cwd: home, stdio: 'pipe' });
    const password =
      standbyOf === undefined ? initialise(tool, home, data, user) : copy(tool, data, standbyOf);
    const port = await freePort();
    const all = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${home}`,
      'max_connections=200',
      ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
      ...settings,
    ];
    const args = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
    const start = async () => {
      const daemon = await startDaemon(program, args, port, { ...user, cwd: home });
      await serving(data);
      return daemon;
    };
    let daemon = await start();
    return {
      url: `postgres://mall:${password}@127.0.0.1:${port}/postgres`,
      stop: () => daemon.stop(),
      crash: () => daemon.crash(),
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

type Tool = (name: 'initdb' | 'pg_basebackup', args: readonly string[]) => void;

/** The program in PATH may be a link; its tools are beside the real one. */
const toolBeside =
  (program: string, options: ExecFileSyncOptions): Tool =>
  (name, args) =>
    void execFileSync(join(dirname(realpathSync(program)), name), args, options);

/** Makes an empty server and returns the password of its user. */
function initialise(tool: Tool, home: string, data: string, user: ReturnType<typeof unprivileged>): string {
  const secret = join(home, 'secret');
  const password = randomBytes(12).toString('hex');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user) chownSync(secret, user.uid, user.gid);
  const who = ['-U', 'mall', '--auth=scram-sha-256', `--pwfile=${secret}`];
  tool('initdb', ['-D', data, ...who, '--encoding=UTF8', '--locale=C.UTF-8']);
  return password;
}

/** Copies a running server, whose password stays the same; `-R` makes the copy follow it. */
function copy(tool: Tool, data: string, url: string): string {
  tool('pg_basebackup', ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
  return new URL(url).password;
}

/**
 * The port is open before the database serves anybody: until then connections are told that it is starting up. The
 * eighth line of its own file says when, as pg_ctl reads it.
 */
async function serving(data: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  const serves = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() ?? '';
  while (!['ready', 'standby'].includes(serves())) {
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
