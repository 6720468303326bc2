import { withoutName } from '../db/session-name.ts';
import { fromKysely, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { patienceMs } from '../db/deadline.ts';
import type { Opened, Tx } from '../db/open.ts';
import { createThrottle } from '../throttle/throttle.ts';
import { counterOf } from '../metrics/counter.ts';
import { failedAmong, queuesDue } from './jobs.queries.ts';
import { repeat } from './repeat.ts';

/** Work that may run twice, late or never: every handler decides by the current state. */
export type JobHandler = (data: Record<string, string>) => Promise<void>;

export type Jobs = {
  /**
   * Registers a handler. `how` is a cron line in UTC for work that also runs on schedule, or how many jobs of
   * that name one process runs in parallel, each fetched alone: for long work, so that none waits behind
   * another.
   */
  define: (name: string, handler: JobHandler, how?: string | { readonly workers: number }) => void;
  /**
   * Has each process that works look for something every `ms`, for what is due sooner than a schedule of minutes and is
   * written by statements that send no job.
   */
  every: (name: string, ms: number, look: () => Promise<void>) => void;
  /** Sends a job in the transaction of the change that causes it, to run not before `after`. */
  send: (tx: Tx, name: string, data: Record<string, string>, after?: Date) => Promise<void>;
  /** Has failed jobs tried once more, in the transaction; returns how many of these were failed. */
  retry: (tx: Tx, ids: readonly string[]) => Promise<number>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** No queue: for tests and for processes that only answer requests from a database without workers. */
export const noJobs: Jobs = {
  define: () => {},
  every: () => {},
  send: async () => {},
  retry: async () => 0,
  start: async () => {},
  stop: async () => {},
};

/** A line of the log about a failure. */
export type TellFailure = (about: object, says: string) => void;

/** The queue has connections of its own, and nothing of it waits for ever; `pg` gets these with the rest. */
const queuePool = {
  max: 4,
  connectionTimeoutMillis: patienceMs.write,
  statement_timeout: 10_000,
  query_timeout: patienceMs.statement,
  keepAlive: true,
};

/** While the database is away every look at the queues is an error. */
const sameAgainMs = 10_000;

/**
 * Asking each of some forty queues for its jobs costs an idle embedded database 6 % of a core, and a job waits two
 * seconds. One statement asks for all which of them have something due; what it missed, a queue finds itself.
 */
const lookMs = 500;
const askAnywaySeconds = 60;

/**
 * pg-boss on the mall's own database. With `work` this process runs the handlers; without, it only sends.
 * Each failed try is reported with the job's name, id and attempt, and counted; the queue retries a few
 * times, then stores the job as failed.
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
      ? new PgBoss({
          connectionString: withoutName(url ?? ''),
          ...queuePool,
          schedule: work,
          supervise: work,
        })
      : new PgBoss({ db: fromPglite(opened.pglite), backend: 'pglite', schedule: work, supervise: work });
  const queueFailed = (error: unknown): void => {
    if (!toldLately(error instanceof Error ? error.message : '')) tell({ err: error }, 'the queue failed');
  };
  boss.on('error', queueFailed);
  let started = false;
  const looks = new Map<string, { ms: number; look: () => Promise<void> }>();
  let looking: { end: () => Promise<void> }[] = [];

  /** One try: an error of a job fails that job alone, and none of those that were fetched with it. */
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

  const failedAt = (job: string) => (error: unknown) => {
    failures.inc({ job, final: 'false' });
    if (!toldLately(job)) tell({ err: error, job }, 'a job failed');
  };

  /** The workers of each queue of this process, by their ids. */
  const workers = new Map<string, readonly string[]>();
  const wakeDue = async (): Promise<void> => {
    for (const name of await queuesDue(opened.db))
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };

  /** Starts the workers of a queue and returns their ids, each of which can be woken. */
  const worked = (name: string, handler: JobHandler, { atOnce, batchSize }: Pace): Promise<string[]> =>
    Promise.all(
      Array.from({ length: atOnce }, () =>
        boss.work(
          name,
          {
            pollingIntervalSeconds: askAnywaySeconds,
            includeMetadata: true,
            perJobResults: true,
            batchSize,
          },
          async (jobs: JobWithMetadata<Record<string, string>>[]) => {
            const results: JobResult[] = [];
            for (const job of jobs) results.push(await attempt(handler, job));
            return results;
          },
        ),
      ),
    );

  return {
    define: (name, handler, how) => void handlers.set(name, { handler, how }),
    every: (name, ms, look) => void looks.set(name, { ms, look }),
    send: async (tx, name, data, after) => {
      if (!started) return; // the state is also applied on read and by the sweeps
      await boss.send(name, data, {
        db: fromKysely(tx),
        retryLimit: 5,
        retryBackoff: true,
        ...(after === undefined ? {} : { startAfter: after }),
      });
    },
    retry: async (tx, ids) => {
      if (!started) return 0;
      const failed = await failedAmong(tx, ids);
      for (const name of new Set(failed.map((job) => job.name)))
        await boss.retry(
          name,
          failed.filter((job) => job.name === name).map(({ id }) => id),
          { db: fromKysely(tx) },
        );
      return failed.length;
    },
    start: async () => {
      await boss.start();
      for (const [name, { handler, how }] of handlers) {
        await boss.createQueue(name);
        if (!work) continue;
        workers.set(name, await worked(name, handler, pace(how)));
        if (typeof how === 'string') await boss.schedule(name, how);
      }
      if (work)
        looking = [
          repeat(lookMs, wakeDue, queueFailed),
          ...[...looks].map(([name, { ms, look }]) => repeat(ms, look, failedAt(name))),
        ];
      started = true;
    },
    stop: async () => {
      if (!started) return;
      started = false;
      await Promise.all(looking.map(({ end }) => end()));
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
};

type Pace = { readonly atOnce: number; readonly batchSize: number };

/** Short jobs are fetched by twenty and run one after the other. */
const pace = (how: Parameters<Jobs['define']>[2]): Pace =>
  typeof how === 'object' ? { atOnce: how.workers, batchSize: 1 } : { atOnce: 1, batchSize: 20 };
