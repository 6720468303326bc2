import { WebhookList } from './WebhookList.tsx';
import { WebhookOne } from './WebhookOne.tsx';
import { useWebhookAddress } from './useWebhooks.ts';

/** Where events of a seller are sent; with `?webhookId=` one address and what was sent to it. */
export function WebhooksPage() {
  const { webhookId } = useWebhookAddress().asked;
  return webhookId === '' ? <WebhookList /> : <WebhookOne key={webhookId} id={webhookId} />;
}
