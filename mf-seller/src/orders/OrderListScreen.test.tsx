import { permissions } from '@mall/contract/core/permissions';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import work from './phrases/en.json' with { type: 'json' };
import { OrderListScreen } from './OrderListScreen.tsx';
import { listOf, order, row } from './sample-orders.ts';
import type { Order } from './useOrder.ts';

const path = '/userAdmin/orders/orderList';
const open = (api: Parameters<typeof renderScreen>[1], at = path) =>
  renderScreen(<OrderListScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { seller: en, orderWork: work, orderParts },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    ...api,
  });

describe('the order list', () => {
  it('shows each order with its state, and the tabs with their counts', async () => {
    await open({ api: { 'shopOrder.list': listOf([row]) } });
    expect(await screen.findByRole('link', { name: row.no })).toBeVisible();
    expect(screen.getByText('Proof uploaded')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Awaiting payment.*1/ })).toBeVisible();
  });

  it('keeps what is asked for in the address', async () => {
    const { user, calls, where } = await open({ api: { 'shopOrder.list': listOf([row]) } });
    await user.click(await screen.findByRole('tab', { name: /Awaiting payment/ }));
    await user.click(screen.getByRole('button', { name: '3 days' }));
    expect(where()).toBe(`${path}?tab=awaitingPayment&range=3d`);
    expect(calls.at(-1)?.input).toMatchObject({ tab: 'awaitingPayment', range: '3d', page: '1' });
  });

  it('tells nothing found from nothing yet', async () => {
    const { user, where } = await open({ api: { 'shopOrder.list': listOf([]) } }, `${path}?keyword=zzz`);
    await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(where()).toBe(path);
  });
});

describe('one order', () => {
  it('confirms the payment only for the exact amount, and shows the order as it is then', async () => {
    const paid: Order = {
      ...order,
      status: 1,
      paid: order.pay,
      actions: ['record'],
      paidAt: '2026-11-21T02:00:00Z',
      promisedAt: '2026-12-26T02:00:00Z',
    };
    const { user, calls } = await open(
      { api: { 'shopOrder.detail': order, 'shopOrder.confirmPayment': paid, 'shopOrder.list': listOf([]) } },
      `${path}?orderId=o1`,
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Amount received'), '9137.15');
    await user.click(within(dialog).getByRole('button', { name: /Confirm ¥9,137.16 received/ }));
    expect(await within(dialog).findByText('The amount must equal ¥9,137.16')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'shopOrder.confirmPayment')).toHaveLength(0);

    await user.clear(within(dialog).getByLabelText('Amount received'));
    await user.type(within(dialog).getByLabelText('Amount received'), '9137.16');
    await user.click(within(dialog).getByRole('button', { name: /Confirm ¥9,137.16 received/ }));
    expect(await screen.findByRole('button', { name: 'Record order' })).toBeEnabled();
    expect(calls.find(({ op }) => op === 'shopOrder.confirmPayment')?.input).toMatchObject({
      id: 'o1',
      amount: '913716',
    });
  });

  it('takes a confirmed transfer back only with a reason, and waits for payment again', async () => {
    const payment = {
      id: 'p1',
      method: 'offline',
      amount: order.pay,
      status: 'succeeded',
      proofUrl: null,
      at: '2026-11-21T02:00:00Z',
    };
    const paid: Order = {
      ...order,
      status: 1,
      actions: ['record'],
      payments: [{ ...payment, takeBackUntil: '2026-11-22T02:00:00Z' }],
    };
    const unpaid: Order = { ...order, payments: [{ ...payment, status: 'closed' }] };
    const { user, calls } = await open(
      {
        api: { 'shopOrder.detail': paid, 'shopOrder.takeBackPayment': unpaid, 'shopOrder.list': listOf([]) },
      },
      `${path}?orderId=o1`,
    );
    await user.click(await screen.findByRole('button', { name: 'Take the payment back' }));
    const dialog = screen.getByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: 'Take ¥9,137.16 back' });
    await user.click(submit);
    expect(await within(dialog).findByText('Please say why')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'shopOrder.takeBackPayment')).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Reason'), ' the bank returned it ');
    await user.click(submit);
    expect(await screen.findByRole('button', { name: 'Confirm payment' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Take the payment back' })).toBeNull();
    expect(calls.find(({ op }) => op === 'shopOrder.takeBackPayment')?.input).toMatchObject({
      id: 'o1',
      reason: 'the bank returned it',
    });
  });

  it('offers nobody to take back what the server does not offer', async () => {
    await open(
      { api: { 'shopOrder.detail': { ...order, status: 1, actions: ['record'] } } },
      `${path}?orderId=o1`,
    );
    expect(await screen.findByRole('button', { name: 'Record order' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Take the payment back' })).toBeNull();
  });

  it('ships with carrier and number, and keeps the form when the server refuses', async () => {
    const waiting: Order = { ...order, status: 2, actions: ['ship'] };
    const { user, calls } = await open(
      {
        api: {
          'shopOrder.detail': waiting,
          'shopOrder.ship': () => {
            throw refused('order.notAllowed', 'The order has moved on');
          },
        },
      },
      `${path}?orderId=o1`,
    );
    await user.click(await screen.findByRole('button', { name: 'Ship order' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(within(dialog).getByText('Who carries the goods?')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Carrier'), 'SF');
    await user.type(within(dialog).getByLabelText('Receipt number'), '1'.repeat(41));
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(within(dialog).getByText('At most 40 characters')).toBeVisible();
    expect(within(dialog).getByLabelText('Receipt number')).toHaveValue('1'.repeat(41));
    expect(calls.some(({ op }) => op === 'shopOrder.ship')).toBe(false);
    await user.clear(within(dialog).getByLabelText('Receipt number'));
    await user.type(within(dialog).getByLabelText('Receipt number'), '1402');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(await screen.findByText('The order has moved on')).toBeVisible();
    expect(within(dialog).getByLabelText('Carrier')).toHaveValue('SF');
  });

  it('shows the address that has changed meanwhile, and ships there with what was typed', async () => {
    const waiting: Order = { ...order, status: 2, actions: ['ship'] };
    let now = waiting;
    const sent: unknown[] = [];
    const { user } = await open(
      {
        api: {
          'shopOrder.detail': () => now,
          'shopOrder.ship': ({ addressVersion }) => {
            sent.push(addressVersion);
            if (sent.length > 1) return { ...now, status: 3 as const, actions: [] };
            now = { ...waiting, addressVersion: 2, address: { ...waiting.address, detail: '9 Lotus Lane' } };
            throw refused('order.addressChanged', 'The address has changed meanwhile');
          },
        },
      },
      `${path}?orderId=o1`,
    );
    await user.click(await screen.findByRole('button', { name: 'Ship order' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Carrier'), 'SF');
    await user.type(within(dialog).getByLabelText('Receipt number'), '1402');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(await within(dialog).findByText(/9 Lotus Lane/)).toBeVisible();
    expect(within(dialog).getByLabelText('Receipt number')).toHaveValue('1402');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(Number)).toEqual([1, 2]);
  });

  it('leaves the step visible and disabled for a role that may not take it', async () => {
    await open(
      { api: { 'shopOrder.detail': order }, who: { token: 't', isShop: true, permissions: ['order.view'] } },
      `${path}?orderId=o1`,
    );
    expect(await screen.findByRole('button', { name: 'Confirm payment' })).toBeDisabled();
  });
});
