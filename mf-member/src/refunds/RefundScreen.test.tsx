import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './phrases/en.json' with { type: 'json' };
import { RefundScreen } from './RefundScreen.tsx';

type Order = Output<'order.detail'>;

const order: Order = {
  id: 'o3',
  no: '2026-3',
  status: 3,
  statusText: 'Shipped',
  pay: 30_000,
  paid: 30_000,
  refunded: 0,
  refundsOpen: 0,
  qty: 4,
  createdAt: '2026-11-20T10:00:00+08:00',
  expiresAt: null,
  promisedAt: null,
  proofUploaded: false,
  consignee: 'Rani',
  phone: '13800001234',
  delivery: null,
  region: 'Fujian',
  addressVersion: 1,
  mayChangeAddress: false,
  proposedAddress: null,
  lines: [
    {
      id: 'l1',
      productId: '1',
      skuId: '11',
      name: 'Elin chair',
      specText: 'Oak',
      image: '/media/a.webp',
      qty: 3,
      price: 3334,
      pay: 10_000,
      reviewed: false,
      packageIdx: null,
    },
    {
      id: 'l2',
      productId: '2',
      skuId: '21',
      name: 'Alva sofa',
      specText: 'Oat',
      image: '/media/b.webp',
      qty: 1,
      price: 20_000,
      pay: 20_000,
      reviewed: false,
      packageIdx: null,
    },
  ],
  packages: [],
  actions: ['receive', 'askRefund'],
  currency: 'CNY',
  goods: 30_000,
  discount: 0,
  freight: 0,
  remark: '',
  source: 'cart',
  address: {
    name: 'Rani',
    phone: '13800001234',
    province: 'Fujian',
    city: 'Xiamen',
    district: 'Siming',
    detail: '88',
  },
  receipt: [],
  paidAt: null,
  receivedAt: null,
  promiseIfPaidNow: null,
  events: [],
  deliveries: [],
  refunds: [],
  payments: [],
};

const more = async (name: string) =>
  userEvent.click(
    within(await screen.findByRole('group', { name: `How many of ${name} come back` }))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  );

const earlier = (given: Partial<Order['refunds'][number]>): Order['refunds'][number] => ({
  id: 'r0',
  kind: 'line',
  lineId: 'l1',
  qty: 2,
  due: 6667,
  amount: 6667,
  left: 0,
  status: 'refunded',
  reason: 'damaged',
  note: '',
  photos: [],
  answer: '',
  at: '2026-11-20T10:00:00Z',
  decidedAt: null,
  refundedAt: null,
  actions: [],
  ...given,
});

const open = (given: Partial<Order> = {}, at = '/userCenter/refund?orderId=o3') => {
  const asked: unknown[] = [];
  void renderScreen(<RefundScreen />, {
    route: '/userCenter/refund',
    at,
    lang: 'en',
    phrases: { refunding: en },
    who: { token: 't' },
    api: {
      'order.detail': { ...order, ...given },
      'refund.ask': (input) => {
        asked.push(input);
        return { ids: ['r1'] };
      },
    },
  });
  return { user: userEvent.setup(), asked };
};

it('asks for the chosen pieces at what they are worth, to the minor unit', async () => {
  const { user, asked } = open();
  await more('Elin chair');
  expect(screen.getAllByText('33.33').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Reason'), 'damaged');
  await user.type(screen.getByLabelText(/More about it/), 'A leg is loose');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { id: 'o3', reason: 'damaged', note: 'A leg is loose', lines: [{ lineId: 'l1', qty: '1' }] },
    ]),
  );
});

it('counts what was asked for before', async () => {
  open({ refunds: [earlier({})] });
  expect(await screen.findAllByText('1 at most')).toHaveLength(2);
  await more('Elin chair');
  expect(screen.getAllByText('33.33').length).toBeGreaterThan(0);
});

it('asks for the whole order before it is sent, without a choice of pieces', async () => {
  const { user, asked } = open({ status: 1, actions: ['askRefund'] });
  expect(await screen.findByText(/has not been sent/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'What comes back' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Reason'), 'changedMind');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(asked).toEqual([{ id: 'o3', reason: 'changedMind', note: '' }]));
});

it('says what is missing and sends nothing', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(screen.getByText('Choose at least one piece')).toBeVisible();
  expect(screen.getAllByText('Choose a reason').length).toBeGreaterThan(1);
  expect(asked).toEqual([]);
});

it('leads back from an order of which nothing can be asked back', async () => {
  open({ actions: [] });
  expect(await screen.findByText('No refund can be asked for now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/userCenter/order?orderId=o3',
  );
});

it('asks for the rest of a refund of which less was given, and for nothing else', async () => {
  const { user, asked } = open(
    { refunds: [earlier({ amount: 4000, left: 2667, answer: 'Worn' })], actions: [] },
    '/userCenter/refund?orderId=o3&rest=r0',
  );
  expect(await screen.findByText(/You asked for ¥66.67, and ¥40.00 was given/)).toHaveTextContent(
    'The shop said: Worn',
  );
  expect(screen.getByText('26.67')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(asked).toEqual([{ id: 'o3', reason: 'damaged', note: '', rest: 'r0' }]));
});

it('offers no form for a rest that is asked already', async () => {
  open({ refunds: [earlier({ amount: 4000 })] }, '/userCenter/refund?orderId=o3&rest=r0');
  expect(await screen.findByText('No refund can be asked for now')).toBeVisible();
});
