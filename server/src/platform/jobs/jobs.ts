import { fromKysely, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Opened, Tx } from '../db/open.ts';
import { createThrottle } from '../throttle/throttle.ts';
import { counterOf } from '../metrics/counter.ts';

/** Work that may run twice, late or never: every handler decides by the state it finds. */
export type JobHandler = (data: Record<string, string>) => Promise<void>;

export type Jobs = {
  /**
   * Registers a handler. `how` is a cron line in UTC for work that also runs by the clock, or how many pieces of work of that
   * name one process does side by side, each taken up alone: for work that takes long, so that none waits behind another.
   */
  define: (name: string, handler: JobHandler, how?: string | { readonly workers: number }) => void;
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

/** A line of the log about something that failed. */
export type TellFailure = (about: object, says: string) => void;

/** While the database is away every queue says so every two seconds. */
const sameAgainMs = 10_000;

/**
 * pg-boss on the mall's own database. With `work` this process runs the handlers; without, it only sends. Each failed try is
 * told with the job's name, id and attempt, and counted; the queue tries again some times, then keeps the job as failed.
 */
export const createJobs = (
  opened: Opened,
  url: string | undefined,
  work: boolean,
  tell: TellFailure,
): Jobs => {
  const failures = counterOf('mall_job_failures_total', 'Tries of jobs that failed; final: the last one', [
    'job',
    'final',
  ]);
  const toldLately = createThrottle(sameAgainMs);
  const handlers = new Map<string, { handler: JobHandler; how: Parameters<Jobs['define']>[2] }>();
  const boss =
    opened.pglite === null
      ? new PgBoss({ connectionString: url ?? '', max: 4, schedule: work, supervise: work })
      : new PgBoss({ db: fromPglite(opened.pglite), backend: 'pglite', schedule: work, supervise: work });
  boss.on('error', (error) => {
    if (!toldLately(error.message)) tell({ err: error }, 'the queue failed');
  });
  let started = false;

  /** One try: what a job throws is its own failure, and none of those that were fetched with it. */
  const attempt = async (
    handler: JobHandler,
    { name: job, id, data, retryCount, retryLimit }: JobWithMetadata<Record<string, string>>,
  ): Promise<JobResult> => {
    try {
      await handler(data ?? {});
      return { id, status: 'completed' };
    } catch (error) {
      const final = retryCount >= retryLimit;
      failures.inc({ job, final: String(final) });
      tell({ err: error, job, id, attempt: retryCount + 1, of: retryLimit + 1 }, 'a job failed');
      return { id, status: 'failed', output: error };
    }
  };

  return {
    define: (name, handler, how) => void handlers.set(name, { handler, how }),
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
      for (const [name, { handler, how }] of handlers) {
        await boss.createQueue(name);
        if (!work) continue;
        await boss.work(
          name,
          { pollingIntervalSeconds: 2, includeMetadata: true, perJobResults: true, ...pace(how) },
          async (jobs: JobWithMetadata<Record<string, string>>[]) => {
            const results: JobResult[] = [];
            for (const job of jobs) results.push(await attempt(handler, job));
            return results;
          },
        );
        if (typeof how === 'string') await boss.schedule(name, how);
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

/** Short work is taken up by the twenty, one after the other. */
const pace = (how: Parameters<Jobs['define']>[2]) =>
  typeof how === 'object' ? { batchSize: 1, localConcurrency: how.workers } : { batchSize: 20 };
