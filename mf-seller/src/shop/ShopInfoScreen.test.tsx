import { permissions } from '@mall/contract/permissions';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { ShopInfoScreen } from './ShopInfoScreen.tsx';

const profile: Output<'shop.profile'> = {
  live: {
    id: 's',
    code: 'DEMO88',
    logo: '/media/a.webp',
    storeName: '橡木之家',
    propaganda: 'Good wood',
    mobile: '13800000002',
    address: 'Xiamen',
    banner: ['/media/b.webp'],
    bannerHref: ['/homeIndex'],
    bannerHreff: ['/homeIndex'],
    realName: 'Lin',
    colour: null,
  },
  change: null,
  promotionUrl: 'http://localhost/homeIndex?code=DEMO88',
};
const open = (api: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<ShopInfoScreen />, {
    lang: 'en',
    phrases: { seller: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    ...api,
  });

it('sends a change to review and marks what differs', async () => {
  const { user, calls } = await open({
    api: { 'shop.profile': profile, 'shop.update': { change: { id: 'c', status: 'pending' } } },
  });
  const slogan = await screen.findByLabelText(/Slogan/);
  await user.clear(slogan);
  await user.type(slogan, 'Warm rooms');
  expect(screen.getByText('Changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(await screen.findByText('Sent to review')).toBeVisible();
  expect(calls.find(({ op }) => op === 'shop.update')?.input).toMatchObject({
    propaganda: 'Warm rooms',
    storeName: '橡木之家',
    banner: ['/media/b.webp'],
  });
});

it('refuses a name of one character under its field, and sends nothing', async () => {
  const { user, calls } = await open({ api: { 'shop.profile': profile } });
  const name = await screen.findByLabelText(/Shop name/);
  await user.clear(name);
  await user.type(name, '木');
  await user.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(screen.getByText('A shop name has 2 to 8 characters')).toBeVisible();
  expect(calls.some(({ op }) => op === 'shop.update')).toBe(false);
});

it('says what waits for review and takes it back', async () => {
  const waiting = {
    ...profile,
    change: {
      id: 'c',
      status: 'pending' as const,
      reason: null,
      fields: { propaganda: 'New' },
      at: '2026-11-19T08:20:00Z',
    },
  };
  const { user, calls } = await open({
    api: { 'shop.profile': waiting, 'shop.update': { change: { id: 'c', status: 'withdrawn' } } },
  });
  expect(await screen.findByText('Waiting for review')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Change taken back')).toBeVisible();
  expect(calls.find(({ op }) => op === 'shop.update')?.input).toEqual({ withdraw: 'true' });
});

it('lets a role without shop.edit look, not change', async () => {
  await open({
    api: { 'shop.profile': profile },
    who: { token: 't', isShop: true, permissions: ['shop.view'] },
  });
  expect(await screen.findByLabelText(/Shop name/)).toBeDisabled();
});
