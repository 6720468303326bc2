import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output } from '@mall/contract/operations';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { PaymentsScreen } from './PaymentsScreen.tsx';

const order = { id: 'o1', no: '202611010000000001', shopId: null };
const ofShop = { id: 'o2', no: '202611010000000002', shopId: 's1' };
const payment: Item<'mallPayment.list'> = {
  ...{ id: 'p1', order, shop: null, method: 'stripe', amount: 123_450, currency: 'CNY', status: 'succeeded' },
  ...{ providerRef: 'cs_1', createdAt: '2026-11-01T00:00:00Z', settledAt: '2026-11-01T00:01:00Z' },
};
const money: Item<'mallParked.list'> = {
  ...{ id: 'k1', method: 'stripe', providerRef: 'cs_9', amount: 500, currency: 'CNY', why: 'amount' },
  ...{ expected: { order, amount: 600, currency: 'CNY' }, parkedAt: '2026-11-01T00:00:00Z', status: 'open' },
  ...{ canSendBack: true, order: null, reason: '', reference: '', by: null, resolvedAt: null },
  ...{ tries: 0, lastError: null, underWay: false },
};
const refund: Item<'mallRefund.list'> = {
  ...{ id: 'r1', order: ofShop, shop: { id: 's1', name: 'Oak house' }, paymentId: 'p2', kind: 'line' },
  ...{ reason: 'damaged', method: 'alipay', amount: 900, currency: 'CNY', status: 'approved' },
  ...{ at: '2026-11-01T00:00:00Z', decidedAt: '2026-11-02T00:00:00Z', refundedAt: null, tries: 3 },
  ...{ triedAt: '2026-11-02T01:00:00Z', nextTryAt: '2026-11-02T02:00:00Z', lastError: 'is silent' },
  ...{ underWay: false, sentBy: null, reference: null },
};
const whole: Output<'mallPayment.detail'> = {
  ...payment,
  expiresAt: null,
  confirmedBy: null,
  events: [
    {
      id: 'evt_1',
      at: '2026-11-01T00:01:00Z',
      outcome: 'settled',
      why: null,
      amount: 123_450,
      currency: 'CNY',
    },
  ],
  parked: [],
  refunds: [refund],
  moves: [
    {
      ...{ id: 't1', at: '2026-11-01T00:01:00Z', cause: 'payment' },
      entries: [
        { account: 'cash:stripe', delta: 123_450, currency: 'CNY' },
        { account: 'platform:sales', delta: -123_450, currency: 'CNY' },
      ],
    },
  ],
};
const both: OperatorPermission[] = ['finance.view', 'finance.pay'];
const page = <Row,>(...list: Row[]) => ({ list, total: list.length, page: 1, size: 20 });

