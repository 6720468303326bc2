import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a request waits for the database in all, in milliseconds: for connections and for statements, not
 * for its own body or its own work. What nobody waits for (jobs, the start) has a limit for each statement
 * alone, a little over the ten seconds after which PostgreSQL ends it; closing the month of a shop has its own.
 */
export const patienceMs = {
  read: 2000,
  write: 5000,
  statement: 12_000,
  closing: 120_000,
  migration: 3_600_000,
} as const;

/** `left` is without the wait that is going on since `began`, for which `waits` statements wait. */
type Budget = { left: number; waits: number; began: number };

const budgets = new AsyncLocalStorage<Budget>();

/** Runs work that waits for the database for at most `ms` milliseconds in all. */
export const within = <T>(ms: number, work: () => T): T =>
  budgets.run({ left: ms, waits: 0, began: 0 }, work);

/** One wait for the database, with the milliseconds that it may take, at least one. The caller keeps to them. */
export const waiting = async <T>(ask: (ms: number) => Promise<T>): Promise<T> => {
  const budget = budgets.getStore();
  if (budget === undefined) return ask(patienceMs.statement);
  const now = performance.now();
  if (budget.waits === 0) budget.began = now;
  budget.waits += 1;
  try {
    return await ask(Math.max(1, budget.left - (now - budget.began)));
  } finally {
    budget.waits -= 1;
    if (budget.waits === 0) budget.left -= performance.now() - budget.began;
  }
};
