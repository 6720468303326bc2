import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { BoostCenterScreen } from './BoostCenterScreen.tsx';
import { BoostDetailScreen } from './detail/BoostDetailScreen.tsx';
import { EnvelopesScreen } from './EnvelopesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Detail = Output<'boost.detail'>;
type Launch = NonNullable<Detail['launch']>;
const prize = {
  kind: 'price_cut' as const,
  name: 'Down to the floor',
  product: {
    productId: '7',
    skuId: '71',
    name: 'Otto tub chair',
    specText: 'Terracotta',
    image: '/media/a.webp',
  },
  coupon: null,
  startPrice: 239_850,
  floorPrice: 191_850,
  reward: null,
};
const activity: Detail['activity'] = {
  id: 'a1',
  ...prize,
  helps: 8,
  durationHours: 24,
  orderHours: 24,
  newUserWeight: 2,
  earlyBuy: true,
  launchLimit: 1,
  helpLimit: 1,
  helpLimitDay: 3,
  stockLeft: 4,
  stockTotal: 5,
  startAt: '2026-11-01T00:00:00Z',
  endAt: '2999-11-30T00:00:00Z',
  state: 'running',
  whyNot: null,
  launchId: null,
};
const launch: Launch = {
  id: 'l1',
  activityId: 'a1',
  ...prize,
  status: 'active',
  target: 8,
  helps: 5,
  cut: 36_710,
  currentPrice: 203_140,
  createdAt: '2026-11-20T00:00:00Z',
  expiresAt: '2999-11-21T00:00:00Z',
  reachedAt: null,
  orderUntil: null,
  endedAt: null,
  mayOrder: true,
  orderId: null,
  isMine: true,
  launcher: '林**',
  code: 'ABCDEFGHJK',
  planHash: '9f2c41d70be863aa7710c5e48d02f1b926c394de5a0871ffe0b43d6912ca88f5',
  seed: null,
  difference: 48_000,
  helpers: [
    { name: '林**', cut: 9640, units: 1, at: '2026-11-20T00:00:00Z', isLauncher: true, isMe: true },
    { name: '陈**', cut: 27_070, units: 4, at: '2026-11-20T01:00:00Z', isLauncher: false, isMe: false },
  ],
  whyNotHelp: 'boost.own',
};
const serverTime = '2026-11-20T02:00:00Z';
const show = (over: Partial<Launch>, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<BoostDetailScreen />, {
    route: '/boostLaunchDetail',
    at: '/boostLaunchDetail?launchId=l1',
    lang: 'en',
    phrases: { boosts: en },
    who: { token: 't' },
    ...options,
    api: { 'boost.detail': { activity, launch: { ...launch, ...over }, serverTime }, ...options.api },
  });

it('says how far it is as helps out of the goal, and what it costs now and then', async () => {
  await show({});
  const bar = await screen.findByRole('progressbar', { name: 'Helps' });
  expect(bar).toHaveAttribute('aria-valuetext', '5 of 8 helps');
  expect(screen.getByText('¥367.10 off, ¥112.90 to go')).toBeVisible();
  expect(screen.getByText(/¥1,918.50 at the goal/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy now ¥2,031.40' })).toHaveAttribute(
    'href',
    '/editOrderInfo?source=boost&launchId=l1',
  );
  expect(screen.getByText('You can check it after the end')).toBeVisible();
});

it('gives its launcher the link for friends', async () => {
  const { user } = await show(
    {},
    {
      api: {
        'boost.share': {
          ...prize,
          code: launch.code,
          shareUrl: 'https://mall.test/boostLaunchDetail?launchId=ABCDEFGHJK',
          qrCode: '<svg viewBox="0 0 33 33"></svg>',
          launcher: '林**',
          currentPrice: 203_140,
          target: 8,
          helps: 5,
          expiresAt: launch.expiresAt,
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Ask 3 friends' }));
  expect(await screen.findByRole('textbox', { name: 'Link for friends' })).toHaveValue(
    'https://mall.test/boostLaunchDetail?launchId=ABCDEFGHJK',
  );
});

it('lets a friend help, once, and says by how much', async () => {
  const { user, calls } = await show(
    { isMine: false, mayOrder: false, whyNotHelp: null },
    {
      api: {
        'boost.help': { cut: 5520, units: 1, helps: 6, target: 8, currentPrice: 197_620, status: 'active' },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Help 林**' }));
  expect(await screen.findByText('Thank you. You helped by ¥55.20')).toBeVisible();
  expect(calls.find(({ op }) => op === 'boost.help')?.input).toEqual({ id: 'ABCDEFGHJK' });
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

it.each([
  ['boost.helped', 'You have helped already. Thank you'],
  ['boost.helpsToday', 'Your helps of today are used up. Try tomorrow'],
] as const)('says why a friend cannot help: %s', async (whyNotHelp, words) => {
  await show({ isMine: false, mayOrder: false, whyNotHelp });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull();
});

it('leads a friend who is not signed in to the sign-in', async () => {
  const { user, where } = await show({ isMine: false, mayOrder: false, whyNotHelp: null }, { who: {} });
  await user.click(await screen.findByRole('button', { name: 'Sign in and help 林**' }));
  await waitFor(() => expect(where()).toBe('/login'));
});

it('leads to what came of a goal', async () => {
  await show({
    status: 'reached',
    helps: 8,
    cut: 48_000,
    currentPrice: 191_850,
    orderUntil: launch.expiresAt,
  });
  expect(await screen.findByRole('link', { name: 'Buy for ¥1,918.50' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});

it('starts an activity and goes to the launch, or says why not', async () => {
  const gone = { ...activity, id: 'a2', state: 'gone' as const, whyNot: 'boost.gone' as const };
  const { user, where } = await renderScreen(<BoostCenterScreen />, {
    lang: 'en',
    route: '/boostCenter',
    at: '/boostCenter',
    phrases: { boosts: en },
    who: { token: 't' },
    api: {
      'boost.center': { list: [activity, gone], total: 2, page: 1, size: 12, mine: [], serverTime },
      'boost.initiate': launch,
    },
  });
  expect(await screen.findByRole('button', { name: 'All taken' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Start a boost' }));
  await waitFor(() => expect(where()).toBe('/boostLaunchDetail?launchId=l1'));
});

it('tells of each envelope when it can be drawn', async () => {
  await renderScreen(<EnvelopesScreen />, {
    lang: 'en',
    phrases: { boosts: en },
    who: { token: 't' },
    api: {
      'envelope.list': {
        list: [
          {
            id: 'e1',
            amount: 2000,
            available: 0,
            source: 'boost',
            name: 'New home envelope',
            launchId: 'l1',
            status: 'pending',
            createdAt: '2026-11-20T00:00:00Z',
            availableAt: '2026-11-21T00:00:00Z',
            expiresAt: '2027-02-18T00:00:00Z',
          },
        ],
        total: 1,
        page: 1,
        size: 12,
        sums: { pending: 2000, available: 0, held: 0, withdrawn: 0 },
        serverTime,
      },
    },
  });
  expect(await screen.findByText(/^from 21 Nov/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    '/distribution/applyProfit?source=redEnvelope',
  );
});
