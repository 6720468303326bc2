import { type Permission, permissions } from '@mall/contract/core/permissions';
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { type Answers, refused, renderScreen } from '@mall/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Campaign, Row } from '../kind.ts';
import en from '../phrases/en.json' with { type: 'json' };
import { FlashSalesScreen, SaleFormScreen } from './sale-kind.tsx';

const weekend: Row<'seckill'> = {
  ...{ id: 's1', name: { zh: '周末', en: 'Weekend' }, state: 'running', about: 'Alder bench', price: 50_000 },
  ...{ startAt: '2030-03-01T00:00:00.000Z', endAt: '2030-04-01T00:00:00.000Z', stock: 20, sold: 7 },
};
const goods: Campaign<'seckill'>['goods'] = {
  ...{ skuId: '7', productId: '3', name: 'Alder bench', specText: 'Oil', image: '/b.webp', price: 80_000 },
  ...{ least: 1000, free: 30, sold: true },
};
const detail: Campaign<'seckill'> = {
  ...weekend,
  ...{ version: 2, goods, neighbours: [], perOrderLimit: 1, perUserLimit: 2, allowCoupon: false, slots: [] },
  ...{ madeAt: '2030-02-01T00:00:00Z', madeBy: 'Lin', endReason: '', adjust: ['endAt', 'pieces'] },
  figures: { sold: 6, unpaid: 1, left: 13, orders: 6, taken: 300_000, off: 180_000 },
};
const draft: Campaign<'seckill'> = { ...detail, state: 'draft', version: 1, adjust: [] };

const open = (at = '', api: Answers = {}, own: readonly Permission[] = permissions) =>
  renderScreen(at.startsWith('Form') ? <SaleFormScreen /> : <FlashSalesScreen />, {
    lang: 'en',
    at: `/userAdmin/goods/flashSale${at === '' || at.startsWith('?') ? `s${at}` : at}`,
    phrases: { shopCampaigns: en, drafts },
    who: { token: 't', isShop: true, permissions: [...own] },
    api: {
      'shopSeckill.list': { list: [weekend], total: 1, page: 1, size: 20 },
      'shopSeckill.detail': detail,
      'shopSeckill.goods': { goods, neighbours: [] },
      'shopSeckill.schedule': null,
      'shopSeckill.adjust': null,
      'shopSeckill.close': null,
      'shopSeckill.save': { id: 's9', version: 1 },
      'product.select': {
        list: [{ ...goods, spec: 'Oil', stock: 30 }],
        total: 1,
        more: false,
        page: 1,
        size: 8,
      },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('lists flash sales with their price and what is sold, narrowed in the address', async () => {
  const { user, where } = await open();
  const table = within(await screen.findByRole('table', { name: 'Flash sales' }));
  expect(await table.findByRole('link', { name: 'Weekend' })).toHaveAttribute(
    'href',
    '/userAdmin/goods/flashSales?saleId=s1',
  );
  expect(table.getByText('7 of 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Running' }));
  expect(where()).toBe('/userAdmin/goods/flashSales?state=running');
});

it('shows what came of one and why the mall ended it, and offers nothing to who may only look', async () => {
  const since = { ...goods, price: 40_000, least: 60_000, sold: false };
  await open(
    '?saleId=s1',
    {
      'shopSeckill.detail': {
        ...detail,
        goods: since,
        state: 'closed',
        adjust: [],
        endReason: 'A typing error',
      },
    },
    ['goods.view'],
  );
  expect(await screen.findByRole('heading', { name: 'Weekend' })).toBeVisible();
  expect(screen.getByText('The mall has ended this flash sale: A typing error')).toBeVisible();
  expect(screen.getByText('Borne by the shop')).toBeVisible();
  // What became of the goods since is no warning about one that is over.
  expect(screen.queryByText(/^(Set|Shoppers cannot|This is not below)/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('gives more pieces to one that runs, never fewer, and ends it after a question', async () => {
  const { user, calls } = await open('?saleId=s1');
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adjust flash sale' }));
  const pieces = dialog.getByLabelText('Pieces');
  await user.clear(pieces);
  await user.type(pieces, '10');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(dialog.getByText('There can be more, not fewer')).toBeVisible();
  await user.clear(pieces);
  await user.type(pieces, '25');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'shopSeckill.adjust')).toEqual([{ id: 's1', version: '2', pieces: '25' }]);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'End now' }));
  const question = within(screen.getByRole('dialog', { name: 'End “Weekend” now?' }));
  await user.click(question.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(sent(calls, 'shopSeckill.close')).toEqual([{ id: 's1' }]));
});

it('makes a draft of one of the shop’s own goods, and warns of a price that is none', async () => {
  const { user, calls, where } = await open('Form');
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(screen.getAllByText('Choose a product').length).toBeGreaterThan(0);
  expect(sent(calls, 'shopSeckill.save')).toEqual([]);
  await user.type(screen.getByLabelText('Name · 简体中文'), '周末');
  await user.click(screen.getByRole('button', { name: 'Choose product' }));
  await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: /Alder bench/ }));
  expect(sent(calls, 'product.select')).toMatchObject([{ own: 'true' }]);
  await user.type(screen.getByLabelText('Flash sale price'), '800');
  expect(await screen.findByText('This is not below the usual price.')).toBeVisible();
  await user.clear(screen.getByLabelText('Flash sale price'));
  await user.type(screen.getByLabelText('Flash sale price'), '9');
  expect(screen.getByText(/^Set ¥10.00 at least/)).toBeVisible();
  await user.type(screen.getByLabelText('Flash sale price'), '9');
  await user.type(screen.getByLabelText('Number'), '5');
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '2030-03-01T10:00' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2030-04-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(where()).toBe('/userAdmin/goods/flashSales?saleId=s9'));
  expect(sent(calls, 'shopSeckill.save')).toMatchObject([{ skuId: '7', price: 9900, stock: 5 }]);
});

it('shows that somebody else saved the draft, and replaces it knowingly', async () => {
  let tries = 0;
  const { user, calls } = await open('Form?id=s1', {
    'shopSeckill.detail': draft,
    'shopSeckill.save': () => {
      tries += 1;
      if (tries === 1) throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
      return { id: 's1', version: 5 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Somebody else has just saved this flash sale/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent(calls, 'shopSeckill.save')).toMatchObject([{ version: 1 }, { version: 4 }]),
  );
});
