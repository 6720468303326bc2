import type { WorkState } from '@mall/contract/operator/system';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';

/** A job as the queue keeps it. `output` is what its last try failed with. */
export type JobRow = {
  id: string;
  name: string;
  about: string | null;
  tries: number;
  most_tries: number;
  made_at: Date;
  at: Date;
  output: { message?: unknown } | null;
};
type Page = { readonly page: number; readonly size: number };

/** The states of the queue (pg-boss) behind each of ours. Work of the queue itself is nobody's concern. */
const states: Readonly<Record<WorkState, RawBuilder<boolean>>> = {
  failed: sql`state = 'failed'`,
  running: sql`state = 'active'`,
  waiting: sql`state in ('created', 'retry')`,
};
const ours = sql<boolean>`name not like '\\_\\_pgboss%'`;
/** When a job failed, began, or is due: what its list is ordered by. */
const moments: Readonly<Record<WorkState, RawBuilder<Date>>> = {
  failed: sql`completed_on`,
  running: sql`started_on`,
  waiting: sql`start_after`,
};

/** A mall whose queue never started has no tables of it. */
const hasQueue = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(reader);
  return rows[0]?.there === true;
};

/** How many jobs there are in each state. */
export const jobCounts = async (reader: Reader): Promise<Record<WorkState, number>> => {
  if (!(await hasQueue(reader))) return { failed: 0, running: 0, waiting: 0 };
  const { rows } = await sql<Record<WorkState, number>>`
    select count(*) filter (where ${states.failed})::int as failed,
      count(*) filter (where ${states.running})::int as running,
      count(*) filter (where ${states.waiting})::int as waiting
    from pgboss.job where state <> 'completed' and ${ours}`.execute(reader);
  return rows[0] ?? { failed: 0, running: 0, waiting: 0 };
};

/** When each of the failed jobs failed, for a query of it; null where there are no tables of jobs. */
export const failedJobs = async (reader: Reader): Promise<RawBuilder<{ at: Date }> | null> =>
  (await hasQueue(reader))
    ? sql<{ at: Date }>`select ${moments.failed} as at from pgboss.job where ${states.failed} and ${ours}`
    : null;

/** Jobs in one state; what failed or began last comes first, what is due next comes first. */
export const jobsPage = async (
  reader: Reader,
  state: WorkState,
  { page, size }: Page,
): Promise<{ rows: JobRow[]; total: number }> => {
  if (!(await hasQueue(reader))) return { rows: [], total: 0 };
  const order = state === 'waiting' ? sql`asc` : sql`desc`;
  const { rows } = await sql<JobRow & { total: number }>`
    select id, name, data ->> 'id' as about, retry_count + 1 as tries, retry_limit + 1 as most_tries,
      created_on as made_at, coalesce(${moments[state]}, created_on) as at, output, count(*) over ()::int as total
    from pgboss.job where ${states[state]} and ${ours}
    order by at ${order}, id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** The names of failed jobs, by their ids: the queue finds a job by both. */
export const failedAmong = async (
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> => {
  if (!(await hasQueue(tx))) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where id::text = any(${[...ids]}) and ${states.failed} and ${ours}
    order by id for update`.execute(tx);
  return rows;
};

/** The names of queues that have a job to be done now. */
export const queuesDue = async (reader: Reader): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where ${ours} and exists (
      select from pgboss.job where job.name = queue.name and ${states.waiting} and not blocked and start_after <= now())`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
};
