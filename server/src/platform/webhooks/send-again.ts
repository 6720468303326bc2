import { webhookMoves } from '@mall/contract/core/webhook';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { endpointOf } from './endpoints.queries.ts';
import { sendOf } from './sends.queries.ts';

/** Has an event sent again, with its id; the delays begin anew. Returns the address it goes to. Throws missing, webhook.off, webhook.underWay. */
export const sendAgain = async (tx: Tx, scope: SellerScope, id: string): Promise<string> => {
  const send = await sendOf(tx, scope, id);
  if (send === undefined) throw new Refusal('missing');
  if ((await endpointOf(tx, scope, send.endpoint_id))?.enabled !== true) throw new Refusal('webhook.off');
  const { from, to } = webhookMoves.sendAgain;
  const moved = await tx
    .updateTable('webhook_sends')
    .set({ state: to, tries: 0, due_at: sql<Date>`now()`, ended_at: null })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) throw new Refusal('webhook.underWay');
  return send.endpoint_id;
};
