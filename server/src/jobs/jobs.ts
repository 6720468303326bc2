import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Opened, Tx } from '../db/open.ts';

/** Work that may run twice, late or never: every handler decides by the state it finds. */
export type JobHandler = (data: Record<string, string>) => Promise<void>;

export type Jobs = {
  /** Registers a handler; `every` is a cron line in UTC for work that also runs by the clock. */
  define: (name: string, handler: JobHandler, every?: string) => void;
  /** Sends a job in the transaction of the change that causes it, to run not before `after`. */
  send: (tx: Tx, name: string, data: Record<string, string>, after?: Date) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** No queue: for tests and for processes that only answer requests from a database without workers. */
export const noJobs: Jobs = {
  define: () => {},
  send: async () => {},
  start: async () => {},
  stop: async () => {},
};

/** pg-boss on the mall's own database. With `work` this process runs the handlers; without, it only sends. */
export const createJobs = (
  opened: Opened,
  url: string | undefined,
  work: boolean,
  onError: (error: unknown) => void,
): Jobs => {
  const handlers = new Map<string, { handler: JobHandler; every: string | undefined }>();
  const boss =
    opened.pglite === null
      ? new PgBoss({ connectionString: url ?? '', max: 4, schedule: work, supervise: work })
      : new PgBoss({ db: fromPglite(opened.pglite), backend: 'pglite', schedule: work, supervise: work });
  boss.on('error', onError);
  let started = false;

  return {
    define: (name, handler, every) => void handlers.set(name, { handler, every }),
    send: async (tx, name, data, after) => {
      if (!started) return; // the state is also applied on read and by the sweeps
      await boss.send(name, data, {
        db: fromKysely(tx),
        retryLimit: 5,
        retryBackoff: true,
        ...(after === undefined ? {} : { startAfter: after }),
      });
    },
    start: async () => {
      await boss.start();
      for (const [name, { handler, every }] of handlers) {
        await boss.createQueue(name);
        if (!work) continue;
        await boss.work<Record<string, string>>(
          name,
          { batchSize: 20, pollingIntervalSeconds: 2 },
          async (jobs) => {
            for (const job of jobs) await handler(job.data ?? {});
          },
        );
        if (every !== undefined) await boss.schedule(name, every);
      }
      started = true;
    },
    stop: async () => {
      if (!started) return;
      started = false;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
};
