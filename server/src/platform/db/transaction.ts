import { codeOf } from './error-code.ts';
import type { Db, Tx } from './open.ts';

const retryable = new Set(['40001', '40P01', '55P03']);
const attempts = 4;
const refusedByStatement = 'MALL1';

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** One transaction, retried with jitter when the database demands it (serialisation failure, deadlock). */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inOneStatement(() => db.transaction().execute(work));

/** The same for a statement that is a transaction by itself: a failure leaves nothing behind. */
export const inOneStatement = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt >= attempts || !retryable.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
    }
  }
};

/** The message of a statement that undid itself by `mall_refuse`; undefined for any other error. */
export const refusedWith = (error: unknown): string | undefined =>
  codeOf(error) === refusedByStatement && error instanceof Error ? error.message : undefined;
