import { operatorPermissions } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import brandWords from './brands/phrases/en.json' with { type: 'json' };
import { BrandsScreen } from './brands/BrandsScreen.tsx';
import campaignWords from './campaigns/phrases/en.json' with { type: 'json' };
import { CampaignsScreen } from './campaigns/CampaignsScreen.tsx';
import memberWords from './members/phrases/en.json' with { type: 'json' };
import { MembersScreen } from './members/MembersScreen.tsx';
import frame from './phrases/en.json' with { type: 'json' };
import shopWords from './shops/phrases/en.json' with { type: 'json' };
import { ShopsScreen } from './shops/ShopsScreen.tsx';

const open = (Screen: React.ComponentType, at: string, api: Answers) =>
  renderScreen(<Screen />, {
    lang: 'en',
    at,
    phrases: {
      mallShops: shopWords,
      members: memberWords,
      brands: brandWords,
      campaigns: campaignWords,
      operator: frame,
    },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u9', name: 'Wei', role: 'all', permissions: [...operatorPermissions] },
      'savedView.list': { list: [] },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const tick = async (user: Opened['user'], ...names: RegExp[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
};

const oak: Item<'mallShop.list'> = {
  id: 's1',
  code: 'OAK2026',
  name: 'Oak',
  logo: null,
  state: 'open',
  owner: { name: 'Mei', mobile: '138****0002' },
  priceFactor: '1.5000',
  orders: 12,
  madeAt: '2026-11-01T08:00:00Z',
  keepsOut: [],
};
const shops = [oak, { ...oak, id: 's2', name: 'Ash', code: 'ASH2026' }];
const ofShops = { list: shops, total: 2, page: 1, size: 20 };

it('suspends shops with one reason, and reopens them by the toast', async () => {
  const { user, calls } = await open(ShopsScreen, '/operator/shops', {
    'mallShop.list': ofShops,
    'mallShop.suspend': null,
    'mallShop.reopen': null,
  });
  await tick(user, /Oak/, /Ash/);
  await user.click(screen.getByRole('button', { name: 'Suspend 2 shops' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend 2 shops' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend 2 shops' }));
  expect(dialog.getByText('Say why')).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), 'Papers');
  await user.click(dialog.getByRole('button', { name: 'Suspend 2 shops' }));
  expect((await screen.findAllByText('Suspend: 2 done')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallShop.suspend')).toEqual([
    { id: 's1', reason: 'Papers' },
    { id: 's2', reason: 'Papers' },
  ]);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'mallShop.reopen')).toHaveLength(2));
});

it('says which were not suspended, and why', async () => {
  const suspended = { ...oak, id: 's3', name: 'Elm', state: 'suspended' as const };
  const { user, calls } = await open(ShopsScreen, '/operator/shops', {
    'mallShop.list': { ...ofShops, list: [...shops, suspended], total: 3 },
    'mallShop.suspend': ({ id }: { id: string | number }) => {
      if (id === 's2') throw refused('shop.notOpen', 'This shop is not open');
      return null;
    },
  });
  await tick(user, /Oak/, /Ash/, /Elm/);
  await user.click(screen.getByRole('button', { name: 'Suspend 2 shops' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend 2 shops' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Papers');
  await user.click(dialog.getByRole('button', { name: 'Suspend 2 shops' }));
  const report = within(await screen.findByRole('dialog', { name: 'Suspend' }));
  expect(await report.findByText('1 done, 2 not done')).toBeVisible();
  expect(report.getByText('This shop is not open')).toBeVisible();
  expect(report.getByText('Suspended already')).toBeVisible();
  expect(sent(calls, 'mallShop.suspend')).toHaveLength(2);
});

it('locks accounts with one reason, and unlocks them by the toast', async () => {
  const mei: Item<'mallMember.list'> = {
    id: 'u1',
    name: 'Mei',
    mobile: '138****0001',
    proved: true,
    level: 1,
    locked: false,
    orders: 3,
    madeAt: '2026-11-01T08:00:00Z',
    seenAt: null,
  };
  const list = [mei, { ...mei, id: 'u2', name: 'Lin', locked: true }];
  const { user, calls } = await open(MembersScreen, '/operator/members', {
    'mallMember.list': { list, total: 2, more: false, page: 1, size: 20 },
    'mallMember.lock': null,
    'mallMember.unlock': null,
  });
  await tick(user, /Mei/);
  expect(screen.getByRole('button', { name: 'Unlock account' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Lock 1 account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Lock 1 account' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Lock 1 account' }));
  await waitFor(() => expect(sent(calls, 'mallMember.lock')).toEqual([{ id: 'u1', reason: 'Spam' }]));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'mallMember.unlock')).toHaveLength(1));
});

it('removes brands that no product has, without a question, and puts them back by the toast', async () => {
  const brand: Item<'mallBrand.list'> = {
    id: '1',
    name: { en: 'Northwood' },
    logo: null,
    intro: {},
    place: 1,
    version: 1,
    products: 0,
    followers: 0,
  };
  const list = [brand, { ...brand, id: '2', name: { en: 'Southwood' }, place: 2, products: 4 }];
  const { user, calls } = await open(BrandsScreen, '/operator/brands', {
    'mallBrand.list': { list, total: 2, page: 1, size: 50, home: { id: '50', name: null } },
    'mallBrand.remove': null,
    'mallBrand.restore': null,
  });
  await tick(user, /Northwood/, /Southwood/);
  await user.click(screen.getByRole('button', { name: 'Remove 1 brand' }));
  const report = within(await screen.findByRole('dialog', { name: 'Remove' }));
  expect(await report.findByText('4 products have it')).toBeVisible();
  await user.click(report.getByRole('button', { name: 'Got it' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'mallBrand.restore')).toEqual([{ id: '1' }]));
});

it('ends campaigns after a question that counts them, with a reason for those of shops', async () => {
  const sale = {
    kind: 'seckill',
    id: '1',
    name: { en: 'Night sale' },
    state: 'running',
    startAt: '2026-11-01T08:00:00Z',
    endAt: '2026-12-01T08:00:00Z',
    about: { of: 1 },
    shop: null,
    done: 0,
  };
  const list = [sale, { ...sale, id: '2', name: { en: 'Oak sale' }, shop: { id: 's1', name: 'Oak' } }];
  const { user, calls } = await open(CampaignsScreen, '/operator/campaigns?view=list', {
    'mallCampaign.list': { list, total: 2, page: 1, size: 20 } as never, // only what the list shows
    'mallCampaign.close': null,
  });
  await tick(user, /Night sale/, /Oak sale/);
  await user.click(screen.getByRole('button', { name: 'End 2 campaigns' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End 2 campaigns now?' }));
  expect(dialog.getByText(/1 of them belongs to a shop/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Too many complaints');
  await user.click(dialog.getByRole('button', { name: 'End 2 campaigns' }));
  await waitFor(() =>
    expect(sent(calls, 'mallCampaign.close')).toEqual([
      { kind: 'seckill', id: '1' },
      { kind: 'seckill', id: '2', reason: 'Too many complaints' },
    ]),
  );
});

it('exports what a list has found, with its filters', async () => {
  const { user, calls } = await open(ShopsScreen, '/operator/shops?state=suspended&keyword=oak', {
    'mallShop.list': ofShops,
    'mallShop.exportJob': {} as never, // only that it was begun
  });
  await screen.findByText('Ash');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(sent(calls, 'mallShop.exportJob')).toEqual([{ keyword: 'oak', state: 'suspended' }]),
  );
});
