import type { Item, Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/permissions';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import shared from '../drafts/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { CustomGoodsScreen, OwnGoodsScreen } from './OwnGoodsScreen.tsx';

type Row = Item<'ownGoods.list'>;
const row: Row = {
  id: 'g1',
  productId: '10000000',
  goodsNo: 'FM10000000',
  name: 'Verdi sofa',
  contentLang: 'en',
  image: '/media/up/a.webp',
  category: 'Sofas',
  state: 'rejected',
  reason: 'Blurred pictures',
  live: true,
  onSale: true,
  custom: false,
  priceMin: 489_900,
  priceMax: 539_900,
  stock: 12,
  skus: 2,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wen Li',
  submittedAt: null,
  removedAt: null,
};
const list = (rows: Row[]): Output<'ownGoods.list'> => ({
  list: rows,
  total: rows.length,
  page: 1,
  size: 20,
  counts: { all: rows.length, rejected: rows.length },
});
const path = '/userAdmin/goods/goodsManage';
const open = (over: NonNullable<Parameters<typeof renderScreen>[1]>, at = path) =>
  renderScreen(<OwnGoodsScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, ownGoods: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    ...over,
  });

it('shows each product with its review and why it was turned down', async () => {
  await open({ api: { 'ownGoods.list': list([row]) } });
  expect(await screen.findByRole('link', { name: 'Verdi sofa' })).toHaveAttribute(
    'href',
    '/userAdmin/goods/addGoods?id=g1',
  );
  expect(screen.getByText('Blurred pictures')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Rejected.*1/ })).toBeVisible();
});

it('keeps what is asked for in the address', async () => {
  const { user, where, calls } = await open({ api: { 'ownGoods.list': list([row]) } });
  await user.click(await screen.findByRole('tab', { name: /In review/ }));
  await user.click(screen.getByRole('button', { name: 'Off sale' }));
  expect(where()).toBe(`${path}?tab=pending&sale=off`);
  expect(calls.at(-1)?.input).toMatchObject({ tab: 'pending', sale: 'off' });
});

it('takes a product off sale and back by the message', async () => {
  const { user, calls } = await open({
    api: { 'ownGoods.list': list([row]), 'ownGoods.sell': ({ onSale }) => ({ onSale: onSale === 'true' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Verdi sofa' }));
  await user.click(screen.getByRole('menuitem', { name: 'Take off sale' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'ownGoods.sell').map(({ input }) => input.onSale)).toEqual([
      'false',
      'true',
    ]),
  );
});

it('says why an action cannot be done', async () => {
  const { user } = await open({
    api: { 'ownGoods.list': list([{ ...row, state: 'pending', live: false, onSale: false }]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Verdi sofa' }));
  expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent('In review; take it back first');
  expect(screen.getByRole('menuitem', { name: /Put on sale/ })).toHaveTextContent(
    'Only after it is approved',
  );
});

it('lists what is made to measure on a page of its own', async () => {
  const { calls } = await renderScreen(<CustomGoodsScreen />, {
    route: '/userAdmin/goods/customGoods',
    at: '/userAdmin/goods/customGoods',
    lang: 'en',
    phrases: { drafts: shared, ownGoods: en },
    who: { token: 't', isShop: true, permissions: ['goods.view'] },
    api: { 'ownGoods.list': list([]) },
  });
  expect(await screen.findByText('No products of your own yet')).toBeVisible();
  expect(calls.find(({ op }) => op === 'ownGoods.list')?.input).toMatchObject({ custom: 'true' });
  expect(screen.queryByRole('link', { name: 'Add product' })).toBeNull();
});
