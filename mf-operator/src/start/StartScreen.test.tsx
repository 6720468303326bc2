import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { StartScreen } from './StartScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const since = '2026-11-01T08:00:00Z';
const open = (answer: Output<'operator.start'>, own: OperatorPermission[] = ['order.view', 'shop.view']) =>
  renderScreen(<StartScreen />, {
    lang: 'en',
    at: '/operator/start',
    phrases: { start: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'operator.start': answer,
    },
  });

it('says how many wait in each queue and since when, and stops counting at 99', async () => {
  await open({
    queues: [
      { queue: 'refund', count: 3, since },
      { queue: 'goodsReview', count: 100, since },
    ],
    steps: [],
  });
  const [refunds, goods] = await screen.findAllByRole('listitem');
  expect(refunds).toHaveTextContent(/^3Refunds to decideThe first: .* ago$/);
  expect(goods).toHaveTextContent(/^99\+Products to review/);
  expect(screen.queryByText('Nothing waits')).toBeNull();
  expect(screen.queryByText('Before the mall opens')).toBeNull();
});

it('leads to what is low in stock, of which nobody knows since when', async () => {
  await open({ queues: [{ queue: 'lowStock', count: 2, since: null }], steps: [] }, ['catalogue.view']);
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^2SKUs of the mall low in stock$/);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/operator/stock?tab=low');
});

it('leads to work and messages that failed, and to no page that one may not open', async () => {
  const queues = [
    { queue: 'failedJob' as const, count: 1, since },
    { queue: 'failedSend' as const, count: 2, since },
  ];
  const { unmount } = await open({ queues, steps: [] }, ['settings.view']);
  const links = await screen.findAllByRole('link', { name: /failed|could not leave/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/operator/system?tab=work',
    '/operator/system?tab=messages',
  ]);
  unmount();
  await open({ queues, steps: [] }, ['order.view']);
  await screen.findByText('Messages that could not leave the mall');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that nothing waits', async () => {
  await open({ queues: [], steps: [] });
  expect(await screen.findByText('Nothing waits')).toBeVisible();
});

it('lists what a new mall needs, and leads to the pages that one may open', async () => {
  const steps = [
    { step: 'factors' as const, done: true },
    { step: 'shop' as const, done: false },
  ];
  await open({ queues: [], steps });
  const [factors, shop] = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(factors).toHaveTextContent('A second factor for every operator(done)');
  expect(shop).toHaveTextContent('The first shop(to do)');
  expect(await screen.findByRole('link', { name: 'The first shop' })).toHaveAttribute(
    'href',
    '/operator/shops',
  );
  expect(screen.queryByRole('link', { name: /second factor/ })).toBeNull();
});
