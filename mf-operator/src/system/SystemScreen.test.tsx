import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { SystemScreen } from './SystemScreen.tsx';

const system: Output<'mallSystem.show'> = {
  parts: [
    { part: 'database', state: 'up', ms: 3 },
    { part: 'redis', state: 'away', ms: null },
    { part: 'store', state: 'up', ms: 1 },
  ],
  database: {
    engine: 'postgres',
    version: '15.8',
    migration: '0062_x',
    bytes: 52_428_800,
    open: 4,
    waiting: 0,
  },
  clock: { at: '2026-11-25T08:00:00Z', aheadMs: 90_000 },
  process: { node: 'v24.0.0', since: '2026-11-25T07:00:00Z', memoryMb: 180 },
  registry: {
    revision: 12,
    remotes: [
      {
        name: 'mf_catalog',
        version: '1.2.0',
        canary: { version: '1.3.0', percent: 5 },
        enabled: true,
        loads: 1400,
        failures: 2,
      },
    ],
  },
  jobs: { failed: 1, running: 0, waiting: 3 },
  sends: { failed: 2, due: 0, sent: 40 },
  newMembers: 7,
};
const job = {
  id: 'j1',
  name: 'payment.refund',
  state: 'failed' as const,
  about: 'r9',
  tries: 6,
  mostTries: 6,
  madeAt: '2026-11-25T08:00:00Z',
  at: '2026-11-25T08:30:00Z',
  failure: 'the gateway said 503',
};
const send = {
  id: 'm1:sms',
  way: 'sms' as const,
  state: 'failed' as const,
  title: 'Order placed',
  to: '138****5678',
  memberId: 'u1',
  tries: 3,
  madeAt: '2026-11-25T08:00:00Z',
  at: '2026-11-25T08:30:00Z',
  failure: 'no such number',
  again: true,
};
const page = <Row,>(list: Row[]) => ({ list, total: list.length, page: 1, size: 20 });

const open = (at = '', own: OperatorPermission[] = ['settings.view', 'settings.edit'], api: object = {}) =>
  renderScreen(<SystemScreen />, {
    lang: 'en',
    at: `/operator/system${at}`,
    phrases: { system: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallSystem.show': system,
      'mallSystem.jobs': page([job]),
      'mallSystem.sends': page([send, { ...send, id: 'm2:email', to: 'l***@example.com', again: false }]),
      ...api,
    },
  });

it('shows which part is away, how far the clock is off, and how each part of the pages did', async () => {
  await open();
  const parts = within(await screen.findByRole('region', { name: 'Parts' }));
  expect(parts.getByText('Answered in 3 ms')).toBeVisible();
  expect(parts.getByText('Away')).toBeVisible();
  expect(parts.getByText(/^90 s from the database/)).toBeVisible();
  expect(screen.getByText('42, of which 2 failed')).toBeVisible();
  expect(screen.getByText('PostgreSQL 15.8, 50 MB')).toBeVisible();
  const remotes = within(screen.getByRole('region', { name: /revision 12/ }));
  expect(remotes.getByText('mf_catalog 1.2.0')).toBeVisible();
  expect(remotes.getByText(/Opened 1,400 times .*5% of visitors get 1\.3\.0/)).toBeVisible();
});

it('lists work that failed with its reason, and has it tried again', async () => {
  const { user, calls, where } = await open('', undefined, { 'mallSystem.retryJobs': { count: 1 } });
  await user.click(await screen.findByRole('tab', { name: /Work in the background.*1/ }));
  expect(where()).toContain('tab=work');
  const table = within(await screen.findByRole('table', { name: 'Work in the background' }));
  expect(await table.findByText('Send money back')).toBeVisible();
  expect(table.getByText('payment.refund · r9')).toBeVisible();
  expect(table.getByText('the gateway said 503')).toBeVisible();
  await user.click(table.getByRole('button', { name: /Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: /Try again/ }));
  expect((await screen.findAllByText('1 job is tried again')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallSystem.retryJobs')?.input).toEqual({ ids: ['j1'] });
  await user.click(screen.getByRole('button', { name: 'Waiting' }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ op: 'mallSystem.jobs', input: { state: 'waiting' } }),
  );
});

it('sends chosen messages again, and none that are too old', async () => {
  const { user, calls } = await open('?tab=messages', undefined, {
    'mallSystem.sendAgain': () => {
      throw refused('system.nothingAgain', 'None of this can be tried again');
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Messages sent out' }));
  await table.findByText('138****5678');
  const boxes = table.getAllByRole('checkbox', { name: /Select Order placed/ });
  expect(boxes).toHaveLength(1);
  await user.click(boxes[0] as HTMLElement); // counted above
  await user.click(screen.getByRole('button', { name: 'Send 1 again' }));
  expect((await screen.findAllByText('None of this can be tried again')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallSystem.sendAgain')?.input).toEqual({ ids: ['m1:sms'] });
});

it('offers nothing to try again to who may only look, and asks again after a failure', async () => {
  await open('?tab=work', ['settings.view']);
  await screen.findByText('Send money back');
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  await open('', undefined, {
    'mallSystem.show': () => {
      throw refused('failed', 'no');
    },
  });
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
});
