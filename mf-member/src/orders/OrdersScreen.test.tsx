import type { Output } from '@mall/contract/operations';
import type { OrderStatus } from '@mall/contract/trade/order';
import { provideServices, ServiceMissing } from '@mall/platform';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { OrdersScreen } from './OrdersScreen.tsx';

type Order = Output<'order.list'>['list'][number];
type Detail = Output<'order.detail'>;

const soon = new Date(Date.now() + 20 * 60_000).toISOString();
const order = (status: OrderStatus, given: Partial<Order> = {}): Order => ({
  id: `o${status}`,
  no: `2026-${status}`,
  status,
  statusText: `status ${status}`,
  pay: 134_550,
  paid: status === 0 || status === 5 ? 0 : 134_550,
  refunded: 0,
  refundsOpen: 0,
  qty: 1,
  createdAt: '2026-11-20T10:00:00+08:00',
  expiresAt: status === 0 ? soon : null,
  promisedAt: status === 0 || status === 5 ? null : '2026-12-25T10:00:00+08:00',
  proofUploaded: false,
  lines: [
    {
      id: 'l1',
      productId: '1',
      skuId: '11',
      name: 'Elin chair',
      specText: 'Oak',
      image: '/media/a.webp',
      qty: 1,
      price: 134_550,
      pay: 134_550,
      reviewed: false,
      packageIdx: null,
    },
  ],
  actions: [],
  packages: [],
  consignee: 'Rani',
  phone: '138****0001',
  region: 'Fujian',
  addressVersion: 1,
  delivery: null,
  ...given,
});
const listOf = (...list: Order[]): Output<'order.list'> => ({
  list,
  total: list.length,
  page: 1,
  size: 10,
  counts: { all: 14, awaitingPayment: 1, awaitingShipment: 1, awaitingReceipt: 1, received: 9 },
});
const detail = (given: Partial<Detail> = {}): Detail => ({
  ...order(3),
  mayChangeAddress: false,
  proposedAddress: null,
  currency: 'CNY',
  goods: 134_550,
  discount: 0,
  freight: 0,
  remark: 'Narrow door',
  source: 'cart',
  address: {
    name: 'Rani',
    phone: '13800001234',
    province: 'Fujian',
    city: 'Xiamen',
    district: 'Siming',
    detail: '88 Example Road',
  },
  receipt: [],
  refunds: [],
  paidAt: '2026-11-20T11:00:00+08:00',
  receivedAt: null,
  promiseIfPaidNow: null,
  events: [
    {
      actor: 'buyer',
      from: null,
      to: 0,
      note: 'placed',
      noteText: 'Order placed',
      at: '2026-11-20T10:00:00+08:00',
    },
    {
      actor: 'shop',
      from: 2,
      to: 3,
      note: 'shipped',
      noteText: 'Goods on their way',
      at: '2026-11-25T10:00:00+08:00',
    },
  ],
  deliveries: [{ id: 'd1', status: 3, carrier: 'SF', receiptNo: 'SF1', expectedAt: null, steps: [] }],
  payments: [
    {
      id: 'p1',
      method: 'sandbox',
      amount: 134_550,
      status: 'succeeded',
      proofUrl: null,
      at: '2026-11-20T11:00:00+08:00',
    },
  ],
  ...given,
});

const open = (api: ScreenOptions['api'], at = '/userCenter/order') =>
  renderScreen(<OrdersScreen />, {
    route: '/userCenter/order',
    at,
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api,
  });

