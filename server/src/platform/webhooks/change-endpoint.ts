import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import type { EndpointContent } from './create-endpoint.ts';
import { endpointOf, isOf } from './endpoints.queries.ts';

/**
 * Changes the version of an address that was seen. One that leads elsewhere counts as one that never failed. Throws missing, goods.changedElsewhere.
 */
export const changeEndpoint = async (
  tx: Tx,
  scope: SellerScope,
  { id, version, url, note, events }: EndpointContent & { id: string; version: number },
): Promise<void> => {
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set({
      ...{ url, note, events: [...events], version: sql`version + 1` },
      failing_since: sql<Date | null>`case when url = ${url} then failing_since end`,
      failures: sql<number>`case when url = ${url} then failures else 0 end`,
      slow: sql<boolean>`url = ${url} and slow`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed !== undefined) return;
  throw new Refusal((await endpointOf(tx, scope, id)) === undefined ? 'missing' : 'goods.changedElsewhere');
};
