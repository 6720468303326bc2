import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { order, pageOf, row } from '@mall/office/orders/sample-order';
import { renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { ShopOrdersScreen } from './ShopOrdersScreen.tsx';
import type { ShopsOrder, ShopsOrderDetail } from './useShopOrders.ts';

const path = '/operator/shopOrders';
const oak = { id: 's1', code: 'OAK123', name: 'Oak house' };
const listed: ShopsOrder = { ...row, actions: [], shop: oak };
const listOf = (rows: ShopsOrder[], shop: typeof oak | null = null) => ({
  ...pageOf(rows),
  counts: { all: rows.length, awaitingPayment: 1 },
  shop,
});
const { notes: _theirs, ...read } = order;
const detail: ShopsOrderDetail = {
  ...read,
  actions: [],
  shop: oak,
  address: { ...order.address, name: 'L**', phone: '138****0001', detail: '***' },
};
const elm = {
  id: 's2',
  code: 'ELM456',
  name: 'Elm rooms',
  logo: null,
  state: 'open' as const,
  owner: { name: 'Lin', mobile: '138****0001' },
  priceFactor: '1.0000',
  keepsOut: [],
  orders: 3,
  madeAt: '2026-11-02T00:00:00Z',
};
const all: OperatorPermission[] = ['order.view', 'order.edit', 'shop.view'];
const open = (api: object = {}, at = path, own = all) =>
  renderScreen(<ShopOrdersScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { shopsOrders: en, orderParts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallShopOrder.list': listOf([listed]),
      'mallShopOrder.detail': detail,
      'mallShop.list': { list: [elm], total: 1, page: 1, size: 8 },
      'savedView.list': { list: [] },
      ...api,
    },
  });
const asked = (calls: readonly { op: string; input: unknown }[]) =>
  calls.findLast(({ op }) => op === 'mallShopOrder.list')?.input;

describe('the list', () => {
  it('shows each order with its shop, and asks by what the address says', async () => {
    const { user, calls, where } = await open();
    expect(await screen.findByRole('link', { name: row.no })).toBeVisible();
    expect(screen.getByText('Oak house')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Awaiting payment.*1/ }));
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.type(screen.getByRole('searchbox'), '13800000001');
    await screen.findByRole('link', { name: row.no });
    await user.keyboard('{Enter}');
    expect(where()).toBe(`${path}?tab=awaitingPayment&from=2026-11-01&keyword=13800000001`);
    expect(asked(calls)).toMatchObject({
      tab: 'awaitingPayment',
      from: '2026-11-01',
      keyword: '13800000001',
    });
  });

  it('is that of one shop, found by its name', async () => {
    const { user, calls, where } = await open();
    const field = await screen.findByRole('combobox', { name: 'Shop' });
    await user.type(field, 'elm');
    await user.click(await screen.findByRole('option', { name: /Elm rooms/ }));
    expect(where()).toBe(`${path}?shop=s2`);
    expect(asked(calls)).toMatchObject({ shop: 's2' });
  });

  it('names the shop of the address, and leads back to all', async () => {
    const { user, where } = await open(
      { 'mallShopOrder.list': listOf([], oak), 'mallShop.list': { list: [], total: 0, page: 1, size: 8 } },
      `${path}?shop=s1`,
    );
    expect(await screen.findByDisplayValue('Oak house')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
    expect(where()).toBe(path);
  });

  it('says that there is none yet', async () => {
    await open({ 'mallShopOrder.list': listOf([]) });
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });

  it('asks for no shops where one may not see them', async () => {
    const { calls } = await open({}, path, ['order.view']);
    await screen.findByRole('link', { name: row.no });
    expect(screen.queryByRole('combobox', { name: 'Shop' })).toBeNull();
    expect(calls.some(({ op }) => op === 'mallShop.list')).toBe(false);
  });
});

describe('one order', () => {
  const one = `${path}?tab=received&orderId=o1`;

  it('is to be read: goods, money and what happened, with the way back to the list', async () => {
    await open({}, one);
    expect(await screen.findByRole('heading', { name: `Order ${row.no}` })).toBeVisible();
    expect(screen.getByText('Order placed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Oak house' })).toHaveAttribute('href', `${path}?shop=s1`);
    expect(screen.getByRole('link', { name: 'Shops’ orders' })).toHaveAttribute(
      'href',
      `${path}?tab=received`,
    );
    expect(screen.queryByRole('button', { name: /Record|Ship|Cancel|Save note/ })).toBeNull();
  });

  it('shows one masked part whole, and leaves the others masked', async () => {
    const { user, calls } = await open({ 'mallShopOrder.reveal': { value: '13800000001' } }, one);
    await user.click(await screen.findByRole('button', { name: 'Show number' }));
    expect(await screen.findByText('13800000001')).toBeVisible();
    expect(screen.getByText('L**')).toBeVisible();
    expect(screen.getByText('***')).toBeVisible();
    expect(calls.find(({ op }) => op === 'mallShopOrder.reveal')?.input).toEqual({ id: 'o1', what: 'phone' });
  });

  it('keeps the masks on for who may only look', async () => {
    await open({}, one, ['order.view']);
    await screen.findByText('138****0001');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('has nothing to look at where the person is erased', async () => {
    const gone = { ...detail.address, name: '', phone: '', detail: '' };
    await open({ 'mallShopOrder.detail': { ...detail, address: gone } }, one);
    await screen.findByText('Xiamen', { exact: false });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});
