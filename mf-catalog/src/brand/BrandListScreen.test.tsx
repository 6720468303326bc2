import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen } from '@testing-library/react';
import catalog from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleBrand } from '../samples.ts';
import { BrandListScreen } from './BrandListScreen.tsx';
import brand from './phrases/zh.json' with { type: 'json' };

const many = [
  sampleBrand({ id: '5', name: 'Skog', productCount: 3 }),
  sampleBrand({ id: '6', name: 'Alvström', productCount: 8 }),
  sampleBrand({ id: '7', name: 'Palma', productCount: 5 }),
];
const show = (query = '', options: ScreenOptions = {}) =>
  renderScreen(<BrandListScreen />, {
    route: '/brandList',
    at: `/brandList${query}`,
    phrases: { catalog, brand },
    ...options,
    api: { 'brand.list': pageOf(many), 'banner.list': pageOf([]), ...options.api },
  });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows every brand by letter, or those with the most pieces first', async () => {
  const { user, where } = await show();
  expect(await screen.findByRole('link', { name: 'Alvström' })).toHaveAttribute(
    'href',
    '/brandGoods?brandId=6',
  );
  expect(names()).toEqual(['Alvström', 'Palma', 'Skog']);
  await user.click(screen.getByRole('link', { name: '商品最多' }));
  expect(where()).toBe('/brandList?sort=count');
  expect(names()).toEqual(['Alvström', 'Palma', 'Skog']);
});

it('finds a brand by its name as one types, and says when there is none', async () => {
  const { user, where } = await show();
  await user.type(await screen.findByRole('searchbox', { name: brand.find }), 'palm');
  expect(names()).toEqual(['Palma']);
  expect(where()).toBe('/brandList?keyword=palm');
  await user.type(screen.getByRole('searchbox', { name: brand.find }), 'zz');
  expect(screen.getByRole('heading', { name: brand.empty.none })).toBeVisible();
});

it('reads on until it has every brand', async () => {
  const all = Array.from({ length: 130 }, (_, index) =>
    sampleBrand({ id: String(index + 1), name: `Brand ${index}` }),
  );
  const { calls } = await show('', {
    api: {
      'brand.list': ({ page }) => pageOf(all.slice((Number(page) - 1) * 100, Number(page) * 100), all.length),
    },
  });
  expect(await screen.findByText('130 个品牌')).toBeVisible();
  expect(calls.filter(({ op }) => op === 'brand.list')).toHaveLength(2);
});
