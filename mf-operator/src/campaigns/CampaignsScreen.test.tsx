import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { refresh } from '@mall/platform';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { CampaignFormScreen } from './CampaignFormScreen.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Campaign, CampaignDetail, Goods } from './useCampaigns.ts';

const evening: Campaign = {
  ...{ kind: 'seckill', id: 's1', name: { zh: '晚间专场', en: 'Evening deals' }, state: 'draft' },
  ...{ startAt: new Date(2030, 2, 3, 20).toISOString(), endAt: new Date(2030, 2, 5, 22).toISOString() },
  ...{ about: 'Oak table', shop: null, done: 0, total: 20 },
};
const welcome: Campaign = {
  ...{ kind: 'coupon', id: 'c1', name: { zh: '新人券', en: 'Welcome' }, state: 'running', about: '' },
  ...{ startAt: new Date(2030, 1, 1).toISOString(), endAt: new Date(2030, 3, 1).toISOString() },
  ...{ shop: null, done: 12, total: -1 },
};
const table: Goods = {
  ...{ skuId: '7', productId: '3', name: 'Oak table', specText: '120 cm', image: '/media/x.webp' },
  ...{ price: 100_000, supplyPrice: 60_000, free: 31, sold: true },
};
const sale: CampaignDetail = {
  ...evening,
  ...{ version: 3, madeAt: '2029-01-01T08:00:00Z', madeBy: 'Wei', adjust: [], coupon: null, boost: null },
  cost: { mall: 45_000, shops: 5000 },
  keptOut: 3,
  goods: table,
  neighbours: [{ ...welcome, kind: 'boost', id: 'b1', name: { zh: 'x', en: 'Friends' } }],
  seckill: {
    ...{ skuId: '7', price: 55_000, stock: 20, perOrderLimit: 1, perUserLimit: 1, allowCoupon: false },
    slots: [{ from: '20:00', to: '24:00' }],
    endReason: '',
    figures: { sold: 2, unpaid: 1, left: 17, orders: 2, taken: 110_000 },
  },
};
const all: OperatorPermission[] = ['campaign.view', 'campaign.edit', 'catalogue.view'];
const list: Output<'mallCampaign.list'> = { list: [evening, welcome], total: 2, page: 1, size: 20 };

const open = (at = '', api: Answers = {}, own = all) =>
  renderScreen(at.startsWith('/form') ? <CampaignFormScreen /> : <CampaignsScreen />, {
    lang: 'en',
    at: `/operator/campaigns${at}`,
    phrases: { campaigns: en, drafts, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallCampaign.list': list,
      'mallCampaign.calendar': { list: [evening, welcome], more: false },
      'mallCampaign.detail': sale,
      'mallCampaign.goods': { goods: table, neighbours: [] },
      'mallCampaign.schedule': null,
      'mallCampaign.adjust': null,
      ...api,
    },
  });

it('draws a month with a bar for each campaign, and goes to others by keys and buttons', async () => {
  const { user, calls, where } = await open('?month=2030-03');
  expect(await screen.findByRole('heading', { name: 'March 2030' })).toBeVisible();
  const bar = (link: HTMLElement) => link.querySelector('i');
  expect(bar(await screen.findByRole('link', { name: /^Evening deals/ }))).toHaveStyle({
    gridColumn: '3 / 6',
  });
  expect(bar(screen.getByRole('link', { name: /^Welcome/ }))).toHaveStyle({ gridColumn: '1 / 32' });
  await user.keyboard(']');
  expect(where()).toBe('/operator/campaigns?month=2030-04');
  await user.click(screen.getByRole('button', { name: 'Month before' }));
  await user.click(screen.getByRole('button', { name: 'Coupon' }));
  expect(where()).toBe('/operator/campaigns?month=2030-03&kind=coupon');
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'mallCampaign.calendar')?.input).toMatchObject({
      kind: 'coupon',
      from: new Date(2030, 2, 1).toISOString(),
    }),
  );
});

