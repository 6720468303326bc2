import type { Item, Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keptAs } from '@mall/office/drafts/sample-draft';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from '@mall/office/drafts/products/phrases/en.json' with { type: 'json' };
import { CustomGoodsScreen, OwnGoodsScreen } from './OwnGoodsScreen.tsx';

type Row = Item<'ownGoods.list'>;
const row: Row = {
  id: 'g1',
  version: 3,
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
  ban: null,
  custom: false,
  labels: [],
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

describe('several products', () => {
  const rows = [
    { ...row, id: 'a', name: 'Sofa' },
    { ...row, id: 'b', version: 7, name: 'Chair', onSale: false },
    { ...row, id: 'c', name: 'Lamp', state: 'pending' as const, live: false, onSale: false },
  ];
  const asked = (calls: Awaited<ReturnType<typeof open>>['calls'], op: string) =>
    calls.filter((call) => call.op === op).map(({ input }) => input);

  it('are put on sale together where that can be, and each says what became of it', async () => {
    const { user, calls } = await open({
      api: { 'ownGoods.list': list(rows), 'ownGoods.sell': { onSale: true } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Put 1 on sale' }));
    const report = await screen.findByRole('dialog', { name: 'Put on sale' });
    expect(await within(report).findByText('1 done, 2 not done')).toBeVisible();
    const says = within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(says).toEqual(['SofaIt is so already', 'ChairDone', 'LampOnly after it is approved']);
    await user.click(within(report).getByRole('button', { name: 'Got it' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked(calls, 'ownGoods.sell')).toEqual([
        { id: 'b', onSale: 'true' },
        { id: 'b', onSale: 'false' },
      ]),
    );
  });

  it('are sent as the list shows them, and a refusal of one keeps no other from being sent', async () => {
    const { user, calls } = await open({
      api: {
        'ownGoods.list': list(rows.slice(0, 2)),
        'ownGoods.submit': ({ id }) => {
          if (id === 'a') throw refused('goods.incomplete', 'Pictures are missing');
          return keptAs('b')(8, 'pending');
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sofa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Chair' }));
    await user.click(screen.getByRole('button', { name: 'Send 2 for review' }));
    expect(await screen.findByText('1 done, 1 not done')).toBeVisible();
    expect(screen.getByText('Pictures are missing')).toBeVisible();
    expect(asked(calls, 'ownGoods.submit')).toEqual([
      { id: 'a', version: '3' },
      { id: 'b', version: '7' },
    ]);
  });

  it('are deleted without a question, and the message puts all of them back', async () => {
    const { user, calls } = await open({
      api: { 'ownGoods.list': list(rows.slice(0, 2)), 'ownGoods.remove': null, 'ownGoods.restore': null },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2' }));
    expect(await screen.findByText('Delete: 2 done')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked(calls, 'ownGoods.restore')).toEqual([{ id: 'a' }, { id: 'b' }]));
  });

  it('offer only what the role allows, and no boxes to a role that may nothing', async () => {
    const who = { token: 't', isShop: true, permissions: ['goods.view', 'goods.visibility'] as const };
    const { user } = await open({
      api: { 'ownGoods.list': list(rows) },
      who: { ...who, permissions: [...who.permissions] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sofa' }));
    expect(screen.getByRole('button', { name: 'Take 1 off sale' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Put on sale' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(Delete|Send)/ })).toBeNull();
    await open({ api: { 'ownGoods.list': list(rows) }, who: { ...who, permissions: ['goods.view'] } });
    await screen.findByText('Sofa');
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });
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

it('exports what the list shows to a sheet, and says why it cannot', async () => {
  const { user, calls } = await open(
    {
      api: {
        'ownGoods.list': list([row]),
        'ownGoods.export': () => {
          throw refused('export.tooManyGoods', 'Narrow the list');
        },
      },
    },
    `${path}?tab=rejected`,
  );
  await user.click(await screen.findByRole('button', { name: 'Export to a sheet' }));
  expect(await screen.findByText('Narrow the list')).toBeVisible();
  expect(calls.find(({ op }) => op === 'ownGoods.export')?.input).toMatchObject({ tab: 'rejected' });
});

it('says what the mall has banned, and that it cannot go on sale', async () => {
  const ban = { id: 'b1', reason: 'unsafe' as const, text: '', at: '2026-11-20T02:00:00Z' };
  const { user } = await open({ api: { 'ownGoods.list': list([{ ...row, onSale: false, ban }]) } });
  expect(await screen.findByRole('row', { name: /Verdi sofa/ })).toHaveTextContent('Banned');
  await user.click(screen.getByRole('button', { name: 'Actions for Verdi sofa' }));
  expect(screen.getByRole('menuitem', { name: /Put on sale/ })).toHaveTextContent('Banned by the mall');
});
