import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import en from '@mall/office/webhooks/phrases/en.json' with { type: 'json' };
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { WebhooksScreen } from './WebhooksScreen.tsx';

const at = '2026-11-24T08:00:00Z';
const one = {
  ...{
    id: 'w1',
    version: 1,
    url: 'https://erp.example/',
    note: '',
    events: ['stock.low' as const],
    on: true,
  },
  ...{ off: null, failingSince: null, oldSecretUntil: null, waiting: 0, lastAt: null, createdAt: at },
};

const open = (own: OperatorPermission[]) =>
  renderScreen(<WebhooksScreen />, {
    lang: 'en',
    at: '/operator/webhooks',
    phrases: { webhooks: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallWebhook.list': { list: [one] },
      'mallWebhook.test': { id: 's1' },
    },
  });

it('works on the mall’s own addresses', async () => {
  const { user, calls } = await open(['settings.view', 'settings.edit']);
  (await screen.findByRole('link', { name: 'erp.example/' })).focus();
  await screen.findByRole('button', { name: 'Actions for erp.example/' });
  await user.keyboard('t');
  await waitFor(() => expect(calls.find(({ op }) => op === 'mallWebhook.test')?.input).toEqual({ id: 'w1' }));
});

it('offers nothing to change to who may only look', async () => {
  await open(['settings.view']);
  expect(await screen.findByText('erp.example/')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add address|Actions/ })).toBeNull();
});
