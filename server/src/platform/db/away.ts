import { codeOf } from './error-code.ts';

/**
 * Errors of sockets and name servers (Node), and of a PostgreSQL that stops, starts, has no connection left,
 * or is a standby that took its master's address, or that ended a transaction which stood still (SQLSTATE 57P0x, 53300,
 * 25006, 25P03; class 08 is tested below); `busy`
 * is our own (`patient-pool.ts`).
 */
const codes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '25006',
  '25P03',
  'busy',
]);

/** pg and Kysely put no code on these: a connection that broke, or an answer that did not come in time. */
const sentences =
  /^Connection terminated|^Query read timeout|^Client (has encountered a connection error|was closed) and is not queryable|^Postgres connection has been discarded|^timeout exceeded when trying to connect/;

/**
 * Whether the database could not be reached or was lost during a statement: a retry may succeed in a moment.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    codes.has(code) || code.startsWith('08') || (error instanceof Error && sentences.test(error.message))
  );
};
