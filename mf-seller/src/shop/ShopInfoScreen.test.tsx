import { permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
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
    bannerNarrow: [''],
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
    phrases: { seller, shopInfo: en },
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
  expect(screen.getByText(/^1 change sent on/)).toBeVisible();
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

it('says why a change was turned down, and takes it up again to be mended', async () => {
  const change = {
    id: 'c',
    status: 'rejected' as const,
    reason: 'No superlatives.',
    fields: { propaganda: 'The best wood' },
    at: '2026-11-19T08:20:00Z',
  };
  const { user } = await open({ api: { 'shop.profile': { ...profile, change } } });
  expect(await screen.findByText(/No superlatives\./)).toBeVisible();
  expect(screen.getByLabelText(/Slogan/)).toHaveValue('Good wood');
  await user.click(screen.getByRole('button', { name: 'Take the changes up again' }));
  expect(screen.getByLabelText(/Slogan/)).toHaveValue('The best wood');
  expect(screen.getByRole('button', { name: 'Send to review again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText(/Slogan/)).toHaveValue('Good wood');
});

it('shows a banner as each window cuts it, and what it leads to', async () => {
  const live = {
    ...profile.live,
    banner: ['/media/b.webp', '/media/c.webp'],
    bannerNarrow: ['', '/media/n.webp'],
    bannerHref: ['', '/newGoods'],
  };
  const { user } = await open({ api: { 'shop.profile': { ...profile, live } } });
  expect(await screen.findByText('Leads nowhere')).toBeVisible();
  const preview = within(screen.getByRole('group', { name: 'Window' }).closest('section') ?? document.body);
  await user.click(preview.getByRole('button', { name: 'Banner 2' }));
  expect(preview.getByRole('img', { name: 'Banner 2' })).toHaveAttribute('src', '/media/n.webp');
  expect(preview.getByText('Leads to /newGoods')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Wide screen, 1920 px' }));
  expect(preview.getByRole('img', { name: 'Banner 2' })).toHaveAttribute('src', '/media/c.webp');
});

it('moves banners with their links, and takes one away', async () => {
  const live = {
    ...profile.live,
    banner: ['/media/b.webp', '/media/c.webp'],
    bannerNarrow: ['', '/media/n.webp'],
    bannerHref: ['/homeIndex', '/newGoods'],
  };
  const { user, calls } = await open({
    api: { 'shop.profile': { ...profile, live }, 'shop.update': { change: { id: 'c', status: 'pending' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Move up: Banner 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Banner 2' }));
  await user.click(screen.getByRole('button', { name: 'Send to review' }));
  await screen.findByText('Sent to review');
  expect(calls.find(({ op }) => op === 'shop.update')?.input).toMatchObject({
    banner: ['/media/c.webp'],
    bannerNarrow: ['/media/n.webp'],
    bannerHref: ['/newGoods'],
  });
});

it('refuses a file that is no picture, at its place', async () => {
  const { calls } = await open({ api: { 'shop.profile': profile } });
  const logo = (await screen.findByRole('group', { name: 'Logo' })).previousElementSibling;
  if (!(logo instanceof HTMLInputElement)) throw new Error('The logo has no file input.');
  fireEvent.change(logo, { target: { files: [new File(['x'], 'x.gif', { type: 'image/gif' })] } });
  expect(
    await within(screen.getByRole('group', { name: 'Logo' })).findByText(
      'Choose a picture: PNG, JPEG or WebP',
    ),
  ).toBeVisible();
  expect(calls.some(({ op }) => op === 'media.upload')).toBe(false);
});