describe('my orders', () => {
  it('asks nobody to pay who has paid in another tab meanwhile', async () => {
    let paid = false;
    await open({ 'order.list': () => listOf(order(paid ? 1 : 0)) });
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeInTheDocument();
    paid = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument());
  });

  it('has five tabs with counts, and the address says which one is open', async () => {
    const { user, calls, where } = await open({ 'order.list': listOf(order(0)) });
    await screen.findByText('2026-0');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All14',
      'Awaiting payment1',
      'Awaiting shipment1',
      'Awaiting receipt1',
      'Received9',
    ]);
    await user.click(screen.getByRole('tab', { name: /Awaiting receipt/ }));
    expect(where()).toBe('/userCenter/order?tab=awaitingReceipt');
    await user.click(screen.getByRole('button', { name: 'Week' }));
    await waitFor(() => expect(where()).toBe('/userCenter/order?tab=awaitingReceipt&range=week'));
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({ tab: 'awaitingReceipt', range: 'week', page: '1' }),
    );
  });

  it('finds by a word', async () => {
    const { user, where } = await open({ 'order.list': listOf() });
    await user.type(await screen.findByRole('searchbox'), 'chair{Enter}');
    expect(where()).toBe('/userCenter/order?keyword=chair');
    expect(await screen.findByText('No order found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(where()).toBe('/userCenter/order');
  });

  it.each([
    ['an unpaid order is paid or cancelled', 0, ['Cancel order', 'Details', 'Pay now']],
    ['a paid order is looked at', 1, ['Details']],
    ['a shipped order is received', 3, ['Track delivery', 'Confirm receipt']],
    ['a received order is reviewed, bought again, deleted', 4, ['Delete', 'Details', 'Buy again', 'Review']],
    ['a cancelled order is bought again, deleted', 5, ['Delete', 'Details', 'Buy again']],
  ] as const)('%s', async (_rule, status, actions) => {
    await open({ 'order.list': listOf(order(status)) });
    const card = await screen.findByRole('article');
    const foot =
      within(card)
        .getByText(/To pay|Paid|Total/)
        .closest('footer') ?? card;
    const names = [...foot.querySelectorAll('a, button')].map((one) => one.textContent);
    expect(names).toEqual(actions);
  });

  it('asks before receipt is confirmed', async () => {
    const { user, calls } = await open({ 'order.list': listOf(order(3)), 'order.receive': null });
    await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
    expect(calls.some(({ op }) => op === 'order.receive')).toBe(false);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('2026-3');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm receipt' }));
    expect(await screen.findByText('Receipt confirmed')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'order.receive')?.input).toEqual({ id: 'o3' });
  });

  it('buys again through the cart of another remote, and says so when there is none', async () => {
    provideServices((id) => Promise.reject(new ServiceMissing(id)));
    const { user, where } = await open({ 'order.list': listOf(order(5)) });
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('Operation failed')).toBeInTheDocument();
    const added: unknown[] = [];
    const add = async (line: unknown) => void added.push(line);
    provideServices(() => Promise.resolve({ add, addPackage: add }));
    await user.click(screen.getByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(added).toEqual([{ skuId: '11', qty: 1 }]);
  });

  it('shows a package as a group at what it came to, with its saving', async () => {
    const [line] = order(3).lines;
    if (!line) throw new Error('a line');
    const lines = [
      { ...line, id: 'a', name: 'Alva sofa', pay: 90_000, packageIdx: 0 },
      { ...line, id: 'b', name: 'Bow lamp', pay: 9_000, packageIdx: 0 },
    ];
    const packages = [
      {
        key: '0',
        packageId: '7',
        name: 'Calm living room',
        image: '/media/r.webp',
        qty: 1,
        price: 99_000,
        saving: 11_000,
      },
    ];
    await open(
      { 'order.detail': detail({ lines, packages, deliveries: [] }) },
      '/userCenter/order?orderId=o3',
    );
    const name = await screen.findByRole('link', { name: 'Calm living room' });
    const group = name.closest('li');
    expect(group).toHaveTextContent('Package · saved ¥110.00 as a package× 1¥990.00');
    expect(group).toHaveTextContent('Alva sofa');
    expect(group).toHaveTextContent('Bow lamp');
  });

  it('says of an order that waits for payment by when it comes if it is paid today', async () => {
    const promiseIfPaidNow = '2026-12-25T23:59:59+08:00';
    const waiting = { ...order(0), promiseIfPaidNow, deliveries: [] };
    await open({ 'order.detail': detail(waiting) }, '/userCenter/order?orderId=o0');
    expect(
      await screen.findByText(/^If the payment arrives today, .+ by Fri,? 25 December$/),
    ).toBeInTheDocument();
  });

  it('opens one order with its deliveries, payments and what happened', async () => {
    await open(
      {
        'order.detail': detail(),
        'order.logistics': {
          deliveries: [
            {
              id: 'd1',
              status: 3,
              urgent: false,
              lines: [],
              form: null,
              claims: [],
              received: false,
              visitsLeft: 4,
              carrier: 'SF',
              receiptNo: 'SF1',
              expectedAt: '2026-12-28T10:00:00+08:00',
              promisedAt: '2026-12-25T10:00:00+08:00',
              risk: 'late',
              steps: [{ status: 3, note: 'Left Foshan', at: '2026-11-26T10:00:00+08:00', photos: [] }],
            },
          ],
        },
      },
      '/userCenter/order?tab=awaitingReceipt&orderId=o3',
    );
    expect(await screen.findByText('Left Foshan')).toBeInTheDocument();
    expect(screen.getByText(/^Late · \d+ d$/)).toBeInTheDocument();
    expect(screen.getByText('Goods on their way')).toBeInTheDocument();
    expect(screen.getByText(/Test payment · succeeded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm receipt' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/userCenter/order?tab=awaitingReceipt',
    );
  });
});

