import { type JobKind, type JobMove, jobMoves, shopJob } from '@mall/contract/seller/shop-job';
import { Refusal, type RefusalKey } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { type Db, json, type Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { codeOf } from '../../platform/db/error-code.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { MessageParams } from '../../platform/notifications/render-message.ts';
import { noticeEnd } from './notice-end.ts';
import { type Beat, type Held, type Made, Stopped } from './beat.ts';
import { clock } from '../../platform/clock/clock.ts';

const mostTries = 3;
const lostAfter = sql`interval '30 seconds'`;
const beatMs = 500;

/** Takes work that waits, or whose worker has been silent; the third silence ends it. */
export const take = async (db: Db, id: string): Promise<Held | undefined> => {
  // The table lets nobody else take a list of products, a count, or a list of the console: see migrations 0076, 0112 and 0124.
  const worker = `bothWays:counts:lists:${newId()}`;
  const { rows } = await sql<Held>`
    update shop_jobs set state = case when state = 'waiting' then 'running' when state = 'confirmed' then 'writing' else
      state end,
      worker = ${worker}, beat_at = now(), tries = tries + 1, done = handled_rows, started_at = coalesce(started_at, now())
    where id = ${id} and tries < ${mostTries}
      and (state in ('waiting', 'confirmed') or (state in ('running', 'writing') and beat_at < now() - ${lostAfter}))
    returning id, shop_id as "shopId", by, kind, state, language, request, source_key as "sourceKey", pictures_key as "picturesKey",
      ready_rows as rows, handled_rows as handled, coalesce(result_rows, 0) as written, worker`.execute(db);
  return rows[0];
};

export const beating = (db: Db, job: Held): Beat => {
  let last = 0;
  return async (done, total) => {
    if (clock.nowMs() - last < beatMs) return;
    last = clock.nowMs();
    const { numAffectedRows } = await sql`
      update shop_jobs set beat_at = now(), done = ${done}, total = coalesce(${total ?? null}::int, total)
        where ${held(job)}`.execute(db);
    if (numAffectedRows === 0n) throw new Stopped();
  };
};

/** The work is still this worker's. */
export const held = (job: Held) =>
  sql<boolean>`id = ${job.id} and worker = ${job.worker} and state = ${job.state}`;

/** The columns written whenever a worker gives up a job. */
const letGo = (move: JobMove) =>
  sql`state = ${jobMoves[move].to}, worker = null, beat_at = null${
    ['done', 'failed', 'cancelled'].includes(jobMoves[move].to)
      ? sql`, ended_at = now(), expires_at = now() + make_interval(days => ${shopJob.fileDays})`
      : sql``
  }`;

export const end = async (tx: Tx, job: Held, made: Made): Promise<void> => {
  const result =
    made.move === 'finish'
      ? sql`done = ${made.rows}, total = ${made.rows}, result_rows = ${made.rows}, file_key = ${made.fileKey ?? null},
        bytes = ${made.bytes ?? null}`
      : sql`done = ${made.ready.length + made.same + made.wrong}, total = ${made.ready.length + made.same + made.wrong},
        tries = 0,
          ready_rows = ${json(made.ready)}, complete_rows = ${made.complete ?? null}, same_rows = ${made.same}, wrong_rows = ${made.wrong},
            problems = ${json(made.problems)}, outcomes = ${json(made.outcomes ?? [])}, back_rows = ${[...made.back]}::int[]`;
  const { numAffectedRows } =
    await sql`update shop_jobs set ${letGo(made.move)}, ${result} where ${held(job)}`.execute(tx);
  if (numAffectedRows === 0n) throw new Stopped();
  await made.write?.(tx);
  const told: MessageParams =
    made.move === 'finish' ? { rows: made.rows } : { ready: made.ready.length, wrong: made.wrong };
  await noticeEnd(tx, [job], made.move, told);
};

/**
 * A refusal ends the work with its reason. Anything else may succeed later: it waits again, three times at
 * most.
 */
export const stumble = async (db: Db, job: Held, error: unknown): Promise<void> => {
  const full = codeOf(error) === 'ENOSPC' || codeOf(error) === '53100';
  if (error instanceof Refusal || full) {
    await fail(db, sql<boolean>`${held(job)}`, full ? 'storage.full' : reasonOf(error), detailOf(error));
    return;
  }
  const again = job.state === 'running' ? 'again' : 'writeAgain';
  await sql`update shop_jobs set ${letGo(again)} where ${held(job)} and tries < ${mostTries}`.execute(db);
  await fail(db, sql<boolean>`${held(job)}`, 'failed', null);
  throw error;
};

const reasonOf = (error: unknown): RefusalKey => (error instanceof Refusal ? error.reason : 'failed');
const detailOf = (error: unknown): unknown => (error instanceof Refusal ? error.detail : null);

/** Ends work that cannot continue, and notifies those who wait for it. */
export const fail = (
  db: Db,
  which: ReturnType<typeof sql<boolean>>,
  reason: RefusalKey,
  detail: unknown,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; shopId: string | null; kind: JobKind }>`
      update shop_jobs set ${letGo('fail')}, reason = ${reason},
        reason_detail = ${detail === null ? null : json(detail)}
      where ${which} and state = any(${[...jobMoves.fail.from]}::text[])
        returning id, shop_id as "shopId", kind`.execute(tx);
    await noticeEnd(tx, rows, 'fail', {});
  });
