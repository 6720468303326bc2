import { lost, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../phrases/zh.json' with { type: 'json' };
import { sampleCard, sampleCategories, sampleList } from '../samples.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import category from './phrases/zh.json' with { type: 'json' };

const show = (query = '', api: ScreenOptions['api'] = {}) =>
  renderScreen(<CategoryScreen />, {
    route: '/category',
    at: `/category${query}`,
    phrases: { catalog, category },
    api: { 'category.list': sampleCategories, 'product.list': sampleList([sampleCard()]), ...api },
  });

it('goes down one level per step, and from the last one to the products', async () => {
  const { user, where, calls } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: '全部分类' })).toBeVisible();
  expect(calls.find(({ op }) => op === 'category.list')?.input).toEqual({ type: '2' });
  await user.click(await screen.findByRole('link', { name: /^Sofas.*8 件$/ }));
  expect(where()).toBe('/category?categoryId=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Corner sofas.*8 件$/ })).toHaveAttribute(
    'href',
    '/product/productCenter?categoryId=101',
  );
  expect(screen.getByRole('link', { name: 'Sofas 全部商品（8 件）' })).toHaveAttribute(
    'href',
    '/product/productCenter?categoryId=1',
  );
});

it('opens any step by its address', async () => {
  await show('?categoryId=101');
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner sofas' })).toBeVisible();
  const tree = within(screen.getByRole('navigation', { name: category.tree }));
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('Corner sofas');
});

it.each(['?categoryId=999', '?categoryId=x%27'])(
  'says of %s that there is no such category',
  async (query) => {
    await show(query);
    expect(await screen.findByRole('heading', { level: 1, name: '没有这个分类' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: category.tree })).toBeVisible();
  },
);

it('stays usable when what people like does not come', async () => {
  await show('', {
    'product.list': () => {
      throw lost;
    },
  });
  expect(await screen.findByRole('navigation', { name: category.tree })).toBeVisible();
});
