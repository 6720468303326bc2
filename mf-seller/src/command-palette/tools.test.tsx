import type { Item } from '@mall/contract/operations';
import { type Permission, permissions } from '@mall/contract/core/permissions';
import { officeTool } from '@mall/office/palette';
import en from '@mall/office/palette/phrases/en.json' with { type: 'json' };
import { setSingleKeys } from '@mall/platform';
import { type Answers, renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { FindButton } from './FindButton.tsx';
import { HelpButton } from './HelpButton.ts';

afterEach(() => {
  act(() => officeTool.set(null));
  setSingleKeys(true);
});

const order: Item<'shopOrder.list'> = {
  id: 'o1',
  no: '2026110200004310',
  status: 2,
  pay: 1,
  paid: 1,
  refunded: 0,
  refundsOpen: 0,
  qty: 1,
  consignee: 'Rina',
  addressVersion: 1,
  createdAt: '2026-11-02T00:00:00Z',
  expiresAt: null,
  promisedAt: null,
  proofUploaded: false,
  lines: [],
  packages: [],
  actions: [],
  phone: '',
  region: '',
  statusText: '',
  delivery: null,
};
const api: Answers = {
  'shopOrder.list': { list: [order], total: 1, page: 1, size: 5, counts: {}, atLeast: [], needs: {} },
  'shopGoods.list': { list: [], total: 0, page: 1, size: 5, counts: {}, priceFactor: '1', ending: 'none' },
};
const open = (keys: readonly Permission[] = permissions) =>
  renderScreen(
    <>
      <FindButton />
      <HelpButton />
      <main>
        <input type="search" aria-label="list" />
      </main>
    </>,
    {
      lang: 'en',
      at: '/userAdmin/shop/overview',
      phrases: { seller, tools: en },
      who: { token: 't', isShop: true, permissions: [...keys] },
      api,
    },
  );

describe('the search of the office', () => {
  it('opens by its keys and goes to a page by arrows and Enter', async () => {
    const { user, where } = await open();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    expect(field).toHaveFocus();
    await user.keyboard('>price');
    const option = await screen.findByRole('option', { name: 'Change the price factor' });
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(where()).toBe('/userAdmin/shop/PriceFactor');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds orders by their number, with their state', async () => {
    const { user, where, calls } = await open();
    await user.click(screen.getByRole('button', { name: /Search or jump/ }));
    await user.keyboard('4310');
    const option = await screen.findByRole('option', { name: /2026110200004310 · Rina.*Awaiting shipment/ });
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'shopGoods.list')?.input).toEqual({ keyword: '4310', size: '5' }),
    );
    await user.click(option);
    expect(where()).toBe('/userAdmin/orders/orderList?orderId=o1');
  });

  it('offers what one may do, and asks nothing that one may not know', async () => {
    const { user, calls } = await open(['delivery.view']);
    await user.keyboard('{Control>}k{/Control}');
    const list = within(await screen.findByRole('listbox'));
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Show the keys',
      'Overview',
      'Exports & imports',
      'Deliveries',
    ]);
    await user.keyboard('sofa');
    expect(await screen.findByText(en.nothing)).toBeVisible();
    expect(calls.map(({ op }) => op)).toEqual([]);
  });

  it('finds pages by their name in any language, and closes by Esc', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}员工');
    expect(await screen.findByRole('option', { name: 'Staff' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
});

describe('the keys of the office', () => {
  it('lead to pages, to the search of a list and to the list of keys', async () => {
    const { user, where } = await open();
    await user.keyboard('go');
    expect(where()).toBe('/userAdmin/orders/orderList');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'list' })).toHaveFocus();
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    act(() => (document.activeElement as HTMLElement | null)?.blur()); // out of the field, where letters are text
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    expect(dialog.getByText('Go to orders')).toBeVisible();
  });

  it('that are single letters can be switched off; the search stays', async () => {
    const { user, where } = await open();
    await user.click(screen.getByRole('button', { name: 'Help & shortcuts' }));
    await user.click(await screen.findByRole('switch', { name: 'Single keys' }));
    expect(screen.getByText(en.keys.off)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.keyboard('go');
    expect(where()).toBe('/userAdmin/shop/overview');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toBeVisible();
  });
});
