import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { MembersScreen } from './MembersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const mei = {
  id: 'u7',
  name: 'Mei',
  mobile: '138****5678',
  proved: true,
  level: 2,
  locked: false,
  orders: 3,
  madeAt: '2026-03-01T08:00:00Z',
  seenAt: '2026-11-24T08:00:00Z',
};
const detail: Output<'mallMember.detail'> = {
  ...mei,
  email: 'm***@example.com',
  realName: null,
  lockedAt: null,
  lockedWhy: '',
  secondFactor: false,
  dataExports: ['2026-11-20T08:00:00Z'],
  operator: false,
  shops: [],
  sessions: [{ device: 'Firefox', network: '203.0.113.*', madeAt: mei.madeAt, seenAt: mei.seenAt }],
  lastOrders: [
    { id: 'o1', no: '20261120001', status: 1, shop: null, pay: 59_900, at: '2026-11-20T08:00:00Z' },
    { id: 'o2', no: '20261119001', status: 4, shop: 'Oak', pay: 100, at: '2026-11-19T08:00:00Z' },
  ],
  staysFor: { ordersUnderWay: 0, moneyOwed: 0, ownsShop: false },
  log: [
    {
      id: 'a1',
      at: '2026-11-01T08:00:00Z',
      title: 'Level of a member changed',
      actor: 'Wei',
      changes: [{ field: 'Level', old: '1', new: '2' }],
    },
  ],
};
const all: OperatorPermission[] = ['member.view', 'member.edit', 'order.view'];

const open = (at = '', api: object = {}, own = all) =>
  renderScreen(<MembersScreen />, {
    lang: 'en',
    at: `/operator/members${at}`,
    phrases: { members: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallMember.list': { list: [mei], total: 10_000, more: true, page: 1, size: 20 },
      'mallMember.detail': detail,
      ...api,
    },
  });

it('lists members masked, and asks by what is in the address', async () => {
  const { user, calls, where } = await open('?level=2');
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  expect(await table.findByRole('link', { name: 'Mei' })).toBeVisible();
  expect(table.getByText('138****5678')).toBeVisible();
  expect(screen.getByText('10,000+ members')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Locked' }));
  await user.type(screen.getByRole('searchbox'), '5678{Enter}');
  expect(where()).toBe('/operator/members?keyword=5678&state=locked&level=2');
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'mallMember.list')?.input).toMatchObject({
      keyword: '5678',
      state: 'locked',
      level: '2',
    }),
  );
});

