import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { JobsScreen } from './JobsScreen.tsx';

const job: Item<'mallJob.list'> = {
  id: 'j1',
  kind: 'orderExport',
  state: 'done',
  by: 'Wei',
  mine: true,
  about: { tab: 'awaitingShipment', range: 'month' },
  done: 40,
  total: 40,
  rows: 40,
  ready: null,
  complete: null,
  same: null,
  wrong: null,
  problems: [],
  bytes: 9000,
  changeId: null,
  reason: null,
  createdAt: '2026-11-22T02:02:00Z',
  startedAt: '2026-11-22T02:02:00Z',
  endedAt: '2026-11-22T02:03:00Z',
  expiresAt: '2026-11-29T02:03:00Z',
  actions: ['download'],
};
const open = (list: Item<'mallJob.list'>[], own: OperatorPermission[] = ['order.view'], more: object = {}) =>
  renderScreen(<JobsScreen />, {
    route: '/operator/jobs',
    at: '/operator/jobs',
    lang: 'en',
    phrases: { jobs },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallJob.list': { list, total: list.length, page: 1, size: 20, underWay: 0, waitForYou: 0 },
      ...more,
    },
  });

it('lists exports with what they have, and saves a file by a key that is asked for then', async () => {
  URL.createObjectURL = () => '#saved';
  const { user, calls } = await open([job], ['order.view'], {
    'mallJob.fileKey': { key: 'once', expiresAt: '' },
    'mallJob.file': null,
  });
  expect(await screen.findByText('Orders, awaiting shipment, last 30 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ op: 'mallJob.file', input: { id: 'once' } }));
  expect(calls.find(({ op }) => op === 'mallJob.fileKey')?.input).toEqual({ id: 'j1', part: 'result' });
});

it('offers nothing to do with a job that one only sees', async () => {
  await open(
    [{ ...job, kind: 'goodsImport', about: { file: 'spring.xlsx' }, actions: [] }],
    ['catalogue.view'],
  );
  expect(await screen.findByText(/spring\.xlsx/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

it('leads to the orders where there is nothing yet, if one may see them', async () => {
  await open([]);
  expect(await screen.findByRole('link', { name: 'Go to the orders' })).toHaveAttribute(
    'href',
    '/operator/orders',
  );
});

it('says where they come from to who may not', async () => {
  await open([], ['catalogue.view']);
  expect(await screen.findByText('Exports and imports appear here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the orders' })).toBeNull();
});

it('asks nothing for who has neither permission', async () => {
  const { calls } = await open([], ['shop.view']);
  await waitFor(() => expect(calls.some(({ op }) => op === 'operator.me')).toBe(true));
  expect(calls.some(({ op }) => op === 'mallJob.list')).toBe(false);
});
