import type pg from 'pg';
import type { Breaker } from '../breaker/breaker.ts';

/** Waiting for a connection: more than these cannot be served before they give up. */
const mostWaiting = 5000;

/** The database did not answer in time, has too many callers, or is known to be away. */
export class DatabaseBusy extends Error {
  readonly code = 'busy';
}

/**
 * A connection of the pool within `ms` milliseconds. Rejects at once when too many wait, or while the breaker
 * is open.
 */
export const connectInTime = async (pool: pg.Pool, breaker: Breaker, ms: number): Promise<pg.PoolClient> => {
  if (breaker.isOpen) throw new DatabaseBusy('The database is away');
  if (pool.waitingCount >= mostWaiting) throw new DatabaseBusy('Too many wait for a connection');
  const connecting = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusy('No connection in time')), ms);
  });
  try {
    return await Promise.race([connecting, late]);
  } catch (error) {
    breaker.failed();
    // It may still arrive: the next one gets it.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
