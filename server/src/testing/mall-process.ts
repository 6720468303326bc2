import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint, type OperationName } from '@mall/contract/core/wire';
import type { Output, Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { freePort } from '../../../scripts/services/free-port.ts';
import { openPglite, openPostgres, type Opened } from '../platform/db/open.ts';
import { hashToken } from '../platform/http/context.ts';
import { newId } from '../platform/ids/ids.ts';
import { createGiven, secretText } from './given.ts';
import { onPostgres } from './engine.ts';
import { migratedSnapshot } from './snapshot.ts';
import type { Reply } from './start-api.ts';
import { freshDatabase } from './test-database.ts';

const main = path.resolve(import.meta.dirname, '../main.ts');

/**
 * A mall as an operator runs it: a process of its own. It has no pages and no demo unless `env` enables them.
 */
export const runMall = async (env: Record<string, string>) => {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      // Where a run of tests keeps compiled code (scripts/test-all.ts).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ROLES: 'api',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      MALL_SECRET: secretText,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    said,
    pid: child.pid ?? 0,
    /** Its exit code; null when a signal ended it. */
    ended,
    signal: (name: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void child.kill(name),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Waits until it answers. Throws with its output when it ends first. */
    ready: () => answering(child, url, said),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
};

/** `npm run demo -- …` as a process of its own, to its end. */
export const runDemo = async (args: readonly string[], env: Record<string, string>) => {
  const program = path.resolve(import.meta.dirname, '../demo/main.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', MALL_SECRET: secretText, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said };
};

export type MallProcess = Awaited<ReturnType<typeof runMall>>;

const answering = async (child: ChildProcess, url: string, said: { err: string }): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It did not start: ${said.err}`);
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
};

/** Calls an operation over the network, as a person with a token, who may give up waiting for the answer. */
export const calling =
  (url: string, token: string, { giveUpMs }: { giveUpMs?: number } = {}) =>
  async <Name extends OperationName>(
    name: Name,
    input: Sent<Name>,
    headers: Record<string, string> = {},
  ): Promise<Reply<Output<Name>> & { headers: Headers }> => {
    const { method, path: template } = endpoint(name);
    const fields: Record<string, unknown> = { ...input };
    const address = `${url}/api${template.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(fields[key]))}`;
    const query = new URLSearchParams();
    if (method === 'GET') for (const [key, value] of Object.entries(fields)) query.set(key, String(value));
    const reply = await fetch(`${address}?${query.toString()}`, {
      method,
      headers: { token, 'x-locale': 'en', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(fields) } : {}),
      ...(giveUpMs === undefined ? {} : { signal: AbortSignal.timeout(giveUpMs) }),
    });
    const body = (await reply.json()) as Reply<Output<Name>>; // the server's answer to this operation
    return { ...body, status: reply.status, headers: reply.headers };
  };

/** A data folder with the data of a test, filled before any process opens it, and opened again after. */
export const dataFolder = async <Made>(fill: (tools: ReturnType<typeof toolsOf>) => Promise<Made>) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'mall-process-'));
  const inside = async <T>(work: (opened: Opened) => Promise<T>): Promise<T> => {
    const opened = await openPglite(dir);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  };
  const fresh = await openPglite(dir, await migratedSnapshot());
  try {
    return {
      dir,
      inside,
      made: await fill(toolsOf(fresh)),
      remove: () => rmSync(dir, { recursive: true, force: true }),
    };
  } finally {
    await fresh.close();
  }
};

/** The same in a database of its own on the tests' PostgreSQL, or in a data folder without one. */
export const ownDatabase = async <Made>(fill: (tools: ReturnType<typeof toolsOf>) => Promise<Made>) => {
  if (onPostgres) return postgresDatabase(process.env.TEST_DATABASE_URL ?? '', fill);
  const { dir, remove, ...folder } = await dataFolder(fill);
  const env: Record<string, string> = { DATA_DIR: dir };
  return { ...folder, env, remove: async () => remove() };
};

/** The same in a database of its own on a PostgreSQL server. */
export const postgresDatabase = async <Made>(
  server: string,
  fill: (tools: ReturnType<typeof toolsOf>) => Promise<Made>,
) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'mall-process-'));
  const { url, drop } = await freshDatabase(server);
  const inside = async <T>(work: (opened: Opened) => Promise<T>): Promise<T> => {
    const opened = openPostgres(url);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  };
  const env: Record<string, string> = { DATA_DIR: dir, DATABASE_URL: url };
  return {
    env,
    inside,
    made: await inside((opened) => fill(toolsOf(opened))),
    remove: async () => {
      rmSync(dir, { recursive: true, force: true });
      await drop();
    },
  };
};

const toolsOf = ({ db }: Opened) => {
  const given = createGiven(db);
  /** A signed-in member with an address. */
  const shopper = async (mobile?: string) => {
    const id = await given.member(mobile === undefined ? {} : { mobile });
    const token = `process-test-${newId()}`;
    await db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: id, expires_at: new Date(Date.now() + dayMs) })
      .execute();
    return { id, token, addressId: await given.address(id) };
  };
  return { db, given, shopper };
};
