import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { BrandsScreen } from '../brand-follows/BrandsScreen.tsx';
import en from '../phrases/en.json' with { type: 'json' };
import { FavouritesScreen } from './FavouritesScreen.tsx';

const product: Output<'favourite.list'>['list'][number] = {
  id: '7',
  goodsNo: 'F7',
  name: 'Alva sofa',
  contentLang: 'en',
  image: '/media/a.webp',
  hoverImage: null,
  price: 100,
  memberPrice: 100,
  marketPrice: null,
  priceFrom: false,
  sales: 0,
  stockState: 'in',
  stockLeft: null,
  tags: [],
  brandId: '1',
  leadDays: 20,
  size: { w: 1, d: 1, h: 1 },
  swatches: [],
  skuId: '11',
  collected: { at: '2026-11-02T10:00:00+08:00', price: 129_900 },
  drop: 0,
  backInStock: false,
};
const listOf = (list: Output<'favourite.list'>['list']) => ({
  list,
  total: list.length,
  page: 1,
  size: 12,
  counts: { all: list.length, dropped: 1, inStock: list.length },
});
const about = { lang: 'en', phrases: { member: en }, who: { token: 't' } } as const;

it('takes a favourite off the list, and puts it back as it was', async () => {
  const { user, calls } = await renderScreen(<FavouritesScreen />, {
    ...about,
    api: {
      'favourite.list': listOf([product]),
      'favourite.remove': { undo: 'u1' },
      'trash.restore': { restored: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save Alva sofa' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.find(({ op }) => op === 'trash.restore')?.input).toEqual({ id: 'u1' }));
  expect(calls.find(({ op }) => op === 'favourite.remove')?.input).toEqual({ ids: ['7'] });
});

it('says what became cheaper or came back, and shows only that when asked', async () => {
  const dropped = { ...product, price: 99_900, memberPrice: 99_900, drop: 30_000 };
  const back = { ...product, id: '8', name: 'Bow lamp', backInStock: true };
  const gone = { ...product, id: '9', name: 'Elin chair', stockState: 'out' as const };
  const { user, calls } = await renderScreen(<FavouritesScreen />, {
    ...about,
    api: { 'favourite.list': listOf([dropped, back, gone]) },
  });
  expect(await screen.findByText('¥300 less than when you saved it')).toBeVisible();
  expect(
    screen.getByText((_, node) => node?.tagName === 'S' && /1,299/.test(node.textContent)),
  ).toBeVisible();
  expect(screen.getAllByText('Back in stock').length).toBeGreaterThan(0);
  expect(screen.getByText('Out of stock')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Price drops 1' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'favourite.list').at(-1)?.input).toMatchObject({
      filter: 'dropped',
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Biggest drop');
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'favourite.list').at(-1)?.input).toMatchObject({
      filter: 'dropped',
      sort: 'drop',
    }),
  );
});

it('takes many off at once', async () => {
  const { user, calls } = await renderScreen(<FavouritesScreen />, {
    ...about,
    api: {
      'favourite.list': listOf([product, { ...product, id: '8', name: 'Bow lamp' }]),
      'favourite.remove': { undo: 'u1' },
    },
  });
  expect(await screen.findByRole('button', { name: 'Remove chosen' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Bow lamp' }));
  expect(screen.getByRole('checkbox', { name: '1 chosen' })).toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: '1 chosen' }));
  await user.click(screen.getByRole('button', { name: 'Remove chosen' }));
  expect(await screen.findByText('2 favourites removed')).toBeVisible();
  expect(calls.find(({ op }) => op === 'favourite.remove')?.input).toEqual({ ids: ['8', '7'] });
});

it('an empty list leads on', async () => {
  await renderScreen(<FavouritesScreen />, { ...about, api: { 'favourite.list': listOf([]) } });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/product/productCenter');
});

it('leaves a brand, and follows it again', async () => {
  const states: unknown[] = [];
  const brand = {
    id: '3',
    name: 'Tavola',
    logo: null,
    intro: 'Tables',
    attention: 1,
    productCount: 20,
    newGoods: 3,
  };
  const { user } = await renderScreen(<BrandsScreen />, {
    ...about,
    api: {
      'brandFollow.list': { list: [brand], total: 1, page: 1, size: 10 },
      'brandFollow.toggle': ({ state }) => {
        states.push(state);
        return { state: 0 };
      },
    },
  });
  expect(await screen.findByText(/3 new/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unfollow Tavola' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(states).toEqual(['0', '1']));
});
