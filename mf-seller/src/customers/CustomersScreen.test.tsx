import { type Permission, permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomersScreen } from './CustomersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const path = '/userAdmin/orders/customers';
const lin = {
  userId: 'u7',
  name: 'Lin Yue',
  mobile: '138****5678',
  orders: 3,
  paid: [
    { currency: 'CNY', amount: 129_950 },
    { currency: 'IDR', amount: 5_000_000 },
  ],
  firstAt: '2026-10-01T08:00:00Z',
  lastAt: '2026-11-20T08:00:00Z',
  tags: ['VIP'],
};
const list: Output<'shopCustomer.list'> = {
  list: [lin, { ...lin, userId: 'u8', name: 'Mei', paid: [], tags: [] }],
  total: 2,
  more: false,
  page: 1,
  size: 20,
  tags: ['VIP', 'oak lover'],
};
const order = {
  id: 'o1',
  no: '20261120001',
  status: 1,
  pay: 129_950,
  currency: 'CNY',
  qty: 2,
  at: '2026-11-20T08:00:00Z',
};
const open = (at = '', api: Answers = {}, own: readonly Permission[] = permissions) =>
  renderScreen(<CustomersScreen />, {
    lang: 'en',
    route: path,
    at: path + at,
    phrases: { customers: en },
    who: { token: 't', isShop: true, permissions: [...own] },
    api: {
      'shopCustomer.list': list,
      'shopCustomer.detail': { ...lin, note: 'Likes oak.', version: 4 },
      'shopCustomer.orders': { list: [order], total: 1, page: 1, size: 20 },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('lists customers with money by currency, and asks by keyword and tag in the address', async () => {
  const { user, calls, where } = await open('?tag=VIP');
  const row = within(await screen.findByRole('row', { name: /Lin Yue/ }));
  expect(row.getByText('138****5678')).toBeVisible();
  expect(row.getByText(/1,299\.50 · .*50,000/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '13812345678{Enter}');
  await waitFor(() => expect(where()).toBe(`${path}?keyword=13812345678&tag=VIP`));
  await waitFor(() =>
    expect(sent(calls, 'shopCustomer.list').at(-1)).toMatchObject({ keyword: '13812345678', tag: 'VIP' }),
  );
});

it('exports what the list shows, for who may export', async () => {
  const { user, calls } = await open('?tag=VIP', { 'shopCustomer.exportJob': {} as never }); // what becomes of it is the drawer's
  await screen.findByRole('row', { name: /Lin Yue/ });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sent(calls, 'shopCustomer.exportJob')).toEqual([{ keyword: '', tag: 'VIP' }]));
});

it('says that nobody has ordered yet, and offers no export to who may not', async () => {
  await open('', { 'shopCustomer.list': { ...list, list: [], total: 0, tags: [] } }, ['order.view']);
  expect(await screen.findByText('Nobody has ordered yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

it('shows one with their orders, and saves tags and note over the version that was read', async () => {
  const { user, calls } = await open('?customer=u7', {
    'shopCustomer.save': { ...lin, note: '', version: 5 },
  });
  expect(await screen.findByRole('link', { name: '20261120001' })).toHaveAttribute(
    'href',
    '/userAdmin/orders/orderList?orderId=o1',
  );
  const tags = screen.getByLabelText(/Tags/);
  expect(tags).toHaveValue('VIP');
  await user.type(tags, ', a tag that is much too long');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('A tag has at most 20 characters')[0]).toBeVisible();
  await user.clear(tags);
  await user.type(tags, 'VIP， oak  lover, VIP');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls, 'shopCustomer.save')).toEqual([
      { userId: 'u7', version: '4', tags: ['VIP', 'oak lover'], note: 'Likes oak.' },
    ]),
  );
});

it('keeps what was typed when a colleague was faster, shows theirs, and replaces it knowingly', async () => {
  let tries = 0;
  const { user, calls } = await open('?customer=u7', {
    'shopCustomer.save': () => {
      tries += 1;
      if (tries === 1)
        throw refused('customer.changedMeanwhile', 'changed', { ...lin, note: 'Calls first.', version: 5 });
      return { ...lin, note: 'Likes oak. Second floor.', version: 6 };
    },
  });
  const note = await screen.findByLabelText(/^Note/);
  await user.type(note, ' Second floor.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Note: Calls first\./)).toBeVisible();
  expect(note).toHaveValue('Likes oak. Second floor.');
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(sent(calls, 'shopCustomer.save').at(-1)).toMatchObject({ version: '5' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
});

it('is read by who may not change orders', async () => {
  await open('?customer=u7', {}, ['order.view']);
  expect(await screen.findByText('Likes oak.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
