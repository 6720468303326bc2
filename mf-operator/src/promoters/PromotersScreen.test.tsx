import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { PromotersScreen } from './PromotersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const mei: Item<'platformPromoter.list'> = {
  userId: 'u7',
  name: 'Mei',
  mobile: '138****5678',
  code: 'AB12CD34',
  status: 'approved',
  level: 2,
  above: { userId: 'u3', name: 'Lin' },
  below: 4,
  appliedAt: '2026-03-01T08:00:00Z',
};
const detail: Output<'platformPromoter.detail'> = {
  ...mei,
  realName: '林**',
  contact: '139****0000',
  reason: 'Friends ask me',
  rejectReason: '',
  customers: 12,
  steps: [
    { id: 's1', at: mei.appliedAt, is: 'pending', by: null, note: '' },
    { id: 's2', at: mei.appliedAt, is: 'approved', by: 'Wei', note: '' },
  ],
};
const money = {
  ...{ earned: 5000, corrected: 700, estimated: 1000, frozen: 2000 },
  ...{ available: 2700, held: 0, withdrawn: 0 },
};
const page = <Row,>(list: Row[]) => ({ list, total: list.length, more: false, page: 1, size: 10 });
const all: OperatorPermission[] = [
  'campaign.view',
  'campaign.edit',
  'finance.view',
  'finance.pay',
  'order.view',
];

const open = (at = '', api: object = {}, own = all) =>
  renderScreen(<PromotersScreen />, {
    lang: 'en',
    at: `/operator/promoters${at}`,
    phrases: { mallPromoters: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'platformPromoter.list': {
        ...page([mei]),
        counts: { all: 10_007, pending: 3, approved: 10_000, rejected: 0, suspended: 4 },
        atLeast: ['all', 'approved'],
      },
      'platformPromoter.detail': detail,
      'platformPromoter.money': money,
      'platformPromoter.team': page([{ ...mei, userId: 'u8', name: 'Xiao', below: 1000 }]),
      'platformPromoter.customers': page([]),
      ...api,
    },
  });

it('lists promoters masked with the count of each state, and asks by what is in the address', async () => {
  const { user, calls, where } = await open('?level=2');
  const table = within(await screen.findByRole('table', { name: 'Promoters' }));
  expect(await table.findByRole('link', { name: 'Mei' })).toHaveAttribute(
    'href',
    '/operator/promoters?level=2&promoterId=u7',
  );
  expect(table.getByText('138****5678')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Active.*10,000\+/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Waiting.*3/ }));
  await user.type(screen.getByRole('searchbox'), 'AB12CD34{Enter}');
  expect(where()).toBe('/operator/promoters?keyword=AB12CD34&status=pending&level=2');
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'platformPromoter.list')?.input).toMatchObject({
      keyword: 'AB12CD34',
      status: 'pending',
      level: '2',
    }),
  );
});

it('says that nobody fits, and shows all again', async () => {
  const none = { 'platformPromoter.list': { ...page([]), counts: { all: 0 }, atLeast: [] } };
  const { user, where } = await open('?keyword=zz&status=suspended', none);
  expect(await screen.findByText('No promoter fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(where()).toBe('/operator/promoters');
});

it('shows one with money and whom they brought, each with the way on, and entries with their orders', async () => {
  const { user, calls, where } = await open('?status=approved&promoterId=u7', {
    'platformPromoter.reveal': { value: '13912340000' },
    'platformPromoter.entries': page([
      {
        ...{ id: 'e1', at: mei.appliedAt, cause: 'commission', pocket: 'estimated', delta: 5000 },
        ...{ order: { id: 'o1', no: '20261120001', shop: 'Oak' }, withdrawal: null, reason: '' },
      },
      {
        ...{ id: 'e2', at: mei.appliedAt, cause: 'hold', pocket: 'held', delta: 100 },
        ...{ order: null, withdrawal: 'W1', reason: '' },
      },
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Lin' })).toHaveAttribute(
    'href',
    '/operator/promoters?status=approved&promoterId=u3',
  );
  expect(await screen.findByRole('link', { name: 'Xiao' })).toHaveAttribute(
    'href',
    '/operator/promoters?status=approved&promoterId=u8',
  );
  expect(screen.getByText('1,000+')).toBeVisible();
  expect((await screen.findByText('Available')).closest('div')).toHaveTextContent('27.00');
  await user.click(screen.getByRole('button', { name: 'Show contact' }));
  expect(await screen.findByText('13912340000')).toBeVisible();
  expect(calls.find(({ op }) => op === 'platformPromoter.reveal')?.input).toEqual({
    userId: 'u7',
    what: 'contact',
  });
  await user.click(screen.getByRole('tab', { name: /Customers/ }));
  expect(await screen.findByText('No customers yet')).toBeVisible();
  expect(screen.queryByText(/of 0/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Ledger' }));
  expect(where()).toBe('/operator/promoters?status=approved&promoterId=u7&card=entries');
  expect(await screen.findByRole('link', { name: '20261120001' })).toHaveAttribute(
    'href',
    '/operator/shopOrders?orderId=o1',
  );
  expect(screen.getByText('W1')).toBeVisible();
});

it('suspends only with a reason, and says what becomes of what they earned', async () => {
  const { user, calls } = await open('?promoterId=u7', { 'platformPromoter.decide': detail });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/What they have earned is kept/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect((await screen.findAllByText('Mei is suspended')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'platformPromoter.decide')?.input).toEqual({
    ...{ userId: 'u7', decision: 'suspend', reason: 'Spam' },
  });
});

it('takes back no more than there is, and keeps what was typed when it is refused', async () => {
  const { user, calls } = await open('?promoterId=u7', {
    'platformPromoter.correct': () => {
      throw refused('withdrawal.notEnough', 'Only ¥1.00 can be taken back');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Correct commission' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Take back' }));
  const amount = dialog.getByLabelText(/Amount/);
  await user.type(amount, '27.01');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(dialog.getByRole('button', { name: 'Book correction' }));
  expect(dialog.getByText('This is more than can be given or taken')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '27');
  await user.click(dialog.getByRole('button', { name: 'Book correction' }));
  expect((await screen.findAllByText('Only ¥1.00 can be taken back')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Book correction' }));
  const sent = () => calls.filter(({ op }) => op === 'platformPromoter.correct').map(({ input }) => input);
  await waitFor(() => expect(sent()).toHaveLength(2));
  // What they have is asked for again after each refusal.
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'platformPromoter.money').length).toBeGreaterThanOrEqual(3),
  );
  expect(sent()[0]).toMatchObject({ userId: 'u7', amount: '-2700', reason: 'Paid twice' });
  expect(sent()[1]).toEqual(sent()[0]);
});

it('offers nothing about who is erased', async () => {
  await open('?promoterId=u7', {
    'platformPromoter.detail': { ...detail, name: '*', mobile: '', code: null, status: 'suspended' },
  });
  await screen.findByRole('heading', { name: '*' });
  for (const name of ['Restore', 'More']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows no money and no buttons to who may only look at campaigns', async () => {
  const { calls } = await open('?promoterId=u7&card=entries', {}, ['campaign.view']);
  await screen.findByRole('heading', { name: 'Mei' });
  expect(await screen.findByRole('link', { name: 'Xiao' })).toBeVisible();
  for (const name of ['Suspend', 'More', 'Show contact'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Ledger' })).toBeNull();
  expect(calls.some(({ op }) => /money|entries/.test(op))).toBe(false);
});