it('lists them with how much is gone, and makes nothing for who may only look', async () => {
  await open('?view=list', {}, ['campaign.view']);
  const table = within(await screen.findByRole('table', { name: 'Campaigns' }));
  expect(await table.findByRole('link', { name: 'Evening deals' })).toHaveAttribute(
    'href',
    '/operator/campaigns?view=list&of=seckill&campaignId=s1',
  );
  expect(table.getByText('0 of 20')).toBeVisible();
  expect(table.getByText('12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
});

it('shows one with three prices, what it meets, its figures and who bears it; and schedules what was read', async () => {
  const low = { ...sale, seckill: sale.seckill && { ...sale.seckill, price: 59_000 } };
  const { user, calls } = await open('?month=2030-03&kind=seckill&of=seckill&campaignId=s1', {
    'mallCampaign.detail': low,
  });
  await screen.findByRole('heading', { name: 'Evening deals' });
  expect(screen.getByRole('link', { name: 'Campaigns' })).toHaveAttribute(
    'href',
    '/operator/campaigns?month=2030-03&kind=seckill',
  );
  for (const text of ['¥590.00', '¥1,000.00', '¥600.00', '¥450.00', '¥50.00', '¥500.00', '20:00–24:00'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/each piece loses ¥10\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Friends' })).toBeVisible();
  // Warnings stand: it is asked again.
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const asks = within(screen.getByRole('dialog', { name: 'Schedule “Evening deals” all the same?' }));
  expect(asks.getByText(/each piece loses ¥10\.00/)).toBeVisible();
  expect(asks.getByRole('link', { name: 'Friends' })).toBeVisible();
  expect(calls.some(({ op }) => op === 'mallCampaign.schedule')).toBe(false);
  await user.click(asks.getByRole('button', { name: 'Schedule all the same' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallCampaign.schedule')?.input).toEqual({
      kind: 'seckill',
      id: 's1',
      version: '3',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Adjust' })).toBeNull();
});

it('changes of one that runs only its end and its number, and shows what somebody else changed', async () => {
  const runs: CampaignDetail = { ...sale, state: 'running', adjust: ['endAt', 'pieces'] };
  const theirs = { version: 4, content: { endAt: sale.endAt, pieces: 25 } };
  let tries = 0;
  const { user, calls } = await open('?of=seckill&campaignId=s1', {
    'mallCampaign.detail': runs,
    'mallCampaign.adjust': () => {
      tries += 1;
      if (tries === 1) throw refused('goods.changedElsewhere', 'changed', theirs);
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  // What is as it was is not sent.
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ op }) => op === 'mallCampaign.adjust')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adjust campaign' }));
  const pieces = dialog.getByLabelText('Pieces');
  await user.clear(pieces);
  await user.type(pieces, '19');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(dialog.getByText('There can be more, not fewer')).toBeVisible();
  await user.clear(pieces);
  await user.type(pieces, '30');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ op }) => op === 'mallCampaign.adjust').map(({ input }) => input)).toEqual([
    { kind: 'seckill', id: 's1', version: '3', pieces: '30' },
    { kind: 'seckill', id: 's1', version: '4', pieces: '30' },
  ]);
});

it('adjusts the version that was read, though the page behind shows a later one', async () => {
  const runs: CampaignDetail = { ...sale, state: 'running', adjust: ['endAt', 'pieces'] };
  let read = 0;
  const { user, calls } = await open('?of=seckill&campaignId=s1', {
    'mallCampaign.detail': () => {
      read += 1;
      return read === 1 ? runs : { ...runs, version: 4, total: 25, name: { zh: 'x', en: 'Later' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Pieces'));
  await user.type(dialog.getByLabelText('Pieces'), '30');
  await act(() => refresh('mallCampaign.detail'));
  expect((await screen.findAllByText('Later')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallCampaign.adjust').map(({ input }) => input)).toEqual([
      { kind: 'seckill', id: 's1', version: '3', pieces: '30' },
    ]),
  );
});

it('edits a draft; whoever saves second sees which fields are others now', async () => {
  let read = 0;
  const { user, calls } = await open('/form?of=seckill&id=s1', {
    'mallCampaign.detail': () => {
      read += 1;
      return read === 1
        ? sale
        : { ...sale, version: 4, seckill: sale.seckill && { ...sale.seckill, price: 52_000 } };
    },
    'mallCampaign.saveSeckill': () => {
      throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
    },
  });
  const price = await screen.findByLabelText('Flash sale price');
  expect(price).toHaveValue('550.00');
  await user.clear(price);
  await user.type(price, '540');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Flash sale price: 550.00 → 520.00')).toBeVisible();
  expect(price).toHaveValue('540');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(
      calls.filter(({ op }) => op === 'mallCampaign.saveSeckill').map(({ input }) => input),
    ).toMatchObject([
      { id: 's1', version: '3', price: '54000', slots: [{ from: '20:00', to: '24:00' }] },
      { id: 's1', version: '4' },
    ]),
  );
});

it('replaces no draft of somebody else that cannot be read', async () => {
  let read = 0;
  const { user, calls } = await open('/form?of=seckill&id=s1', {
    'mallCampaign.detail': () => {
      read += 1;
      if (read > 1) throw refused('missing', 'away');
      return sale;
    },
    'mallCampaign.saveSeckill': () => {
      throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
    },
  });
  const saved = () => calls.filter(({ op }) => op === 'mallCampaign.saveSeckill').map(({ input }) => input);
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/what they saved could not be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saved()).toMatchObject([{ version: '3' }, { version: '3' }]));
  expect(screen.getByText(/what they saved could not be read/)).toBeVisible();
});

it('reads a draft again when somebody else changed it before it was scheduled', async () => {
  const quiet = { ...sale, neighbours: [] };
  let read = 0;
  const { user, calls } = await open('?of=seckill&campaignId=s1', {
    'mallCampaign.detail': () => {
      read += 1;
      return read === 1
        ? { ...quiet, seckill: sale.seckill && { ...sale.seckill, price: 70_000 } }
        : { ...sale, version: 4 };
    },
    'mallCampaign.schedule': () => {
      throw refused('goods.changedElsewhere', 'Somebody changed it meanwhile', { version: 4, content: {} });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('¥550.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await user.click(await screen.findByRole('button', { name: 'Schedule all the same' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallCampaign.schedule').map(({ input }) => input)).toMatchObject([
      { version: '3' },
      { version: '4' },
    ]),
  );
});

it('begins a copy without times, and a new coupon asks for what is missing', async () => {
  const { user, calls } = await open('/form?of=seckill&copy=s1');
  expect(await screen.findByLabelText('Flash sale price')).toHaveValue('550.00');
  expect(screen.getByLabelText('Begins')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(screen.getAllByText('Say when it begins').length).toBeGreaterThan(0);
  expect(calls.some(({ op }) => op === 'mallCampaign.saveSeckill')).toBe(false);
});

it('copies a coupon without its dates, and says without codes of ours what somebody changed of one', async () => {
  const dates = {
    validFrom: new Date(2030, 1, 1).toISOString(),
    validTo: new Date(2030, 4, 1).toISOString(),
  };
  const coupon: CampaignDetail = {
    ...sale,
    ...welcome,
    ...{ state: 'draft', goods: null, neighbours: [], seckill: null },
    coupon: {
      ...{ kind: 'amount', value: 3000, cap: null, threshold: 0, scope: 'all', things: [], perUser: 1 },
      ...{
        total: -1,
        validDays: null,
        shop: null,
        funder: 'platform',
        source: 'center',
        endReason: '',
        ...dates,
      },
      figures: { given: 0, waiting: 0, used: 0, orders: 0, taken: 0 },
    },
  };
  const copy = await open('/form?of=coupon&copy=c1', { 'mallCampaign.detail': coupon });
  expect(await screen.findByLabelText('Valid until')).toHaveValue('');
  copy.unmount();
  let read = 0;
  const { user } = await open('/form?of=coupon&id=c1', {
    'mallCampaign.detail': () => {
      read += 1;
      const own = coupon.coupon;
      return read === 1 ? coupon : { ...coupon, coupon: own && { ...own, source: 'manual', perUser: 2 } };
    },
    'mallCampaign.saveCoupon': () => {
      throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
    },
  });
  expect(await screen.findByLabelText('Valid until')).toHaveValue('2030-05-01T00:00');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Most for one member: 1 → 2')).toBeVisible();
  expect(screen.queryByText(/center → manual/)).toBeNull();
});

it('only ends a coupon of a shop, with a reason that the shop reads', async () => {
  const ofShop: CampaignDetail = {
    ...{ ...sale, ...welcome, seckill: null, goods: null, neighbours: [], adjust: [] },
    shop: { id: 'shop1', name: 'Oak House' },
  };
  const { user, calls } = await open('?of=coupon&campaignId=c1', {
    'mallCampaign.detail': ofShop,
    'mallCampaign.close': null,
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Close now']);
  expect(screen.queryByRole('button', { name: 'Adjust' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Close now' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close now' }));
  expect(dialog.getByText('Say why it ends')).toBeVisible();
  await user.type(dialog.getByLabelText('Why it ends'), 'It misleads');
  await user.click(dialog.getByRole('button', { name: 'Close now' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallCampaign.close')?.input).toEqual({
      kind: 'coupon',
      id: 'c1',
      reason: 'It misleads',
    }),
  );
});
