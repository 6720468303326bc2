import { WebhooksPage } from '@mall/office/webhooks';

/** Where the events of the shop are sent. */
export function WebhooksScreen() {
  return <WebhooksPage />;
}
