import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { countChanges } from '../platform/db/changes.ts';
import { type Db, openPostgres, type Opened } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';

/**
 * A database whose changes are undone: work inside `undone` sees what others have committed, and nobody ever sees
 * what it did. All of it has one connection, as with the embedded database; its transactions are savepoints of one
 * that is rolled back.
 */
export const openShadow = async (url: string) => {
  const real = openPostgres(url);
  const { held, release } = await holdConnection(real.db);
  const { dialect, begin, rollBack } = shadowOf(held);
  const oneAfterTheOther = queue();
  const db: Db = new Kysely<Schema>({ dialect });
  countChanges(db);
  const opened: Opened = { ...real, db, close: async () => {} };
  return {
    opened,
    undone: <T>(work: () => Promise<T>): Promise<T> =>
      oneAfterTheOther(async () => {
        await begin();
        try {
          return await work();
        } finally {
          await rollBack();
        }
      }),
    close: async () => {
      release();
      await db.destroy();
      await real.close();
    },
  };
};

/** One connection of a pool, until `release`. */
const holdConnection = async (db: Db) => {
  const { promise: ended, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: take } = Promise.withResolvers<Db>();
  void db.connection().execute(async (one) => {
    take(one);
    await ended;
  });
  return { held: await held, release };
};

/** Work that is done one after the other. */
const queue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
};

/** Whoever waits gets it in turn. */
const createMutex = () => {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    take: async (): Promise<void> => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      else taken = true;
    },
    give: (): void => {
      const next = waiting.shift();
      if (next === undefined) taken = false;
      else next();
    },
  };
};

const shadowOf = (held: Db) => {
  const mutex = createMutex();
  let outer = false;
  let inner = false;
  const run = (statement: string) => held.executeQuery(CompiledQuery.raw(statement));
  const alone = (statement: string, begun: boolean) => async () => {
    await mutex.take();
    await run(statement);
    outer = begun;
    mutex.give();
  };
  /** A statement that fails undoes itself alone, as it would outside of a transaction. */
  const between = async <T>(
    before: string,
    work: () => Promise<T>,
    after: string,
    undo: string,
  ): Promise<T> => {
    await run(before);
    try {
      const result = await work();
      await run(after);
      return result;
    } catch (error) {
      await run(undo);
      throw error;
    }
  };
  const connection: DatabaseConnection = {
    executeQuery: (query) => {
      const ask = () => held.executeQuery<never>(query);
      if (inner) return ask();
      return outer
        ? between('savepoint one', ask, 'release savepoint one', 'rollback to savepoint one')
        : between('begin', ask, 'rollback', 'rollback');
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed.');
    },
  };
  const ends = (statement: string) => async () => {
    inner = false;
    await run(statement);
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      destroy: async () => {},
      acquireConnection: async () => {
        await mutex.take();
        return connection;
      },
      releaseConnection: async () => mutex.give(),
      beginTransaction: async () => {
        await run(outer ? 'savepoint whole' : 'begin');
        inner = true;
      },
      commitTransaction: async () => ends(outer ? 'release savepoint whole' : 'rollback')(),
      rollbackTransaction: async () => ends(outer ? 'rollback to savepoint whole' : 'rollback')(),
    }),
  };
  return { dialect, begin: alone('begin', true), rollBack: alone('rollback', false) };
};
