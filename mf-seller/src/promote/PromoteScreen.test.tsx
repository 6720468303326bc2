import type { Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { refused, renderScreen, sampleShop } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { sampleProduct } from '../../../mf-catalog/src/samples.ts';
import { PromoteScreen } from './PromoteScreen.tsx';

const profile: Output<'shop.profile'> = {
  live: { ...sampleShop, storeName: 'Oakline' },
  change: null,
  promotionUrl: 'https://mall.test/homeIndex?code=DEMO88',
};
const show = (over: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PromoteScreen />, {
    lang: 'en',
    phrases: { promote: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    ...over,
    api: {
      'shop.profile': profile,
      'shop.qrCode': { url: '/', png: 'aaaa', svg: '<svg viewBox="0 0 33 33"></svg>' },
      'shopGoods.list': {
        list: [],
        total: 0,
        page: 1,
        size: 8,
        counts: { all: 0, onSale: 0, hidden: 0, inReview: 0, rejected: 0, lowStock: 0 },
        priceFactor: '1.5',
        ending: 'none',
      },
      ...over.api,
    },
  });

it('gives the shop’s own link, and its code drawn', async () => {
  const { calls } = await show();
  expect(await screen.findByRole('textbox', { name: 'Promotion link' })).toHaveValue(profile.promotionUrl);
  expect(await screen.findByRole('img', { name: 'QR code of Oakline' })).toBeVisible();
  expect(calls.find(({ op }) => op === 'shop.qrCode')?.input).toEqual({ url: profile.promotionUrl });
});

it('leads elsewhere in the mall, and keeps the code', async () => {
  const { user, where } = await show();
  const choice = await screen.findByRole('combobox', { name: 'Where it leads' });
  await user.selectOptions(choice, 'Coupons');
  expect(screen.getByRole('textbox', { name: 'Promotion link' })).toHaveValue(
    'https://mall.test/receiveCoupon?code=DEMO88',
  );
  expect(where()).toContain('to=coupons');
});

it('notes once that the link was passed on', async () => {
  const { user, calls } = await show({ api: { 'dashboard.saveSteps': null } });
  const copy = await screen.findByRole('button', { name: 'Copy link' });
  await user.click(copy);
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'dashboard.saveSteps')?.input).toEqual({ shared: 'true' }),
  );
  await user.click(copy);
  expect(calls.filter(({ op }) => op === 'dashboard.saveSteps')).toHaveLength(1);
});

it('asks for the product in the language of the poster', async () => {
  const at = '/userAdmin/shop/promote?productId=7';
  const { user, calls } = await show({
    route: '/userAdmin/shop/promote',
    at,
    api: { 'product.detail': sampleProduct() },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language of the poster' }), 'fili');
  await waitFor(() =>
    expect(
      calls.filter(({ op }) => op === 'product.detail').map(({ headers }) => headers['x-locale']),
    ).toEqual(['en', 'en', 'fili']),
  );
});

it('says when no code could be made', async () => {
  const failing = () => {
    throw refused('qrCode.foreign');
  };
  await show({ api: { 'shop.qrCode': failing } });
  expect(await screen.findByText(/Failed to generate QR code/)).toBeVisible();
});

it('offers products only to who may see goods', async () => {
  await show({ who: { token: 't', isShop: true, permissions: ['shop.view'] } });
  const card = await screen.findByRole('combobox', { name: 'Where it leads' });
  expect(within(document.body).getByRole('heading', { name: 'Poster' })).toBeVisible();
  expect(card).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Or one product' })).toBeNull();
});
