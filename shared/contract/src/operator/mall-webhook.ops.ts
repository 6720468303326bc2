import { op } from '../core/op.ts';
import { webhookParts as parts } from '../core/webhook.shapes.ts';

/** The same of the mall, about what belongs to no shop. */
export const mallWebhookOps = {
  'mallWebhook.list': op('mallWebhook.list', { access: 'operator:settings.view', ...parts.list }),
  'mallWebhook.detail': op('mallWebhook.detail', { access: 'operator:settings.view', ...parts.detail }),
  'mallWebhook.create': op('mallWebhook.create', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.create,
  }),
  'mallWebhook.change': op('mallWebhook.change', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.change,
  }),
  'mallWebhook.set': op('mallWebhook.set', { access: 'operator:settings.edit', ...parts.set }),
  'mallWebhook.rotate': op('mallWebhook.rotate', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.rotate,
  }),
  'mallWebhook.remove': op('mallWebhook.remove', { access: 'operator:settings.edit', ...parts.remove }),
  'mallWebhook.restore': op('mallWebhook.restore', { access: 'operator:settings.edit', ...parts.restore }),
  'mallWebhook.test': op('mallWebhook.test', { access: 'operator:settings.edit', ...parts.test }),
  'mallWebhook.sends': op('mallWebhook.sends', { access: 'operator:settings.view', ...parts.sends }),
  'mallWebhook.send': op('mallWebhook.send', { access: 'operator:settings.view', ...parts.send }),
  'mallWebhook.again': op('mallWebhook.again', { access: 'operator:settings.edit', ...parts.again }),
};
