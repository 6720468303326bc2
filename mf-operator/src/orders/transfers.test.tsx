import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import deliveries from '@mall/office/deliveries/phrases/en.json' with { type: 'json' };
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { order, row } from '@mall/office/orders/sample-order';
import { renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import { OrdersScreen } from './OrdersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { listOf, paid } from './sample-orders.ts';
import type { Order } from './useOrder.ts';

const path = '/operator/orders';
const waits: Order = {
  ...order,
  proofUploaded: true,
  actions: ['confirmPayment', 'cancel'],
  payments: [
    {
      ...{ id: 'p1', method: 'offline', amount: order.pay, status: 'pending', at: order.createdAt },
      ...{ proofUrl: '/media/proof/x/1-a.webp', note: 'from my company' },
    },
  ],
};
const all: OperatorPermission[] = ['order.view', 'order.edit', 'finance.pay'];
const open = (api: object, permissions = all, at = `${path}?orderId=o1`) =>
  renderScreen(<OrdersScreen />, {
    ...{ route: path, at, lang: 'en' as const },
    phrases: { mallOrders: en, deliveries, orderParts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'platformOrder.list': listOf([{ ...row, proofUploaded: true, actions: ['confirmPayment'] }]),
      'platformOrder.detail': waits,
      'savedView.list': { list: [] },
      ...api,
    },
  });

describe('a transfer to the mall', () => {
  it('is confirmed for exactly what the order costs, with the reference of the bank', async () => {
    const { user, calls } = await open({ 'platformOrder.confirmPayment': paid });
    await user.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm payment' }));
    expect(dialog.getByText('The buyer writes: from my company')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Picture of the transfer' })).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Confirm ¥9,137.16' });
    await user.type(dialog.getByLabelText('Amount received'), '9137.15');
    await user.click(submit);
    expect(dialog.getAllByText(/It has to be ¥9,137.16/)).not.toEqual([]);
    expect(dialog.getAllByText('Enter the reference of the bank')).not.toEqual([]);
    expect(calls.map(({ op }) => op)).not.toContain('platformOrder.confirmPayment');
    await user.clear(dialog.getByLabelText('Amount received'));
    await user.type(dialog.getByLabelText('Amount received'), '9137.16');
    await user.type(dialog.getByLabelText(/^Reference/), 'B-17');
    await user.click(submit);
    expect(await screen.findByText('Payment confirmed')).toBeVisible();
    expect(calls.find(({ op }) => op === 'platformOrder.confirmPayment')?.input).toMatchObject({
      ...{ id: 'o1', amount: '913716', reference: 'B-17' },
      receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('that comes after the order was cancelled is recorded, and said to be owed', async () => {
    const cancelled: Order = {
      ...waits,
      ...{ status: 5, proofUploaded: false, actions: [] },
      payments: waits.payments.map((payment) => ({ ...payment, status: 'closed' as const })),
    };
    const { user } = await open({ 'platformOrder.detail': cancelled });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'A transfer has come after all…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm payment' }));
    expect(dialog.getByText(/The money is owed to the buyer/)).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Picture of the transfer' })).toBeVisible();
  });

  it('that has not come is rejected with a reason for the buyer', async () => {
    const { user, calls } = await open({ 'platformOrder.rejectPayment': { ...waits, proofUploaded: false } });
    await user.click(await screen.findByRole('button', { name: 'Nothing has come' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nothing has come' }));
    await user.click(dialog.getByRole('button', { name: 'Tell the buyer' }));
    expect(dialog.getAllByText('Please say why')).not.toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'No such transfer');
    await user.click(dialog.getByRole('button', { name: 'Tell the buyer' }));
    expect(await screen.findByText('The buyer has been told that nothing has come')).toBeVisible();
    expect(calls.find(({ op }) => op === 'platformOrder.rejectPayment')?.input).toEqual({
      ...{ id: 'o1', paymentId: 'p1', reason: 'No such transfer' },
    });
  });

  it('is nothing to do for who may move no money', async () => {
    await open({}, ['order.view', 'order.edit']);
    await screen.findByRole('heading', { level: 1, name: `Order ${order.no}` });
    expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nothing has come' })).toBeNull();
  });

  it('that nobody has told of is behind the other actions', async () => {
    const { user } = await open({ 'platformOrder.detail': { ...waits, proofUploaded: false, payments: [] } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Confirm payment' }));
    expect(screen.getByText(/The buyer has sent no proof/)).toBeVisible();
  });

  it('says where it was found, or why it was not accepted', async () => {
    const [payment] = waits.payments;
    if (payment === undefined) throw new Error('no payment');
    await open({
      'platformOrder.detail': {
        ...paid,
        payments: [
          { ...payment, id: 'p0', status: 'failed', rejected: 'Another amount' },
          { ...payment, status: 'succeeded', receivedOn: '2026-11-20', reference: 'B-17' },
        ],
      },
    });
    expect(await screen.findByText('B-17')).toBeVisible();
    expect(screen.getByText('Another amount')).toBeVisible();
    expect(screen.getByText('20 Nov 2026')).toBeVisible();
  });
});
