import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { LaunchesCard } from './LaunchesCard.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { decisionsOf, type Launch } from './useLaunches.ts';

const mei: Launch = {
  ...{ id: 'l1', activityId: 'b1', kind: 'price_cut', name: 'Friends', product: null, coupon: null },
  ...{ startPrice: 100_000, floorPrice: 60_000, reward: null, status: 'frozen', target: 10, helps: 6 },
  ...{ cut: 20_000, currentPrice: 80_000, createdAt: '2026-11-20T08:00:00Z', reachedAt: null },
  ...{ expiresAt: '2026-11-21T08:00:00Z', orderUntil: null, endedAt: null, mayOrder: false, orderId: null },
  ...{ userId: 'u7', launcher: 'Mei', devices: 1, addresses: 2, note: 'One device helped six times' },
};
const lin: Launch = { ...mei, id: 'l2', userId: 'u8', launcher: 'Lin', status: 'active', note: '' };
const all: OperatorPermission[] = ['campaign.view', 'campaign.edit', 'member.view'];
const open = (own = all) =>
  renderScreen(<LaunchesCard activityId="b1" />, {
    lang: 'en',
    at: '/operator/campaigns',
    phrases: { campaigns: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformBoost.launches': { list: [mei, lin], total: 12, page: 1, size: 10 },
      'platformBoost.decide': mei,
    },
  });

it('offers what the state of a launch allows, and takes back only envelopes', () => {
  const of = (status: Launch['status'], kind: Launch['kind'] = 'price_cut') => decisionsOf({ status, kind });
  expect(of('active')).toEqual(['freeze']);
  expect(of('reached')).toEqual(['freeze']);
  expect(of('frozen')).toEqual(['thaw', 'void']);
  expect(of('done')).toEqual([]);
  expect(of('done', 'red_envelope')).toEqual(['revoke']);
  expect(of('void', 'red_envelope')).toEqual([]);
});

it('shows the launches of one boost by page, and decides a stopped one', async () => {
  const { user, calls } = await open();
  const row = within(await screen.findByRole('row', { name: /Mei/ }));
  expect(row.getByRole('link', { name: 'Mei' })).toHaveAttribute('href', '/operator/members?memberId=u7');
  expect(row.getByText('Devices: 1, addresses: 2')).toBeVisible();
  expect(row.getByText('One device helped six times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stopped' }));
  const asked = () => calls.findLast(({ op }) => op === 'platformBoost.launches')?.input;
  await waitFor(() => expect(asked()).toMatchObject({ activityId: 'b1', status: 'frozen', page: '1' }));
  const act = async (name: string, label: string) => {
    await user.click(within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: label }));
  };
  await act('Mei', 'Let go on');
  const decided = () => calls.findLast(({ op }) => op === 'platformBoost.decide')?.input;
  await waitFor(() => expect(decided()).toEqual({ id: 'l1', decision: 'thaw' }));
  await act('Mei', 'End for good');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End for good' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'One device');
  await user.click(dialog.getByRole('button', { name: 'End for good' }));
  await waitFor(() => expect(decided()).toEqual({ id: 'l1', decision: 'void', reason: 'One device' }));
});

it('only shows them to who may only look', async () => {
  await open(['campaign.view']);
  const row = within(await screen.findByRole('row', { name: /Mei/ }));
  expect(row.queryByRole('link')).toBeNull();
  expect(row.queryByRole('button')).toBeNull();
});
