import type { WebhookOff } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import { noteOperator } from '../audit/operator.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids/ids.ts';
import { memberMessage, shopMessage } from '../notifications/outbox.ts';
import { sendMessages } from '../notifications/send-messages.ts';

/** Switches an address off because of what happened to it, and tells the shop, or the operator who added it. */
export const endEndpoint = async (
  tx: Tx,
  id: string,
  because: Exclude<WebhookOff, 'person'>,
): Promise<void> => {
  const ended = await tx
    .updateTable('webhook_endpoints')
    .set({
      ...{ enabled: false, off_because: because, failing_since: null, failures: 0 },
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .returning(['url', 'shop_id', 'created_by'])
    .executeTakeFirst();
  if (ended === undefined) return;
  const { url, shop_id: shopId, created_by: addedBy } = ended;
  const host = new URL(url).host;
  await sendMessages(tx, [
    shopId === null
      ? memberMessage('webhook.off', addedBy, { host }, newId())
      : shopMessage('webhook.off', shopId, { host }, newId()),
  ]);
  const [by, object] = [{ memberId: null }, `webhook:${id}`] as const;
  if (shopId === null) await noteOperator(tx, by, 'webhook.end', object, { about: host, new: { because } });
  else await recordAudit(tx, by, shopId, { action: 'webhook.end', object, about: host, more: { because } });
};
