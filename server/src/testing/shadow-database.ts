import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { countChanges } from '../platform/db/changes.ts';
import type { Db } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';

type Held = Awaited<ReturnType<typeof begin>>;

/**
 * A database whose changes are undone: work inside `undone` sees what others have committed, and nobody ever sees
 * what it did. It has one connection, as the embedded database has; its transactions are savepoints of one of `db`
 * that is rolled back. The embedded database lets everybody else wait until then, so what works inside `undone`
 * must not itself wait for `db`. Sequences go on.
 */
export const openShadow = (db: Db) => {
  const { dialect, enter, leave } = shadowOf(db);
  const oneAfterTheOther = queue();
  const shadow: Db = new Kysely<Schema>({ dialect });
  countChanges(shadow);
  return {
    db: shadow,
    undone: <T>(work: () => Promise<T>): Promise<T> =>
      oneAfterTheOther(async () => {
        await enter();
        try {
          return await work();
        } finally {
          await leave();
        }
      }),
    close: () => shadow.destroy(),
  };
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

const begin = (db: Db) => db.startTransaction().execute();

/** What Kysely is given as a connection; `own` if its transaction ends with it. */
class ShadowConnection implements DatabaseConnection {
  readonly held: Held;
  readonly own: boolean;
  inTransaction = false;

  constructor(held: Held, own: boolean) {
    this.held = held;
    this.own = own;
  }

  run(statement: string): Promise<QueryResult<unknown>> {
    return this.held.executeQuery(CompiledQuery.raw(statement));
  }

  /** A statement that fails undoes itself alone, as it would outside of a transaction. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = () => this.held.executeQuery<Row>(query as CompiledQuery<Row>); // Kysely types the rows of its statement
    if (this.inTransaction) return ask();
    await this.run('savepoint one');
    try {
      const result = await ask();
      await this.run('release savepoint one');
      return result;
    } catch (error) {
      await this.run('rollback to savepoint one');
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed.');
  }
}

/** Kysely gives back what `acquireConnection` below gave it. */
const ours = (connection: DatabaseConnection) => connection as ShadowConnection; // nothing else makes one

const shadowOf = (db: Db) => {
  const mutex = createMutex();
  let outer: Held | undefined;
  const ends = (statement: string) => async (connection: DatabaseConnection) => {
    const one = ours(connection);
    one.inTransaction = false;
    await one.run(statement);
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (shadow) => new PostgresIntrospector(shadow),
    createDriver: () => ({
      init: async () => {},
      destroy: async () => {},
      // What nobody waits for any more, after its `undone`, has a transaction of its own that is undone as well.
      acquireConnection: async () => {
        await mutex.take();
        return new ShadowConnection(outer ?? (await begin(db)), outer === undefined);
      },
      releaseConnection: async (connection) => {
        const { own, held } = ours(connection);
        if (own) await held.rollback().execute();
        mutex.give();
      },
      beginTransaction: async (connection) => {
        const one = ours(connection);
        await one.run('savepoint whole');
        one.inTransaction = true;
      },
      commitTransaction: ends('release savepoint whole'),
      rollbackTransaction: ends('rollback to savepoint whole'),
    }),
  };
  const alone = (work: () => Promise<void>) => async () => {
    await mutex.take();
    await work().finally(mutex.give);
  };
  return {
    dialect,
    enter: alone(async () => {
      outer = await begin(db);
    }),
    leave: alone(async () => {
      await outer?.rollback().execute();
      outer = undefined;
    }),
  };
};
