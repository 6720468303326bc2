import { testEvent } from '@mall/contract/core/webhook';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { newId } from '../ids/ids.ts';
import { endpointOf } from './endpoints.queries.ts';

/** Writes a test event for one address; returns its id. Throws missing, webhook.off. */
export const addTest = async (tx: Tx, scope: SellerScope, endpointId: string): Promise<string> => {
  const endpoint = await endpointOf(tx, scope, endpointId);
  if (endpoint === undefined) throw new Refusal('missing');
  if (!endpoint.enabled) throw new Refusal('webhook.off');
  const id = newId();
  await tx
    .insertInto('webhook_sends')
    .values({
      id,
      endpoint_id: endpointId,
      event: testEvent,
      about: `test:${id}`,
      data: json({ shopId: scope.shopId, state: 'test' }),
    })
    .execute();
  return id;
};