const open = (at = '', api: Answers = {}, own = both) =>
  renderScreen(<PaymentsScreen />, {
    lang: 'en',
    at: `/operator/payments${at}`,
    phrases: { mallPayments: en, orderParts, operator: frame },
    who: { token: 't' },
    api: {
      'savedView.list': { list: [] },
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallPayment.list': page(payment),
      'mallPayment.detail': whole,
      'mallParked.list': page(money),
      'mallRefund.list': page(refund),
      'mallLedger.accounts': page({ account: 'cash:stripe', currency: 'CNY', balance: 123_450, entries: 2 }),
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const act = async (user: Opened['user'], row: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await user.click(screen.getByRole('menuitem', { name: (name) => name.startsWith(action) }));
};

it('payments are found by number, way and state, which the address keeps', async () => {
  const { user, calls } = await open('?method=stripe');
  expect(await screen.findByRole('link', { name: order.no })).toHaveAttribute(
    'href',
    '/operator/payments?paymentId=p1',
  );
  await user.type(screen.getByRole('searchbox'), `${order.no}{Enter}`);
  await user.selectOptions(screen.getByLabelText('State'), 'succeeded');
  await waitFor(() =>
    expect(sent(calls, 'mallPayment.list').at(-1)).toEqual({
      ...{ keyword: order.no, method: 'stripe', status: 'succeeded', page: '1', size: '20' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(sent(calls, 'mallPayment.list').at(-1)).toEqual({ page: '1', size: '20' }));
});

it('hides a column of a list, until another list with other columns is shown', async () => {
  const { user, where } = await open('?tab=parked');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: en['column.why'] }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: en['column.why'] })).toBeNull());
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Roomy' }));
  expect(where()).toBe('/operator/payments?tab=parked&cols=amount%2Csince%2Cstate&density=roomy');
  await user.click(screen.getByRole('button', { name: en['parked.tab.ended'] }));
  expect(where()).toBe('/operator/payments?tab=parked&parked=ended&density=roomy');
  expect(await screen.findByRole('columnheader', { name: en['column.why'] })).toBeVisible();
});

it('one payment shows what its provider told, what goes back, and what was booked', async () => {
  await open('?paymentId=p1');
  expect(await screen.findByRole('heading', { name: `Order ${order.no}` })).toBeVisible();
  expect(screen.getByText('Paid · ¥1,234.50')).toBeVisible();
  expect(screen.getByText('Asked 3 times: is silent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'cash:stripe' })).toHaveAttribute(
    'href',
    '/operator/payments?account=cash%3Astripe&currency=CNY',
  );
});

it('parked money is assigned to the order that it was meant for, or to another', async () => {
  const { user, calls } = await open('?tab=parked', {
    'mallParked.assign': { ...money, status: 'assigned', order, resolvedAt: '2026-11-03T00:00:00Z' },
  });
  expect(await screen.findByText(/¥6.00 was to arrive, for/)).toBeVisible();
  await act(user, 'cs_9', 'Assign');
  const dialog = within(screen.getByRole('dialog', { name: 'Bank card · ¥5.00' }));
  expect(dialog.getByLabelText('Order number')).toHaveValue(order.no);
  await user.clear(dialog.getByLabelText('Order number'));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(dialog.getByText('Please enter the number of the order')).toBeVisible();
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Order number'), ofShop.no);
  await user.type(dialog.getByLabelText('Reason'), 'They rang');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallParked.assign')).toEqual([{ id: 'k1', orderNo: ofShop.no, reason: 'They rang' }]);
});

it('what the mall refuses is said, and what was typed stays', async () => {
  const { user } = await open('?tab=parked', {
    'mallParked.assign': () => {
      throw refused('payment.amountDiffers', 'The amount differs from what the order costs');
    },
  });
  await act(user, 'cs_9', 'Assign');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'They rang');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect((await screen.findAllByText('The amount differs from what the order costs')).length).toBeGreaterThan(
    0,
  );
  expect(dialog.getByLabelText('Reason')).toHaveValue('They rang');
});

it('parked money goes back by its provider, by hand, or is dismissed', async () => {
  const { user, calls } = await open('?tab=parked', {
    'mallParked.payBack': { ...money, status: 'returning', resolvedAt: '2026-11-03T00:00:00Z' },
    'mallParked.dismiss': { ...money, status: 'dismissed', resolvedAt: '2026-11-03T00:00:00Z' },
  });
  const finish = async (button: string) => {
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await act(user, 'cs_9', 'Give back');
  await finish('Give back');
  expect((await screen.findAllByText('The provider was asked to send it back')).length).toBeGreaterThan(0);
  await act(user, 'cs_9', 'Mark as sent back');
  await user.type(screen.getByLabelText('Reference'), 'BANK 1');
  await finish('Mark as sent back');
  await act(user, 'cs_9', 'Dismiss');
  await finish('Dismiss');
  expect(sent(calls, 'mallParked.payBack')).toEqual([
    { id: 'k1', by: 'provider', reason: 'x' },
    { id: 'k1', by: 'hand', reference: 'BANK 1', reason: 'x' },
  ]);
  expect(sent(calls, 'mallParked.dismiss')).toEqual([{ id: 'k1', reason: 'x' }]);
});

it('offers for money what can be done with it: without an amount it is dismissed only', async () => {
  const { user } = await open('?tab=parked', {
    'mallParked.list': page({ ...money, amount: null, currency: null, canSendBack: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for cs_9' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Dismiss']);
});

it('nothing that a provider has accepted to send is marked as sent by hand', async () => {
  const accepted = { tries: 1, lastError: null, underWay: true };
  const { user } = await open('?tab=refunds', {
    'mallRefund.list': page({ ...refund, ...accepted }),
    'mallParked.list': page({ ...money, ...accepted, status: 'returning' }),
  });
  const offered = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return names;
  };
  expect(await offered(ofShop.no)).not.toContainEqual(expect.stringContaining('Mark'));
  expect(screen.getByText('The provider is working on it')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Parked/ }));
  expect(await offered('cs_9')).not.toContainEqual(expect.stringContaining('Mark'));
  expect(screen.getByText('The provider is working on it')).toBeVisible();
});

it('a refund that was not sent says why; it is tried again or marked as sent', async () => {
  const { user, calls } = await open('?tab=refunds', {
    'mallRefund.retry': { ...refund, tries: 4 },
    'mallRefund.recordSent': { ...refund, status: 'refunded' },
  });
  const row = within(await screen.findByRole('row', { name: /Oak house/ }));
  expect(row.getByText('Asked 3 times: is silent')).toBeVisible();
  expect(row.getByRole('link', { name: ofShop.no })).toHaveAttribute(
    'href',
    '/operator/shopOrders?orderId=o2',
  );
  await act(user, ofShop.no, 'Try again now');
  expect((await screen.findAllByText('Not sent: is silent')).length).toBeGreaterThan(0);
  await act(user, ofShop.no, 'Mark as sent');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/look there first/)).toBeVisible();
  await user.type(dialog.getByLabelText('Reference'), 'BANK 2');
  await user.type(dialog.getByLabelText('Reason'), 'Their card is closed');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallRefund.retry')).toEqual([{ id: 'r1' }]);
  expect(sent(calls, 'mallRefund.recordSent')).toEqual([
    { id: 'r1', reference: 'BANK 2', reason: 'Their card is closed' },
  ]);
});

