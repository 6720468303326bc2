import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPostgres, type OwnPostgres } from '../../../scripts/services/postgres.ts';

/** Its commits are on the disk, as those of a mall that is open, and few connections are left over. */
const options = { durable: true, settings: ['max_connections=90'] };

/**
 * A PostgreSQL that can be lost after a standby has got every commit before it was answered. `program` is the path of
 * `postgres`.
 */
export const startPostgresPair = async (program: string) => {
  let primary = await createPostgres(program, options);
  let standby: OwnPostgres | undefined;

  /** A standby that every commit waits for. */
  const follow = async (): Promise<OwnPostgres> => {
    const follower = await createPostgres(program, { ...options, standbyOf: primary.url });
    await ask(primary, "alter system set synchronous_standby_names = '*'");
    await ask(primary, 'select pg_reload_conf()');
    const isFollowed = "select 1 from pg_stat_replication where sync_state = 'sync'";
    while ((await ask(primary, isFollowed)) === 0) await sleep(20);
    return follower;
  };
  return {
    /** Of the server that takes writes. */
    url: () => primary.url,
    stop: () => primary.stop(),
    start: () => primary.start(),
    /** The primary is gone, and all that it answered is at the standby. */
    lose: async (): Promise<void> => {
      standby = await follow();
      await primary.crash();
      await primary.remove();
    },
    /** The standby becomes the primary; returns its address. */
    takeOver: async (): Promise<string> => {
      if (standby === undefined) throw new Error('Nothing was lost.');
      primary = standby;
      standby = undefined;
      await ask(primary, 'alter system reset synchronous_standby_names');
      await ask(primary, 'select pg_promote()');
      await ask(primary, 'select pg_reload_conf()');
      return primary.url;
    },
    remove: async (): Promise<void> => {
      await standby?.remove();
      await primary.remove();
    },
  };
};

/** Runs a statement and returns how many rows it gave. */
const ask = async ({ url }: OwnPostgres, statement: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
};

/** Takes every connection that a server has left, and each that is given up, until `release`. */
export const takeAllConnections = (url: string): { release: () => Promise<void> } => {
  const taken: pg.Client[] = [];
  let wanted = true;
  const take = async (): Promise<void> => {
    while (wanted) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect().then(
        () => taken.push(client),
        () => sleep(20),
      );
    }
  };
  const taking = take();
  return {
    release: async () => {
      wanted = false;
      await taking;
      await Promise.all(taken.map((client) => client.end()));
    },
  };
};
