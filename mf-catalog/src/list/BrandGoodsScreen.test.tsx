import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleBrand, sampleCard, sampleCategories, sampleList } from '../samples.ts';
import { BrandGoodsScreen } from './BrandGoodsScreen.tsx';
import lists from './phrases/zh.json' with { type: 'json' };

const show = (query: string, options: ScreenOptions = {}) =>
  renderScreen(<BrandGoodsScreen />, {
    route: '/brandGoods',
    at: `/brandGoods${query}`,
    phrases: { catalog, lists },
    ...options,
    api: {
      'brand.info': sampleBrand({ id: '50', name: '小物集', intro: '让家完整的小东西。' }),
      'brand.recommended': pageOf([sampleBrand()]),
      'product.list': sampleList([sampleCard()]),
      'banner.list': pageOf([]),
      'category.list': sampleCategories,
      'brandFollow.list': pageOf([]),
      'brandFollow.toggle': { state: 1 },
      'favourite.marks': { ids: [] },
      ...options.api,
    },
  });

it('tells of a brand and lists what it makes; the brand itself is no filter', async () => {
  const { calls, user, where } = await show('?brandId=50');
  expect(await screen.findByRole('heading', { level: 1, name: '小物集' })).toBeVisible();
  expect(screen.getByText('让家完整的小东西。')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Alva sofa' })).toBeVisible();
  expect(calls.find(({ op }) => op === 'product.list')?.input).toMatchObject({ brandId: '50' });
  expect(screen.queryByRole('button', { name: /移除筛选/ })).toBeNull();
  const filters = within(screen.getByRole('complementary', { name: '筛选' }));
  expect(filters.queryByRole('region', { name: '品牌' })).toBeNull();
  await user.click(filters.getByRole('link', { name: /Armchairs/ }));
  expect(where()).toBe('/brandGoods?categoryId=2&brandId=50');
  await user.click(await screen.findByRole('button', { name: '清除全部' }));
  expect(where()).toBe('/brandGoods?brandId=50');
});

it('is followed by a member', async () => {
  const { user, calls } = await show('?brandId=50', { who: { token: 'T' } });
  await user.click(await screen.findByRole('button', { name: '小物集: 关注' }));
  expect(await screen.findByText(/已关注/)).toBeVisible();
  expect(calls.find(({ op }) => op === 'brandFollow.toggle')?.input).toMatchObject({ brandId: '50' });
});

it('sends a visitor who follows to sign in, and remembers the wish', async () => {
  const { user, where } = await show('?brandId=50', { who: { code: 'DEMO88' } });
  await user.click(await screen.findByRole('button', { name: '小物集: 关注' }));
  expect(where()).toBe('/login');
  expect(sessionStorage.getItem('intent')).toMatch(/brandFollow\.toggle/);
});

it.each(['?brandId=999', '?brandId=abc', ''])(
  'says of %s that there is no such brand, and offers others',
  async (query) => {
    await show(query, {
      api: {
        'brand.info': () => {
          throw refused('missing');
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '没有这个品牌' })).toBeVisible();
    expect(screen.getByRole('link', { name: '全部品牌' })).toHaveAttribute('href', '/brandList');
    expect(await screen.findByRole('link', { name: /Skog/ })).toHaveAttribute(
      'href',
      '/brandGoods?brandId=5',
    );
  },
);
