import { jobMoves, shopJob } from '@mall/contract/seller/shop-job';
import { hourMs } from '@mall/contract/core/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { type Done, eachDue, eachPart, expectAllDone } from '../../platform/jobs/due.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { fail } from './take.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = { db: Db; storage: StoragePort; run: (id: string) => Promise<void> };

/**
 * Once a minute: work that nobody has taken or whose worker is silent is done here; what failed three times
 * ends; files and keys are deleted when their time is over. Each part decides by the current state.
 */
export const sweepJobs = async ({ db, storage, run }: Parts): Promise<void> => {
  const cleared = async (statement: RawBuilder<unknown>): Promise<void> => void (await statement.execute(db));
  expectAllDone(
    await eachPart({
      lost: () =>
        fail(
          db,
          sql<boolean>`tries >= 3 and (state in ('waiting', 'confirmed') or beat_at < now() - interval '30 seconds')`,
          'job.workerLost',
          null,
        ),
      forgotten: () =>
        cleared(sql`
          update shop_jobs set state = ${jobMoves.cancel.to}, ended_at = now(), expires_at = now()
          where state = 'checked' and created_at < now() - make_interval(days => ${shopJob.fileDays})`),
      again: async () => {
        const { rows } = await sql<{ id: string }>`
          select id from shop_jobs where state in ('waiting', 'running', 'confirmed', 'writing')
            and coalesce(beat_at, created_at) < now() - interval '30 seconds'
          order by created_at limit 20`.execute(db);
        for (const { id } of rows) await run(id).catch(() => {}); // it has recorded the error itself
      },
      drafts: () => storage.forgetDrafts(new Date(clock.nowMs() - draftMs)),
      files: () => forgetFiles(db, storage),
      rows: () =>
        cleared(
          sql`delete from shop_jobs where created_at < now() - make_interval(days => ${shopJob.rowDays})
            and ended_at is not null and file_key is null and source_key is null and pictures_key is null`,
        ),
      keys: () => cleared(sql`delete from file_keys where expires_at < now() - interval '1 hour'`),
    }),
  );
};

/** Nobody writes to a file for this long without touching it. Drafts of killed processes have no name. */
const draftMs = hourMs;

/** A sheet whose rows go back is kept as long as a result: they are read from it. */
const sourceIsOver = sql<boolean>`(expires_at < now() or (state in ('done', 'cancelled') and coalesce(wrong_rows, 0) = 0
  and (state = 'done' or handled_rows = 0 or handled_rows = ready_count)))`;

/** A file is deleted first, then its name: an interrupted deletion is repeated. */
const forgetFiles = (db: Db, storage: StoragePort): Promise<Done> => {
  const keysToForget = sql<
    string[]
  >`array_remove(array[case when expires_at < now() then file_key end, case when ${sourceIsOver} then source_key end, pictures_key], null)`;
  return eachDue(
    'files of job',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select id from shop_jobs where id <> all(${[...except]}::text[])
          and ((state in ('done', 'cancelled') and pictures_key is not null) or (source_key is not null and ${sourceIsOver})
            or (expires_at < now() and coalesce(file_key, pictures_key) is not null))
        limit 200`.execute(db);
      return rows.map(({ id }) => id);
    },
    async (id) => {
      const { rows } = await sql<{ keys: string[] }>`
        select ${keysToForget} as keys from shop_jobs where id = ${id}`.execute(db);
      const keys = rows[0]?.keys ?? [];
      for (const key of keys) await storage.remove(key);
      const unlessGone = (column: 'source_key' | 'pictures_key' | 'file_key') =>
        sql`case when ${sql.ref(column)} = any(${keys}::text[]) then null else ${sql.ref(column)} end`;
      await sql`update shop_jobs set source_key = ${unlessGone('source_key')},
        pictures_key = ${unlessGone('pictures_key')}, file_key = ${unlessGone('file_key')}
        where id = ${id}`.execute(db);
    },
  );
};
