import { type WebhookDesk, WebhookDeskOf, WebhooksPage } from '@mall/office/webhooks';
import { useMayOperate } from '../useMe.ts';

/** Where the events of the mall itself are sent. */
export function WebhooksScreen() {
  return (
    <WebhookDeskOf value={mall}>
      <WebhooksPage />
    </WebhookDeskOf>
  );
}

const mall: WebhookDesk = { of: 'mallWebhook', useMayEdit: () => useMayOperate('settings.edit') };