it('the books are checked when they are asked to be, and say what does not add up', async () => {
  const { user, calls } = await open('?tab=ledger', {
    'mallLedger.check': {
      ...{ at: '2026-11-03T00:00:00Z', entries: 12 },
      currencies: [{ currency: 'CNY', sum: 3, transactions: 6 }],
      unbalanced: [{ id: 't9', at: '2026-11-02T00:00:00Z', cause: 'payment', currency: 'CNY', sum: 3 }],
      suspense: [],
    },
  });
  await screen.findByRole('link', { name: 'cash:stripe' });
  expect(sent(calls, 'mallLedger.check')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check the books' }));
  expect(await screen.findByText(/The 12 entries do not balance/)).toBeVisible();
  expect(screen.getByText(/payment t9 is off by ¥0.03/)).toBeVisible();
});

it('an account leads to orders, payments, shops and statements', async () => {
  await open('?account=shop%3As1%3Asales&currency=CNY', {
    'mallLedger.entries': {
      ...page({
        ...{
          id: 't1',
          at: '2026-11-01T00:00:00Z',
          cause: 'payment',
          delta: -500,
          order: ofShop,
          paymentId: 'p2',
        },
        ...{ shopId: null, statement: { id: 'st1', period: '2026-10' } },
        others: [{ account: 'cash:alipay', delta: 500 }],
      }),
      balance: -500,
    },
  });
  await screen.findByRole('link', { name: 'cash:alipay' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/operator/shopOrders?orderId=o2',
      '/operator/payments?paymentId=p2',
      '/operator/settlement?statementId=st1',
      '/operator/payments?account=cash%3Aalipay&currency=CNY',
    ]),
  );
});

it('offers nothing to move to who may only look', async () => {
  await open('?tab=parked', {}, ['finance.view']);
  await screen.findByText('cs_9');
  expect(screen.queryByRole('button', { name: 'Actions for cs_9' })).toBeNull();
});

it('a payment that is not there says so', async () => {
  await open('?paymentId=gone', {
    'mallPayment.detail': () => {
      throw refused('missing', 'Not found');
    },
  });
  expect(await screen.findByText('There is no such payment')).toBeVisible();
});
