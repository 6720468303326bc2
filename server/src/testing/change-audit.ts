import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/open.ts';

const guarded = ['audit_log', 'audit_chain'];

/** Changes what is append-only, as whoever owns the tables can: by taking their guards away for a moment. */
export const changeAudit = async (tx: Tx, statement: RawBuilder<unknown>): Promise<void> => {
  const guards = async (set: 'disable' | 'enable') => {
    for (const table of guarded)
      await sql.raw(`alter table ${table} ${set} trigger ${table}_kept`).execute(tx);
  };
  await guards('disable');
  await statement.execute(tx);
  await guards('enable');
};
