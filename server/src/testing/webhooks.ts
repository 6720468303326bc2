import { addTest } from '../platform/webhooks/add-test.ts';
import { createEndpoint } from '../platform/webhooks/create-endpoint.ts';
import { newSigningSecret } from '../platform/webhooks/signature.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { SellerScope } from '../platform/http/seller.ts';
import { newId } from '../platform/ids/ids.ts';
import { testSecret } from './given.ts';
import type { Api } from './start-api.ts';

/** An address of a seller that nobody answers at, and a test event that waits for it. */
export const giveWebhook = (
  { db }: Pick<Api, 'db'>,
  scope: SellerScope,
  by: string,
): Promise<{ webhookId: string; webhookSendId: string }> =>
  inTransaction(db, async (tx) => {
    const webhookId = newId();
    const content = { url: 'https://203.0.113.7/hook', note: 'ERP', events: ['order.paid'] };
    const sealed = testSecret.seal('webhook', newSigningSecret(), webhookId);
    await createEndpoint(tx, scope, { id: webhookId, content, sealed, by });
    return { webhookId, webhookSendId: await addTest(tx, scope, webhookId) };
  });