it('says that nobody fits, and shows all again', async () => {
  const none = { 'mallMember.list': { list: [], total: 0, more: false, page: 1, size: 20 } };
  const { user, where } = await open('?keyword=zz', none);
  expect(await screen.findByText('No member fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(where()).toBe('/operator/members');
});

it('shows one member with orders, devices and what was done, and a number whole only on demand', async () => {
  const { user, calls } = await open('?memberId=u7', { 'mallMember.reveal': { value: '13812345678' } });
  expect(await screen.findByRole('heading', { name: 'Mei' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '20261120001' })).toHaveAttribute(
    'href',
    '/operator/orders?orderId=o1',
  );
  expect(screen.getByText('Received · Oak')).toBeVisible();
  expect(screen.getByText('203.0.113.*')).toBeVisible();
  expect(screen.getByText('Wei · Level: 1 → 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show number' }));
  expect(await screen.findByText('13812345678')).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallMember.reveal')?.input).toEqual({ id: 'u7', what: 'mobile' });
});

it('locks with a reason', async () => {
  const { user, calls } = await open('?memberId=u7', { 'mallMember.lock': null });
  await user.click(await screen.findByRole('button', { name: 'Lock account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Lock account' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Stolen cards');
  await user.click(dialog.getByRole('button', { name: 'Lock account' }));
  expect((await screen.findAllByText('Mei is locked')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallMember.lock')?.input).toEqual({
    id: 'u7',
    reason: 'Stolen cards',
  });
});

it('changes the level that was seen, and keeps what was typed when somebody was quicker', async () => {
  const { user, calls } = await open('?memberId=u7', {
    'mallMember.setLevel': () => {
      throw refused('member.changedMeanwhile', 'Somebody changed this member');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change level' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A good year');
  await user.click(dialog.getByRole('button', { name: 'Save level' }));
  expect(dialog.getByText('Choose another level')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Gold' }));
  await user.click(dialog.getByRole('button', { name: 'Save level' }));
  expect((await screen.findAllByText('Somebody changed this member')).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A good year');
  expect(calls.find(({ op }) => op === 'mallMember.setLevel')?.input).toEqual({
    id: 'u7',
    seen: '2',
    level: '3',
    reason: 'A good year',
  });
});

it('erases only after the name is typed, and goes back to the list', async () => {
  const { user, calls, where } = await open('?keyword=mei&memberId=u7', { 'mallMember.erase': null });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: /Erase member/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase Mei for good?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By letter');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(dialog.getByText('Type the name as it is: Mei')).toBeVisible();
  expect(calls.some(({ op }) => op === 'mallMember.erase')).toBe(false);
  await user.type(dialog.getByLabelText('Type their name: Mei'), 'Mei');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(where()).toBe('/operator/members?keyword=mei'));
});

it('gives a coupon that is found by its name, once', async () => {
  const coupon = {
    id: 'c1',
    name: 'Sorry for the delay',
    kind: 'amount',
    value: 3000,
    takeTo: '2027-01-01T00:00:00Z',
  };
  const { user, calls } = await open(
    '?memberId=u7',
    {
      'platformCoupon.list': { list: [coupon], total: 1, page: 1, size: 8 },
      'platformCoupon.grant': { couponId: 'k1' },
    },
    ['member.view', 'campaign.view', 'campaign.edit'],
  );
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Give a coupon' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give Mei a coupon' }));
  // The field has its choices open, which hides what is behind them.
  await user.click(dialog.getByRole('button', { name: 'Give coupon', hidden: true }));
  expect(dialog.getByText('Choose a coupon')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: 'Coupon' }), 'sorry');
  await user.click(await screen.findByRole('option', { name: /Sorry for the delay/ }));
  await user.click(dialog.getByRole('button', { name: 'Give coupon' }));
  expect((await screen.findAllByText('Mei has “Sorry for the delay”')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'platformCoupon.grant')?.input).toEqual({
    id: 'c1',
    userId: 'u7',
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('takes second factors off for who says how they recognised the owner', async () => {
  const { user, calls } = await open('?memberId=u7', {
    'mallMember.detail': { ...detail, secondFactor: true },
    'platformMember.removeSecondFactors': { removed: 2 },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.queryByRole('menuitem', { name: 'Give a coupon' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: /Remove second factors/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'seen');
  await user.click(dialog.getByRole('button', { name: 'Remove them' }));
  expect(dialog.getByText(/Say how you made sure/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' with a passport');
  await user.click(dialog.getByRole('button', { name: 'Remove them' }));
  expect((await screen.findAllByText('2 second factors of Mei are removed')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'platformMember.removeSecondFactors')?.input).toEqual({
    id: 'u7',
    reason: 'seen with a passport',
  });
});

it('says why an account stays, and offers nothing to who may only look', async () => {
  const { user } = await open('?memberId=u7', {
    'mallMember.detail': {
      ...detail,
      staysFor: { ordersUnderWay: 1, moneyOwed: 0, ownsShop: true },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: /Erase member/ }));
  expect(screen.getByText(/^1 order is under way.*They own a shop/)).toBeVisible();
});

it('who may only look sees masks and no buttons', async () => {
  await open('?memberId=u7', {}, ['member.view']);
  await screen.findByRole('heading', { name: 'Mei' });
  for (const name of ['Show number', 'Lock account', 'More'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: '20261120001' })).toBeNull();
});
