import { webhookLimits as limits } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { endEndpoint } from './end-endpoint.ts';

const longAgo = sql`now() - ${limits.backlogMs}::int * interval '1 millisecond'`;

/**
 * Switches addresses off for which more waits than they will ever take: more than so much that has waited for an hour, so
 * that a flash sale of a minute ends none. One that has just been switched on has an hour for what has gathered.
 */
export const endFlooded = async (db: Db, most: number = limits.backlog): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from webhook_endpoints e where e.enabled and e.removed_at is null and e.on_since < ${longAgo} and (
      select count(*) from (select from webhook_sends s
        where s.endpoint_id = e.id and s.state = 'waiting' and s.created_at < ${longAgo}
        limit ${most} + 1) w) > ${most}`.execute(db);
  for (const { id } of rows) await inTransaction(db, (tx) => endEndpoint(tx, id, 'backlog'));
  return rows.length;
};
