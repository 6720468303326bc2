import { webhookLimits } from '@mall/contract/core/webhook';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { clock } from '../clock/clock.ts';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { isOf } from './endpoints.queries.ts';

/** Gives an address a new secret; the one it had signs too for a while, and one before that no more. Throws missing. */
export const rotateSecret = async (tx: Tx, scope: SellerScope, id: string, sealed: string): Promise<void> => {
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set({
      old_secret: sql<string>`secret`,
      old_until: new Date(clock.nowMs() + webhookLimits.oldSecretMs),
      secret: sealed,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('missing');
};
