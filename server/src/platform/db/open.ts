import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { createBreaker } from '../breaker/breaker.ts';
import { late } from '../breaker/late.ts';
import { clock } from '../clock/clock.ts';
import { channels, countChanges } from './changes.ts';
import { patienceMs } from './deadline.ts';
import { lockDataDir } from './lock.ts';
import { newsChannel, wakeListeners } from './news.ts';
import { planned } from './planned-pglite.ts';
import { preparing } from './prepared.ts';
import type { Schema } from './schema.ts';
import { sessionName, withoutName } from './session-name.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
/**
 * Either: for queries that work inside and outside a transaction. Inside one always pass the transaction
 * (PGlite has one connection).
 */
export type Reader = Db | Tx;

export type Opened = {
  db: Db;
  engine: 'pglite' | 'postgres';
  pglite: PGlite | null;
  /** How many connections are open now, and how many queries wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /**
   * Resolves when the database answers. PostgreSQL is asked beside all that waits for it and has half a second;
   * the embedded one answers in its turn.
   */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
/** A probe waits half a second for an answer. Its connection is given up after two. */
const pingMs = 500;
const pingLostMs = 2000;
/** How often the clock is compared with the database's. */
const clockEveryMs = 10_000;

/** Every amount fits a safe integer; one that does not is an error and is not rounded. */
const toSafe = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`);
  return value;
};

/**
 * Opens PostgreSQL. Both engines give the same JavaScript types: int8 → number, date → text, timestamptz →
 * Date.
 */
export const openPostgres = (address: string): Opened => {
  const url = withoutName(address);
  const parsers = new Map<number, (text: string) => unknown>([
    [INT8, toSafe],
    [INT8_ARRAY, (text) => text.slice(1, -1).split(',').filter(Boolean).map(toSafe)],
    [DATE, (text) => text],
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: sessionName,
    max: 20,
    statement_timeout: 10_000,
    // A process that stops in the middle of a transaction holds its rows no longer than this.
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: patienceMs.write,
    keepAlive: true,
    // Every connection listens: the one that makes a change is notified before its own answer.
    onConnect: async (client) => {
      // The pool reports only idle connections that break. One in use fails its statement, and emits an event
      // that ends the process when nobody handles it.
      client.on('error', () => {});
      client.on('notification', ({ channel }) => changed(channel));
      await askTime(client);
      await client.query(`listen ${channels.people}; listen ${channels.seckill}`).catch(() => {}); // nobody listens: changes show a moment later
      await client.query('set jit = off').catch(() => {}); // compiling takes longer than any query of a mall
      // A statement whose caller has given up ends; not every system can tell.
      await client.query("set client_connection_check_interval = '1s'").catch(() => {});
    },
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced by the next query
  const pinging = pingOver(url, {
    heard: (topic) => wakeListeners(db, topic),
    lost: () => wakeListeners(db),
  });
  const clockTimer = setInterval(() => void pinging.ping().catch(() => {}), clockEveryMs).unref();
  const breaker = createBreaker(pinging.ping);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool, breaker) }) });
  const changed = countChanges(db);
  pool.on('remove', () => changed()); // its notifications are missed
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const close = async () => {
    breaker.close();
    clearInterval(clockTimer);
    await Promise.all([db.destroy(), pinging.close()]);
  };
  return { db, engine: 'postgres', pglite: null, connections, ping: pinging.ping, close };
};

/** Asks the database for its time, which is the mall's. */
const askTime = async (database: pg.ClientBase): Promise<void> => {
  const askedAt = performance.now();
  const { rows } = await database.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  clock.learn(Number(rows[0]?.ms), askedAt);
};

/** Who is told of notifications of news, and that some may have been missed. */
type Listener = { readonly heard: (topic: string | undefined) => void; readonly lost: () => void };

/**
 * A connection for the question whether the database answers, and for notifications of news, which one connection of a
 * process hears: those of the pool come and go. The question is asked once for all who ask. How long it
 * waits is measured in steps too: a busy process would otherwise give up connections whose answer it has not read.
 */
const pingOver = (url: string, news: Listener) => {
  let held: { readonly client: pg.Client; readonly connected: Promise<pg.Client> } | undefined;
  let asking: Promise<void> | undefined;

  const giveUp = (client: pg.Client): void => {
    if (held?.client === client) held = undefined;
    client.end().catch(() => {});
  };
  const connection = (): NonNullable<typeof held> => {
    if (held !== undefined) return held;
    const client = new pg.Client({
      connectionString: url,
      application_name: sessionName,
      connectionTimeoutMillis: 5 * pingLostMs,
      keepAlive: true,
    });
    client.on('error', () => giveUp(client));
    client.on('notification', ({ payload }) => news.heard(payload));
    const listen = async (): Promise<pg.Client> => {
      await client.connect();
      await client.query(`listen ${newsChannel}`).catch(() => {}); // behind some poolers nobody hears: news come a moment later
      news.lost();
      return client;
    };
    return (held = { client, connected: listen() });
  };
  const ask = async (): Promise<void> => {
    const { client, connected } = connection();
    try {
      await Promise.race([connected.then(askTime), late(pingLostMs)]);
    } catch (error) {
      giveUp(client);
      throw error;
    }
  };
  return {
    ping: () => (asking ??= Promise.race([ask(), late(pingMs)]).finally(() => (asking = undefined))),
    close: async () => held?.client.end(),
  };
};

const pgliteParsers = {
  [types.INT8]: toSafe,
  [INT8_ARRAY]: (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(toSafe),
  [DATE]: (text: string) => text,
};

/**
 * Opens the embedded database in a folder that only one process may hold, or in memory. Throws DataDirInUse.
 */
export const openPglite = async (dataDir: string | null, snapshot?: Blob): Promise<Opened> => {
  const release = dataDir === null ? () => {} : lockDataDir(dataDir);
  try {
    const pglite = await PGlite.create({
      ...(dataDir === null ? {} : { dataDir: path.join(dataDir, 'pglite') }),
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
      parsers: pgliteParsers,
    });
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: planned(pglite) }) });
    const changed = countChanges(db);
    for (const channel of Object.values(channels)) await pglite.listen(channel, () => changed(channel));
    await pglite.listen(newsChannel, (topic) => wakeListeners(db, topic));
    const close = async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      release();
    };
    const connections = () => ({ open: 1, idle: 0, waiting: 0 });
    const ping = () => pglite.query('select 1').then(() => {});
    return { db, engine: 'pglite', pglite, connections, ping, close };
  } catch (error) {
    release();
    throw error;
  }
};

/** A value for a jsonb column: arrays too (the driver would make a PostgreSQL array of them). */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::text::jsonb`;
