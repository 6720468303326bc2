import { webhookLimits as limits } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { endEndpoint } from './end-endpoint.ts';

/** Switches addresses off for which more waits than they will ever take. */
export const endFlooded = async (db: Db, most: number = limits.backlog): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from webhook_endpoints e where e.enabled and e.removed_at is null and (
      select count(*) from (select from webhook_sends s where s.endpoint_id = e.id and s.state = 'waiting'
        limit ${most} + 1) w) > ${most}`.execute(db);
  for (const { id } of rows) await inTransaction(db, (tx) => endEndpoint(tx, id, 'backlog'));
  return rows.length;
};
