import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import exporting from '@mall/office/exporting/phrases/en.json' with { type: 'json' };
import { jobsDrawer } from '@mall/office/jobs';
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { row } from '@mall/office/orders/sample-order';
import { drafts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OrdersScreen } from './OrdersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { listOf } from './sample-orders.ts';

const path = '/operator/orders';
const open = (at: string, own: OperatorPermission[]) =>
  renderScreen(<OrdersScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { mallOrders: en, orderParts, exporting, jobs },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformOrder.list': listOf([row, { ...row, id: 'o2', no: '2026112100000002' }]),
      'platformOrder.exportCount': { orders: 2, lines: 3 },
      'savedView.list': { list: [] },
    },
  });
beforeEach(() => {
  drafts.write('exportColumns', null);
  jobsDrawer.set(false);
});
afterEach(() => act(() => jobsDrawer.set(false)));

it('exports what the list is narrowed to as a job, however few, with the columns that are chosen', async () => {
  const { user, calls } = await open(`${path}?tab=awaitingShipment&need=record&keyword=oak`, ['order.view']);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export orders' }));
  expect(await dialog.findByText(/Orders: 2, lines: 3 · It is written in the background/)).toBeVisible();
  expect(dialog.getByText('Only those with: “oak” · to record')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'All' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Phone' }));
  await user.click(dialog.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(calls.some(({ op }) => op === 'platformOrder.exportJob')).toBe(true));
  const input = calls.find(({ op }) => op === 'platformOrder.exportJob')?.input;
  expect(input).toMatchObject({ tab: 'awaitingShipment', need: 'record', keyword: 'oak', range: 'all' });
  expect(input).toHaveProperty('columns', expect.not.arrayContaining(['phone']));
});

it('exports the orders that are chosen, also for who may only look', async () => {
  const { user, calls } = await open(path, ['order.view']);
  await user.click(await screen.findByRole('checkbox', { name: `Select ${row.no}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  expect(bar.queryByRole('button', { name: /Record/ })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Export 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export orders' }));
  const start = dialog.getByRole('button', { name: 'Export to Excel' });
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  await waitFor(() => expect(calls.some(({ op }) => op === 'platformOrder.exportJob')).toBe(true));
  expect(calls.find(({ op }) => op === 'platformOrder.exportJob')?.input).toMatchObject({ ids: [row.id] });
});