describe('the address of an order', () => {
  const at = '/userCenter/order?orderId=o3';
  const home = {
    ...detail().address,
    id: 'a1',
    provinceId: '35',
    cityId: '3502',
    districtId: '350203',
    isDefault: true,
  };

  it('is changed to one of the own ones, which has to be chosen', async () => {
    const { user, calls } = await open(
      {
        'order.detail': detail({ mayChangeAddress: true, deliveries: [] }),
        'address.list': [home, { ...home, id: 'a2', name: 'Studio', isDefault: false }],
        'order.changeAddress': null,
      },
      at,
    );
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should this order go?' }));
    await user.click(dialog.getByRole('button', { name: 'Send it there' }));
    expect(await dialog.findByText('Please choose an address')).toBeVisible();
    expect(calls.some(({ op }) => op === 'order.changeAddress')).toBe(false);
    await user.click(dialog.getByRole('radio', { name: /Studio/ }));
    await user.click(dialog.getByRole('button', { name: 'Send it there' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'order.changeAddress')?.input).toEqual({
        id: 'o3',
        addressId: 'a2',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that the seller proposes is shown with its reason, and agreed to', async () => {
    const proposedAddress = {
      id: 'p1',
      address: { ...home, detail: '9 Lotus Lane' },
      note: 'The street is closed',
      at: '2026-11-25T10:00:00+08:00',
    };
    const { user, calls } = await open(
      { 'order.detail': detail({ proposedAddress, deliveries: [] }), 'order.answerAddress': null },
      at,
    );
    expect(await screen.findByText('The street is closed')).toBeVisible();
    expect(screen.getByText(/9 Lotus Lane/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'order.answerAddress')?.input).toEqual({
        id: 'p1',
        answer: 'agree',
      }),
    );
  });

  it('is not changed, nor agreed to, when the order has gone on meanwhile: the page shows it', async () => {
    const proposedAddress = {
      id: 'p1',
      address: home,
      note: 'The street is closed',
      at: '2026-11-25T10:00:00+08:00',
    };
    let now = detail({ mayChangeAddress: true, proposedAddress, deliveries: [] });
    const over = (): never => {
      now = detail({ deliveries: [] });
      throw refused('order.proposalOver', 'This proposal is over');
    };
    const { user } = await open({ 'order.detail': () => now, 'order.answerAddress': over }, at);
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('This proposal is over')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The street is closed')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
  });

  it('can be chosen when the own ones come at the second try', async () => {
    let isDown = true;
    const { user } = await open(
      {
        'order.detail': detail({ mayChangeAddress: true, deliveries: [] }),
        'address.list': () => {
          if (isDown) throw refused('missing', 'Something went wrong');
          return [home];
        },
      },
      at,
    );
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should this order go?' }));
    const again = await dialog.findByRole('button', { name: /again/i });
    isDown = false;
    await user.click(again);
    const radio = await dialog.findByRole('radio', { name: /Rani/ });
    await user.click(radio);
    expect(radio).toBeChecked();
  });
});
