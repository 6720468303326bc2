import { jobMoves, shopJob } from '@mall/contract/shop-job';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { StoragePort } from '../ports/storage.ts';
import { fail } from './run.ts';

type Parts = { db: Db; storage: StoragePort; run: (id: string) => Promise<void> };

/**
 * Once a minute: work that nobody has taken or whose worker is silent is done here; what was given up three times ends; files
 * and keys go when their time is over. Each part goes by the state it finds.
 */
export const sweepJobs = async ({ db, storage, run }: Parts): Promise<void> => {
  await fail(
    db,
    sql<boolean>`tries >= 3 and (state in ('waiting', 'confirmed') or beat_at < now() - interval '30 seconds')`,
    'job.workerLost',
    null,
  );
  await sql`
    update shop_jobs set state = ${jobMoves.cancel.to}, ended_at = now(), expires_at = now()
    where state = 'checked' and created_at < now() - make_interval(days => ${shopJob.fileDays})`.execute(db);
  await forgetFiles(db, storage);
  await sql`delete from shop_jobs where created_at < now() - make_interval(days => ${shopJob.rowDays}) and ended_at is not null and file_key is null and source_key is null`.execute(
    db,
  );
  await sql`delete from file_keys where expires_at < now() - interval '1 hour'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from shop_jobs where state in ('waiting', 'running', 'confirmed', 'writing') and coalesce(beat_at, created_at) < now() - interval '30 seconds'
    order by created_at limit 20`.execute(db);
  for (const { id } of rows) await run(id).catch(() => {}); // it has noted itself what happened
};

/** Nobody writes at a file for so long without touching it. */
const draftMs = 3_600_000;

/** A file goes first, then its name: what is interrupted is done again. Drafts of killed processes have no name. */
const forgetFiles = async (db: Db, storage: StoragePort): Promise<void> => {
  await storage.forgetDrafts(new Date(Date.now() - draftMs));
  const { rows } = await sql<{ id: string; keys: string[] }>`
    select id, array_remove(array[case when expires_at < now() then file_key end, source_key], null) as keys from shop_jobs
    where (state in ('done', 'cancelled') and source_key is not null) or (expires_at < now() and coalesce(file_key, source_key) is not null) limit 200`.execute(
    db,
  );
  for (const { id, keys } of rows) {
    for (const key of keys) await storage.remove(key);
    await sql`update shop_jobs set source_key = null, file_key = case when expires_at < now() then null else file_key end where id = ${id}`.execute(
      db,
    );
  }
};
