import { webhookLimits as limits } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

const atOnce = 5000;

/** Forgets events and their tries after their time, removed addresses with them, and former secrets. */
export const forgetOld = async (db: Db): Promise<number> => {
  const old = sql`now() - ${limits.keptDays}::int * interval '1 day'`;
  const { numAffectedRows } = await sql`
    delete from webhook_sends where id in (
      select id from webhook_sends where created_at < ${old} and state in ('delivered', 'failed') limit ${atOnce})`.execute(
    db,
  );
  await sql`delete from webhook_endpoints where removed_at < ${old}`.execute(db);
  await db
    .updateTable('webhook_endpoints')
    .set({ old_secret: null, old_until: null })
    .where('old_until', '<', sql<Date>`now()`)
    .execute();
  return Number(numAffectedRows ?? 0);
};
