import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { codeOf } from './error-code.ts';
import { isDatabaseAway } from './away.ts';
import type { Breaker } from '../breaker/breaker.ts';
import { waiting } from './deadline.ts';
import { connectInTime } from './patient-pool.ts';

/** Statements beyond this number, most of them lists of different lengths, are planned each time. */
const mostStatements = 500;

/** A newer version of the mall has changed a table under a statement: its connection is not used again. */
export const planNoLongerFits = '0A000';

/**
 * A pool whose connections plan each statement once and then only run it: half of the database's work for an
 * order is planning. PostgreSQL itself goes back to a plan for the actual values where the general one would
 * cost more.
 */
export const preparing = (pool: pg.Pool, breaker: Breaker): PostgresPool => {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements) return known;
    const name = `mall_${names.size}`;
    names.set(text, name);
    return name;
  };

  const wrapped = (client: pg.PoolClient): PostgresPoolClient => {
    let unusable = false;
    /** The error with which the connection was lost; a statement that got no answer still occupies it. */
    let lost: Error | undefined;
    const query = async (text: string, values: readonly unknown[]) => {
      if (lost !== undefined) throw lost;
      const name = values.length === 0 ? undefined : nameOf(text);
      try {
        const answer = await waiting((ms) => {
          const statement: pg.QueryConfig & { query_timeout: number } = {
            text,
            values: [...values],
            query_timeout: ms,
            ...(name === undefined ? {} : { name }),
          };
          return client.query(statement);
        });
        breaker.succeeded();
        return answer;
      } catch (error) {
        if (error instanceof Error && isDatabaseAway(error)) {
          lost = error;
          breaker.failed();
        }
        unusable ||= name !== undefined && codeOf(error) === planNoLongerFits;
        throw error;
      }
    };
    return {
      // Kysely uses cursors only where it gets a cursor package.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || unusable || lost !== undefined),
    };
  };

  return {
    connect: async () => {
      const client = await waiting((ms) => connectInTime(pool, breaker, ms));
      const held = clients.get(client) ?? wrapped(client);
      clients.set(client, held);
      return held;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
