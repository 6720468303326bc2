// Addresses that events are sent to, of one seller: the list, one of them, what was sent.
export { type WebhookDesk, WebhookDeskOf } from './desk.ts';
export { WebhooksPage } from './WebhooksPage.tsx';
