import { permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { RetailPriceScreen } from './RetailPriceScreen.tsx';

const row: Output<'shopGoods.prices'>['list'][number] = {
  skuId: '11',
  productId: '1',
  goodsNo: 'SOFA-1',
  name: 'Alva sofa',
  specText: 'Oat',
  image: '',
  platformPrice: 100_000,
  shopPrice: 180_000,
  override: 180_000,
  supplyPrice: 90_000,
  stock: 20,
  review: 'approved',
};
const path = '/userAdmin/goods/retailPrice';
const open = (may: readonly string[] = permissions) =>
  renderScreen(<RetailPriceScreen />, {
    route: path,
    at: path,
    lang: 'en',
    phrases: { prices: en },
    who: { token: 't', isShop: true, permissions: permissions.filter((key) => may.includes(key)) },
    api: {
      'shopGoods.prices': {
        list: [row],
        total: 1,
        page: 1,
        size: 20,
        counts: { all: 3000, own: 1, default: 2999 },
        priceFactor: '1.5000',
        ending: 'none',
      },
      'savedView.list': { list: [] },
      'shopGoods.recover': { list: [], changeId: 'c1' },
    },
  });

it('tells of every SKU the platform’s price, the coefficient’s, the shop’s, and what is left', async () => {
  await open();
  const shown = await screen.findByRole('row', { name: /Alva sofa/ });
  for (const text of ['¥1,000.00', '¥1,500.00', '¥1,800.00', '¥900.00', '50%', 'Own price'])
    expect(shown).toHaveTextContent(text);
});

it('keeps which prices are shown in the address, and recovers one by R', async () => {
  const { user, calls, where } = await open();
  await user.click(await screen.findByRole('tab', { name: /Own prices.*1/ }));
  expect(where()).toBe(`${path}?only=own`);
  await user.keyboard('jr');
  expect(await screen.findByText('Default price recovered')).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'shopGoods.recover')?.input).toMatchObject({
      id: '1',
      skuIds: ['11'],
    }),
  );
});

it('shows no margin to those who may not see the finances', async () => {
  await open(['goods.view']);
  await screen.findByRole('row', { name: /Alva sofa/ });
  expect(screen.queryByRole('columnheader', { name: 'Margin' })).toBeNull();
});
