import { noteOperator } from '../audit/operator.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/open.ts';
import type { Seller } from '../http/seller.ts';
import type { EndpointRow } from './endpoints.queries.ts';

type Act = 'create' | 'change' | 'on' | 'off' | 'rotate' | 'remove' | 'restore' | 'test' | 'again';

/**
 * Records in the log of the shop, or of the mall, what was done with an address. Secrets are in no log,
 * and neither is what follows the host: many receivers have a token there, and no line of the log can be taken out.
 */
export const noteWebhook = (
  tx: Tx,
  { caller, scope: { shopId } }: Seller,
  act: Act,
  { id, url, note, events }: Pick<EndpointRow, 'id' | 'url' | 'note' | 'events'>,
): Promise<void> => {
  const [action, object] = [`webhook.${act}`, `webhook:${id}`] as const;
  const { host, origin } = new URL(url);
  const told = { about: host, new: { note } };
  const more = { origin, events };
  return shopId === null
    ? noteOperator(tx, caller, action, object, { ...told, ...more })
    : recordAudit(tx, caller, shopId, { action, object, ...told, more });
};
