import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ApplyScreen } from './application/ApplyScreen.tsx';
import { StatusScreen } from './application/StatusScreen.tsx';
import { GoodsScreen } from './goods/GoodsScreen.tsx';
import { CentreScreen } from './landing/CentreScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { ProfitsScreen } from './profits/ProfitsScreen.tsx';
import { WithdrawalsScreen } from './withdrawals/WithdrawalsScreen.tsx';
import { WithdrawScreen } from './withdrawals/WithdrawScreen.tsx';

type Progress = Output<'promoter.progress'>;
const never: Progress = {
  status: 'none',
  steps: [],
  rejectReason: '',
  againAt: null,
  realName: '',
  contact: '',
  reason: '',
  parent: null,
};
const promoter: Progress = {
  ...never,
  status: 'approved',
  steps: [{ at: '2026-11-01T00:00:00Z', is: 'approved' }],
};
const earnings: Output<'earnings.mine'> = {
  today: 0,
  month: 0,
  estimated: 83_085,
  frozen: 64_212,
  available: 128_640,
  held: 0,
  withdrawn: 412_000,
  negative: 0,
  days: [],
};
const commission: Output<'promoter.profits'>['list'][number] = {
  id: 'c1',
  orderNo: '20261102-4310',
  level: 1,
  name: 'Verdi channel velvet sofa',
  specText: '',
  image: '/media/a.webp',
  qty: 1,
  goods: 769_358,
  couponShare: 25_316,
  freight: 26_000,
  base: 744_042,
  rate: { source: 'default', kind: 'bps', value: 500 },
  limited: [],
  amount: 37_202,
  reversed: 0,
  left: 37_202,
  state: 'frozen',
  orderedAt: '2026-11-02T08:00:00Z',
  paidAt: '2026-11-02T09:00:00Z',
  promisedAt: null,
  receivedAt: '2026-11-09T09:00:00Z',
  thawAt: '2026-11-24T09:00:00Z',
  availableAt: null,
};
const terms: Output<'withdrawal.terms'> = {
  available: { commission: 128_640, redEnvelope: 0 },
  open: [],
  least: 1000,
  most: 2_000_000,
  leftToday: 5_000_000,
  timesLeft: 3,
  feeBps: 100,
  mostFee: 2500,
  days: 3,
  last: [],
};
const withdrawal: Output<'withdrawal.create'> = {
  id: 'w1',
  no: 'W2026',
  source: 'commission',
  amount: 10_000,
  fee: 100,
  net: 9900,
  method: 'bank',
  holder: '林**',
  account: '•••• 1111',
  status: 'pending',
  reason: '',
  createdAt: '2026-11-20T08:00:00Z',
  reviewedAt: null,
  endedAt: null,
  expectedAt: '2026-11-25T08:00:00Z',
  mayCancel: true,
};
const security: Output<'account.security'> = {
  mobile: '138****0003',
  mobileProved: true,
  hasPassword: true,
  email: { address: null, confirmed: false, offered: false },
  sessions: [],
};
const links = {
  code: 'A7C3E9F1',
  shareUrl: 'https://mall.test/homeIndex?ref=A7C3E9F1',
  qrCode: '<svg viewBox="0 0 33 33"></svg>',
};
const page = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 20 });
const show = (element: ReactElement, over: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(element, {
    lang: 'en',
    phrases: { distribution: en },
    who: { token: 't', isDistribute: true },
    ...over,
    api: {
      'promoter.terms': { firstBps: 600, secondBps: 200, freezeDays: 15, withdrawalLeast: 1000 },
      'promoter.progress': promoter,
      'promoter.links': links,
      'earnings.mine': earnings,
      'promoter.profits': { ...page([commission]), atLeast: false },
      'withdrawal.terms': terms,
      'withdrawal.list': page([withdrawal]),
      'account.security': security,
      ...over.api,
    },
  });

it('shows each profit with what it waits for, and opens it to why it is so much', async () => {
  const { user } = await show(<ProfitsScreen />);
  expect(await screen.findByText('free on 24 Nov')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Why this amount: Verdi/ }));
  expect(screen.getByRole('heading', { name: 'Why ¥372.02' })).toBeVisible();
  expect(screen.getByText('372.021 → 372.02')).toBeVisible();
  expect(screen.getByText('the usual rate of the mall')).toBeVisible();
  expect(screen.getByText('about 24 Nov: available')).toBeVisible();
});

it('sends a member who is not a promoter to the application', async () => {
  const { calls } = await show(<ProfitsScreen />, { api: { 'promoter.progress': never } });
  expect(await screen.findByRole('link', { name: 'Become a promoter' })).toHaveAttribute(
    'href',
    '/distribution/applyDistribution',
  );
  expect(calls.map(({ op }) => op)).not.toContain('promoter.profits');
});

