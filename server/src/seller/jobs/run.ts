import type { JobKind } from '@mall/contract/seller/shop-job';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { beating, end, stumble, take } from './take.ts';
import { type Beat, type Held, type Made, Stopped, type WriteBatch } from './beat.ts';
import { writeBatch } from './write-batch.ts';

export type Work = (job: Held, beat: Beat, write: WriteBatch) => Promise<Made>;

/** Runs one job, if it is still to be done. May be called twice, late, or for finished work. */
export const createRunner =
  (db: Db, works: Readonly<Record<JobKind, Work>>) =>
  async (id: string): Promise<void> => {
    const job = await take(db, id);
    if (job === undefined) return;
    const beat = beating(db, job);
    let made: Made | undefined;
    try {
      made = await works[job.kind](job, beat, writeBatch(db, job));
      const outcome = made;
      await inTransaction(db, (tx) => end(tx, job, outcome));
      made.after?.();
    } catch (error) {
      await made?.undo?.();
      if (!(error instanceof Stopped)) await stumble(db, job, error);
    }
  };
