import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoint, type OperationName } from '@mall/contract/core/wire';
import type { Output, Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import type { Keeper } from '@mall/publish/change';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp, type Parts } from '../app.ts';
import { openPglite, openPostgres, type Opened } from '../platform/db/open.ts';
import { hashToken } from '../platform/http/context.ts';
import { newId } from '../platform/ids/ids.ts';
import { type Jobs, noJobs } from '../platform/jobs/jobs.ts';
import { createMailbox } from '../platform/ports/mail.ts';
import { createInbox } from '../platform/ports/sms.ts';
import { createFolderStorage, type StoragePort } from '../platform/ports/storage.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createGiven, testSecret } from './given.ts';
import { refuseGuarded } from './guarded-values.ts';
import { startShadowFuzz } from './shadow-fuzz.ts';
import { migratedSnapshot } from './snapshot.ts';
import { freshDatabase } from './test-database.ts';

export type Reply<Data> = { code: number; msg: string; data: Data; msgKey?: string; status: number };

type Caller = {
  token?: string;
  code?: string;
  lang?: string;
  ip?: string;
  /** Its cookies; without it everybody of a test shares one browser. */
  browser?: Browser;
};
type Browser = Map<string, string>;
/** Makes the queue of work of a mall that has one, before the areas say what they do in it; the test starts and stops it. */
type Queue = (opened: Opened, url: string | undefined) => Jobs;

/** Where the suite of the API collects which operations were tried with broken values. */
const fuzzFolder = process.env.FUZZ_DIR;

/**
 * A whole API on a database of its own: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set (a
 * fresh database on that server). Call `stop` in afterAll.
 */
export const startApi = async (
  env: Record<string, string> = {},
  { queue, ...parts }: Pick<Parts, 'registry' | 'keeper'> & { queue?: Queue } = {},
) => {
  const { opened, url, forShadow, drop } = await openForTest();
  const jobs = queue?.(opened, url) ?? noJobs;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mall-api-'));
  const settings = readSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, ...env });
  const inbox = createInbox(() => {});
  const mail = createMailbox();
  const folder = createFolderStorage(path.join(dataDir, 'media'));
  const ports = (storage: StoragePort): Parts['ports'] => ({
    sms: inbox,
    mail,
    storage,
    secret: testSecret,
  });
  const build = async (more: Record<string, string>, storage: StoragePort = folder) => {
    const app = await createApp({
      settings: readSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, ...env, ...more }),
      ...parts,
      opened,
      jobs,
      ports: ports(storage),
    });
    await app.ready();
    return app;
  };
  const app = await build({});
  const twins: FastifyInstance[] = [];
  /**
   * The same mall again on the same database, as another process of it would be, or with a storage of its
   * own. Its callers are `asIn(twin)`.
   */
  const twin = async (
    more: Record<string, string> = {},
    storage: StoragePort = folder,
  ): Promise<FastifyInstance> => {
    const made = await build(more, storage);
    twins.push(made);
    return made;
  };

  const shadow =
    fuzzFolder === undefined || settings.RATE_LIMITS
      ? null
      : startShadowFuzz(fuzzFolder, forShadow, async (shadowed) => {
          const { storage, secret } = ports(folder);
          return createApp({
            settings,
            ...parts,
            ...(parts.keeper === undefined ? {} : { keeper: writingNothing(parts.keeper) }),
            opened: shadowed,
            jobs,
            ports: { sms: createInbox(() => {}), mail: createMailbox(), storage, secret },
          });
        });

  /** A caller: a token, a shop code and a language make the headers. */
  const as = (who: Caller = {}) => asIn(app, who);
  const usual: Browser = new Map();
  const asIn = (mall: FastifyInstance, who: Caller = {}) => {
    const { browser = usual } = who;
    const call = async <Name extends OperationName>(
      name: Name,
      input?: Sent<Name>,
      headers: Record<string, string> = {},
    ): Promise<Reply<Output<Name>>> => {
      const { method, path: template } = endpoint(name);
      const send = (to: FastifyInstance, fields: Record<string, unknown>) =>
        to.inject({
          method,
          url: `/api${template.replaceAll(/\{(\w+)\}/g, (_, key: string) => inPath(fields[key]))}`,
          headers: {
            ...(who.token === undefined ? {} : { token: who.token }),
            ...(who.code === undefined ? {} : { code: who.code }),
            'x-locale': who.lang ?? 'en',
            ...(browser.size === 0 ? {} : { cookie: cookiesOf(browser) }),
            ...headers,
          },
          ...(who.ip === undefined ? {} : { remoteAddress: who.ip }),
          ...(method === 'GET' ? { query: toQuery(fields) } : { payload: fields }),
        });
      if (mall === app) await shadow?.tryBefore(name, { ...input }, send);
      const reply = await send(mall, { ...input });
      for (const { name: cookie, value } of reply.cookies) browser.set(cookie, value);
      const answer = reply.json<Reply<Output<Name>>>();
      await refuseGuarded(opened.db, name, answer, { token: who.token, shopId: headers['x-shop'] });
      return { ...answer, status: reply.statusCode };
    };
    return { call, token: who.token };
  };

  /** Signs a member in without the SMS detour; the token is a real session row. */
  const signIn = async (memberId: string): Promise<string> => {
    const token = `test-${newId()}`;
    await opened.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: memberId,
        expires_at: new Date(Date.now() + dayMs),
      })
      .execute();
    return token;
  };

  const stop = async (): Promise<void> => {
    await shadow?.close();
    await Promise.all([app, ...twins].map((one) => one.close()));
    await opened.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  return {
    app,
    opened,
    db: opened.db,
    engine: opened.engine,
    jobs,
    settings,
    inbox,
    mail,
    as,
    asIn,
    twin,
    signIn,
    given: createGiven(opened.db),
    stop,
  };
};

/** The registry of remotes is a file, which no database undoes: what the shadow moves is written nowhere. */
const writingNothing = (keeper: Keeper): Keeper => ({
  ...keeper,
  store: { ...keeper.store, replace: async () => {}, add: async () => {} },
});

export type Api = Awaited<ReturnType<typeof startApi>>;

/** What a path cannot hold is sent as what it looks like. */
const inPath = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed(),
  );

const cookiesOf = (browser: Browser): string =>
  [...browser].map(([name, value]) => `${name}=${value}`).join('; ');

const toQuery = (fields: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );

/**
 * Already migrated: a copy of a snapshot, or of a template. On PostgreSQL the shadow asks beside the mall's own
 * connections, which a rush takes all.
 */
const openForTest = async (): Promise<{
  opened: Opened;
  url: string | undefined;
  forShadow: () => Opened;
  drop: () => Promise<void>;
}> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '') {
    const opened = await openPglite(null, await migratedSnapshot());
    return {
      opened,
      url: undefined,
      forShadow: () => ({ ...opened, close: async () => {} }),
      drop: async () => {},
    };
  }
  const { url, drop } = await freshDatabase(server);
  return { opened: openPostgres(url), url, forShadow: () => openPostgres(url), drop };
};

/** Runs SQL that must find nothing: the invariants of reliability 2.5 (see invariants.ts). */
export const countRows = async (api: Pick<Api, 'db'>, query: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>([
    `select count(*) as n from (${query}) broken`,
  ] as unknown as TemplateStringsArray).execute(api.db); // constant text of a test
  return rows[0]?.n ?? 0;
};
