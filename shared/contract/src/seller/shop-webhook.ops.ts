import { op } from '../core/op.ts';
import { webhookParts as parts } from '../core/webhook.shapes.ts';

/** Addresses of a shop that hear what happens to its orders, payments, deliveries and stock (docs/decisions/083-webhooks.md). */
export const shopWebhookOps = {
  'shopWebhook.list': op('shopWebhook.list', { access: 'staff:webhook.edit', ...parts.list }),
  'shopWebhook.detail': op('shopWebhook.detail', { access: 'staff:webhook.edit', ...parts.detail }),
  'shopWebhook.create': op('shopWebhook.create', {
    access: 'staff:webhook.edit',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.create,
  }),
  'shopWebhook.change': op('shopWebhook.change', {
    access: 'staff:webhook.edit',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.change,
  }),
  'shopWebhook.set': op('shopWebhook.set', { access: 'staff:webhook.edit', ...parts.set }),
  'shopWebhook.rotate': op('shopWebhook.rotate', {
    access: 'staff:webhook.edit',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.rotate,
  }),
  'shopWebhook.remove': op('shopWebhook.remove', { access: 'staff:webhook.edit', ...parts.remove }),
  'shopWebhook.restore': op('shopWebhook.restore', { access: 'staff:webhook.edit', ...parts.restore }),
  'shopWebhook.test': op('shopWebhook.test', { access: 'staff:webhook.edit', ...parts.test }),
  'shopWebhook.sends': op('shopWebhook.sends', { access: 'staff:webhook.edit', ...parts.sends }),
  'shopWebhook.send': op('shopWebhook.send', { access: 'staff:webhook.edit', ...parts.send }),
  'shopWebhook.again': op('shopWebhook.again', { access: 'staff:webhook.edit', ...parts.again }),
};
