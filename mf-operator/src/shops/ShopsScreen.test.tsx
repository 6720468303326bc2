import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import { tab } from '@mall/platform';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { ShopsScreen } from './ShopsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const oak: Item<'mallShop.list'> = {
  id: 's1',
  code: 'OAK2026',
  name: 'Oak house',
  logo: null,
  state: 'open',
  owner: { name: 'Mei', mobile: '138****0002' },
  priceFactor: '1.5000',
  orders: 12,
  madeAt: '2026-11-01T08:00:00Z',
  keepsOut: ['coupon', 'boost'],
};
const closed = { ...oak, id: 's2', code: 'PINE2026', name: 'Pine', state: 'suspended' as const };

const open = (own: OperatorPermission[] = ['shop.view', 'shop.edit'], api: Answers = {}, at = '') =>
  renderScreen(<ShopsScreen />, {
    lang: 'en',
    at: `/operator/shops${at}`,
    phrases: { mallShops: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallShop.list': { list: [oak, closed], total: 2, page: 1, size: 20 },
      ...api,
    },
  });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], row: RegExp, action: string) => {
  await user.click(await screen.findByRole('button', { name: row }));
  await user.click(screen.getByRole('menuitem', { name: new RegExp(action) }));
  return within(screen.getByRole('dialog'));
};

it('shows each shop with its code, owner, state and orders', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Shops' }));
  const row = within((await table.findByText('Oak house')).closest('tr') as HTMLElement); // rows of a table
  for (const text of ['OAK2026', 'Mei', '138****0002', 'Open', '12', '1.5000', 'Coupons and Boosts'])
    expect(row.getByText(text)).toBeVisible();
  expect(table.getByText('Suspended')).toBeVisible();
});

it('asks by the filters in the address, and says when none fits', async () => {
  const { user, calls, where } = await open(
    undefined,
    {
      'mallShop.list': { list: [], total: 0, page: 1, size: 20 },
    },
    '?keyword=oak',
  );
  await user.click(await screen.findByRole('button', { name: 'Suspended' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallShop.list').at(-1)?.input).toMatchObject({
      keyword: 'oak',
      state: 'suspended',
    }),
  );
  expect(await screen.findByText('No shop found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(where()).toBe('/operator/shops');
  expect(await screen.findByText('No shop yet')).toBeVisible();
});

it('hides a column and makes the rows lower, and stays so while the list is asked', async () => {
  const { user, where } = await open();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Owner' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  await user.click(screen.getByRole('button', { name: 'Suspended' }));
  const table = screen.getByRole('table', { name: 'Shops' });
  expect(table).toHaveAttribute('data-density', 'compact');
  expect(within(table).getByRole('columnheader', { name: 'State' })).toBeVisible();
  expect(within(table).queryByRole('columnheader', { name: 'Owner' })).toBeNull();
  expect(where()).toBe(
    '/operator/shops?state=suspended&cols=state%2Corders%2Cfactor%2CkeepsOut%2Cmade&density=compact',
  );
});

it('offers nothing to change to who may only see, but the office as the shop has it, for a reason', async () => {
  const { user, calls } = await open(['shop.view'], { 'mallShop.look': { until: '2026-11-26T12:30:00Z' } });
  await screen.findByText('Oak house');
  expect(screen.queryByRole('button', { name: 'Make shop' })).toBeNull();
  const looking = await choose(user, /Actions for Oak house/, 'See as this shop');
  expect(screen.queryByRole('menuitem', { name: 'Suspend' })).toBeNull();
  await user.click(looking.getByRole('button', { name: 'Open its office' }));
  expect(looking.getByText('Say why')).toBeVisible();
  await user.type(looking.getByLabelText(/Reason/), 'It asked for help');
  await user.click(looking.getByRole('button', { name: 'Open its office' }));
  await waitFor(() => expect(tab.read('looking')).toEqual({ shopId: 's1', until: '2026-11-26T12:30:00Z' }));
  expect(tab.read('office')).toBe('s1');
  expect(calls.find(({ op }) => op === 'mallShop.look')?.input).toEqual({
    id: 's1',
    reason: 'It asked for help',
  });
});

it('makes a shop once all of it is right', async () => {
  const { user, calls } = await open(undefined, { 'mallShop.create': oak });
  await user.click(await screen.findByRole('button', { name: 'Make shop' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a shop' }));
  await user.click(dialog.getByRole('button', { name: 'Make shop' }));
  for (const wrong of ['A name has 2 to 8 characters', 'A code has 6 to 12 letters A–Z or digits'])
    expect(dialog.getByText(wrong)).toBeVisible();
  expect(calls.some(({ op }) => op === 'mallShop.create')).toBe(false);
  await user.type(dialog.getByLabelText('Name'), 'Oak');
  await user.type(dialog.getByLabelText('Shop code'), 'oak2026');
  await user.type(dialog.getByLabelText('Owner’s mobile number'), '13800001111');
  await user.clear(dialog.getByLabelText('Price factor'));
  await user.type(dialog.getByLabelText('Price factor'), '1.5');
  await user.click(dialog.getByRole('button', { name: 'Make shop' }));
  expect((await screen.findAllByText('Oak house is made; its code is OAK2026')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallShop.create')?.input).toEqual({
    code: 'oak2026',
    name: 'Oak',
    mobile: '13800001111',
    priceFactor: '1.5',
  });
});

it('keeps what was typed when a code is taken', async () => {
  const { user } = await open(undefined, {
    'mallShop.changeCode': () => {
      throw refused('shop.codeTaken', 'Another shop has this code; choose another one');
    },
  });
  const dialog = await choose(user, /Actions for Oak house/, 'Change code');
  expect(dialog.getByText(/The old code OAK2026 stops working at once/)).toBeVisible();
  await user.type(dialog.getByLabelText('New shop code'), 'oak2026');
  await user.click(dialog.getByRole('button', { name: 'Change code' }));
  expect(dialog.getByText('The shop has this code already')).toBeVisible();
  await user.clear(dialog.getByLabelText('New shop code'));
  await user.type(dialog.getByLabelText('New shop code'), 'PINE2026');
  await user.click(dialog.getByRole('button', { name: 'Change code' }));
  expect((await screen.findAllByText(/Another shop has this code/)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('New shop code')).toHaveValue('PINE2026');
});

it('suspends with a reason, and reopens what is suspended', async () => {
  const { user, calls } = await open(undefined, { 'mallShop.suspend': null, 'mallShop.reopen': null });
  const suspending = await choose(user, /Actions for Oak house/, 'Suspend');
  await user.click(suspending.getByRole('button', { name: 'Suspend shop' }));
  expect(suspending.getByText('Say why')).toBeVisible();
  await user.type(suspending.getByLabelText(/Reason/), 'Papers');
  await user.click(suspending.getByRole('button', { name: 'Suspend shop' }));
  expect((await screen.findAllByText('Oak house is suspended')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallShop.suspend')?.input).toEqual({ id: 's1', reason: 'Papers' });

  const reopening = await choose(user, /Actions for Pine/, 'Reopen');
  await user.type(reopening.getByLabelText(/Reason/), 'Renewed');
  await user.click(reopening.getByRole('button', { name: 'Reopen shop' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallShop.reopen')?.input).toEqual({ id: 's2', reason: 'Renewed' }),
  );
});
