import { sql } from 'kysely';
import { type Db, json } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Held, Stopped, type WriteBatch } from './beat.ts';
import { held } from './take.ts';

/**
 * Writes rows of an import together with how many are behind, so that whoever goes on after a killed worker begins with
 * the next row. A worker that gets on has all its tries again.
 */
export const writeBatch =
  (db: Db, job: Held): WriteBatch =>
  ({ from, count, ...batch }) =>
    inTransaction(db, async (tx) => {
      const behind = from + count;
      // Before the rows are written: this lets nobody else write them.
      const { numAffectedRows } = await sql`
        update shop_jobs set handled_rows = ${behind}, done = ${behind}, total = ready_count, beat_at = now(), tries = 1
        where ${held(job)} and handled_rows = ${from}`.execute(tx);
      if (numAffectedRows === 0n) throw new Stopped();
      const all = 'write' in batch;
      const refused = all ? await batch.write(tx) : batch;
      const lost = all ? (refused?.back.length ?? 0) : count;
      await sql`
        update shop_jobs set result_rows = coalesce(result_rows, 0) + ${count - lost}::int, wrong_rows = wrong_rows + ${lost}::int,
          problems = problems || ${json(refused?.problems ?? [])}, back_rows = back_rows || ${[...(refused?.back ?? [])]}::int[]
        where id = ${job.id}`.execute(tx);
    });