it('says at each field what is wrong with an application, and keeps the inviter of the link', async () => {
  const { user, calls, where } = await show(<ApplyScreen />, {
    route: '/distribution/applyDistribution',
    at: '/distribution/applyDistribution?inviter=A7C3E9F1',
    api: {
      'promoter.progress': never,
      'promoter.apply': { ...never, status: 'pending' },
      'distribution.status': { isDistribute: 0, status: 'pending' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(screen.getByRole('textbox', { name: 'Real name' })).toHaveAccessibleDescription(/2 to 30/);
  await user.type(screen.getByRole('textbox', { name: 'Real name' }), '林小满');
  await user.type(screen.getByRole('textbox', { name: 'How to reach you' }), '13800008888');
  await user.type(screen.getByRole('textbox', { name: 'How will you promote?' }), 'Friends ask me');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(where()).toBe('/distribution/distributionStatus'));
  expect(calls.find(({ op }) => op === 'promoter.apply')?.input).toMatchObject({ inviter: 'A7C3E9F1' });
});

it('lets who was turned down apply again only when the day is over', async () => {
  const rejected: Progress = {
    ...never,
    status: 'rejected',
    rejectReason: 'The name does not match',
    steps: [
      { at: '2026-11-01T00:00:00Z', is: 'pending' },
      { at: '2026-11-02T00:00:00Z', is: 'rejected' },
    ],
  };
  await show(<StatusScreen />, {
    api: { 'promoter.progress': { ...rejected, againAt: '2999-01-01T00:00:00Z' } },
  });
  expect(await screen.findByText(/You may apply again from/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  await show(<StatusScreen />, {
    api: { 'promoter.progress': { ...rejected, againAt: '2020-01-01T00:00:00Z' } },
  });
  expect(await screen.findByRole('link', { name: 'Apply again' })).toBeVisible();
  expect(screen.getAllByText(/The name does not match/)[0]).toBeVisible();
});

it('works out fee and net while an amount is typed, and sends it with the proof', async () => {
  const { user, calls, where } = await show(<WithdrawScreen />, {
    route: '/distribution/applyProfit',
    at: '/distribution/applyProfit',
    api: { 'withdrawal.create': withdrawal },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
  const bill = screen.getByRole('complementary', { name: 'What arrives' });
  expect(within(bill).getByText('You receive').parentElement).toHaveTextContent('¥99.00');
  await user.type(screen.getByRole('textbox', { name: 'Account holder' }), '林小满');
  await user.type(screen.getByRole('textbox', { name: 'Bank card number' }), '4111-1111-1111-1112');
  await user.type(screen.getByLabelText('Your password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Ask for withdrawal' }));
  const card = screen.getByRole('textbox', { name: 'Bank card number' });
  expect(card).toHaveAccessibleDescription(/Please check it/);
  await user.clear(card);
  await user.type(card, '4111 1111 1111 1111');
  await user.click(screen.getByRole('button', { name: 'Ask for withdrawal' }));
  await waitFor(() => expect(where()).toContain('/distribution/withdrawalList'));
  expect(calls.find(({ op }) => op === 'withdrawal.create')?.input).toMatchObject({
    source: 'commission',
    amount: '10000',
    account: '4111111111111111',
    password: 'demo1234',
  });
});

it('explains that one withdrawal is open instead of offering another', async () => {
  await show(<WithdrawScreen />, { api: { 'withdrawal.terms': { ...terms, open: ['commission'] } } });
  expect(await screen.findByText('One withdrawal is on its way')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes a withdrawal back after asking', async () => {
  const { user, calls } = await show(<WithdrawalsScreen />, {
    api: { 'withdrawal.cancel': { ...withdrawal, status: 'cancelled', mayCancel: false } },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal W2026' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel withdrawal' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'withdrawal.cancel')?.input).toEqual({ id: 'w1' }),
  );
});

it('says what promoting pays and does not, before anybody signs in', async () => {
  await show(<CentreScreen />, { who: {} });
  expect(await screen.findByRole('heading', { level: 1, name: /Earn when it sells/ })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'An example' })).toHaveTextContent('¥412.80');
  expect(screen.getByText('Two levels, never more')).toBeVisible();
});

it('picks a product, and gives its link', async () => {
  const good: Output<'promoter.goods'>['list'][number] = {
    id: '7',
    goodsNo: '7',
    name: 'Alva sofa',
    contentLang: 'en',
    image: '/media/a.webp',
    hoverImage: null,
    price: 429_900,
    memberPrice: 408_405,
    marketPrice: null,
    priceFrom: false,
    sales: 0,
    stockState: 'in',
    stockLeft: null,
    tags: [],
    brandId: '1',
    leadDays: 20,
    size: { w: 1, d: 1, h: 1 },
    swatches: [],
    skuId: '11',
    commissionMin: 20_420,
    commissionMax: 25_000,
    picked: false,
  };
  const { user, calls } = await show(<GoodsScreen />, {
    api: { 'promoter.goods': page([good]), 'promoter.pick': { picked: true } },
  });
  expect(await screen.findByText('Earns ¥204.20–¥250.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pick Alva sofa' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'promoter.pick')?.input).toEqual({ productId: '7', picked: 'true' }),
  );
  await user.click(screen.getByRole('button', { name: 'Link and poster of Alva sofa' }));
  expect(
    await within(screen.getByRole('dialog')).findByRole('textbox', { name: 'Promotion link' }),
  ).toHaveValue(links.shareUrl);
});
