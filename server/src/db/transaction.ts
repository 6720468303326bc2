import { codeOf } from '../error-code.ts';
import type { Db, Tx } from './open.ts';

const retryable = new Set(['40001', '40P01', '55P03']);
const attempts = 4;

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** One transaction, tried again with jitter when the database asks for it (serialisation failure, deadlock). */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !retryable.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
    }
  }
};
