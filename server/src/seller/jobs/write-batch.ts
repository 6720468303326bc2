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
      const refused = 'write' in batch ? { problems: [], back: [] } : batch;
      const behind = from + count;
      const { numAffectedRows } = await sql`
        update shop_jobs set handled_rows = ${behind}, done = ${behind}, total = ready_count, beat_at = now(), tries = 1,
          result_rows = coalesce(result_rows, 0) + ${'write' in batch ? count : 0}::int,
          wrong_rows = wrong_rows + ${'write' in batch ? 0 : count}::int,
          problems = problems || ${json(refused.problems)}, back_rows = back_rows || ${[...refused.back]}::int[]
        where ${held(job)} and handled_rows = ${from}`.execute(tx);
      if (numAffectedRows === 0n) throw new Stopped();
      if ('write' in batch) await batch.write(tx);
    });
