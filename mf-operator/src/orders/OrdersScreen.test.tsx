import { refused, renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { order, row } from '@mall/office/orders/sample-order';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import deliveries from '@mall/office/deliveries/phrases/en.json' with { type: 'json' };
import { OrdersScreen } from './OrdersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { delivery, listOf, paid } from './sample-orders.ts';

const path = '/operator/orders';
const all: OperatorPermission[] = ['order.view', 'order.edit', 'order.refund'];
const open = (api: object, at = path, own = all) =>
  renderScreen(<OrdersScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { mallOrders: en, deliveries, orderParts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformOrder.list': listOf([row]),
      'savedView.list': { list: [] },
      ...api,
    },
  });
const one = `${path}?orderId=o1`;

describe('the list', () => {
  it('shows each order with its state, what waits, and keeps what is asked for in the address', async () => {
    const { user, calls, where } = await open({});
    expect(await screen.findByRole('link', { name: row.no })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Awaiting shipment.*1/ }));
    await user.click(screen.getByRole('button', { name: '3 days' }));
    await user.click(screen.getByRole('button', { name: /To record 1/ }));
    expect(where()).toBe(`${path}?tab=awaitingShipment&range=3d&need=record`);
    expect(calls.findLast(({ op }) => op === 'platformOrder.list')?.input).toMatchObject({
      tab: 'awaitingShipment',
      range: '3d',
      need: 'record',
    });
  });

  it('shows the columns that are chosen, and keeps them in the address', async () => {
    const { user, where } = await open({});
    await screen.findByRole('link', { name: row.no });
    expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await user.click(screen.getByRole('checkbox', { name: 'Items' }));
    expect(where()).toBe(`${path}?cols=customer%2Ctotal%2Cpaid%2Cstatus%2Cpromise%2Cphone`);
    expect(await screen.findByRole('columnheader', { name: 'Phone' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Items' })).toBeNull();
  });

  it('records the chosen paid orders with one plan, and keeps a refused one with the reason', async () => {
    const paidRow = { ...row, status: 1 as const, actions: ['record' as const] };
    const second = { ...paidRow, id: 'o2', no: '2026112100000002' };
    const { user, calls } = await open({
      'platformOrder.list': listOf([paidRow, second, { ...row, id: 'o3', no: '2026112100000003' }]),
      'platformOrder.record': ({ id }: { id: string }) => {
        if (id === 'o2') throw refused('order.notAllowed', 'The order has moved on');
        return paid;
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /all/i }));
    await user.click(screen.getByRole('button', { name: 'Record 2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record 2 orders' }));
    await user.clear(dialog.getByLabelText('Transit'));
    await user.type(dialog.getByLabelText('Transit'), '9');
    await user.click(dialog.getByRole('button', { name: 'Record order' }));
    expect(await screen.findByText('2026112100000002: The order has moved on')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Record 1 order' })).toBeVisible();
    expect(screen.getByText('1 order recorded')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'platformOrder.record').map(({ input }) => input)).toMatchObject([
      { id: 'o1', productionDays: '7', transitDays: '9' },
      { id: 'o2', transitDays: '9' },
    ]);
  });

  it('tells nothing found from nothing yet', async () => {
    const { user, where } = await open({ 'platformOrder.list': listOf([]) }, `${path}?keyword=999`);
    await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(where()).toBe(path);
  });

  it('offers no step to who may only look', async () => {
    await open({}, path, ['order.view']);
    await screen.findByRole('link', { name: row.no });
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });
});

describe('one order', () => {
  it('is recorded, and shown as it is then', async () => {
    const recorded = { ...paid, status: 2 as const, actions: ['ship' as const] };
    const { user, calls } = await open(
      { 'platformOrder.detail': paid, 'platformOrder.record': recorded },
      one,
    );
    await user.click(await screen.findByRole('button', { name: 'Record order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record order' }));
    await user.clear(dialog.getByLabelText('Production'));
    await user.click(dialog.getByRole('button', { name: 'Record order' }));
    expect(dialog.getByText('A whole number from 0 to 60')).toBeVisible();
    await user.type(dialog.getByLabelText('Production'), '10');
    await user.click(dialog.getByRole('button', { name: 'Record order' }));
    expect(await screen.findByRole('button', { name: 'Ship order' })).toBeVisible();
    expect(calls.find(({ op }) => op === 'platformOrder.record')?.input).toMatchObject({
      id: 'o1',
      productionDays: '10',
    });
  });

  it('is cancelled unpaid with a reason, and says when somebody was first', async () => {
    const { user } = await open(
      {
        'platformOrder.detail': order,
        'platformOrder.cancel': () => {
          throw refused('order.notAllowed', 'The order has moved on');
        },
      },
      one,
    );
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel the order' }));
    expect(dialog.getByText('Please say why')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'No longer made');
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel the order' }));
    expect(await screen.findByText('The order has moved on')).toBeVisible();
  });

  it('is refunded unasked with a reason, but not while a request waits', async () => {
    const { user, calls } = await open({ 'platformOrder.detail': paid, 'platformRefund.give': null }, one);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Refund the order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refund the order' }));
    expect(dialog.getByText(/¥9,137.16 goes back/)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Out of stock');
    await user.click(dialog.getByRole('button', { name: 'Refund ¥9,137.16' }));
    expect(await screen.findByText('Refunded; the buyer has been told')).toBeVisible();
    expect(calls.find(({ op }) => op === 'platformRefund.give')?.input).toEqual({
      id: 'o1',
      reason: 'Out of stock',
    });
  });

  it('offers nothing to who may only look', async () => {
    await open({ 'platformOrder.detail': paid }, one, ['order.view']);
    expect(await screen.findByRole('heading', { name: `Order ${row.no}` })).toBeVisible();
    for (const name of ['Record order', 'More actions', 'Save note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Internal notes' })).toBeNull();
  });
});

it('a delivery is followed up in its order: the plan, the next step and the installer’s link', async () => {
  const made = {
    id: 'k1',
    url: 'https://m/installer#t',
    token: 't',
    expiresAt: '2030-01-01T00:00:00Z',
    qr: '',
  };
  const { user, calls } = await open(
    {
      'platformDelivery.show': delivery,
      'platformDelivery.change': { ...delivery, status: 2, moves: ['depart'] },
      'platformDelivery.makeLink': made,
    },
    `${one}&deliveryId=d1`,
  );
  expect(await screen.findByRole('heading', { name: `Delivery ${row.no}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Goods collected' }));
  expect(await screen.findByRole('button', { name: 'Send off' })).toBeVisible();
  expect(calls.find(({ op }) => op === 'platformDelivery.change')?.input).toMatchObject({
    id: 'd1',
    version: '1',
    step: 'collected',
  });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a link' }));
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue('https://m/installer#t')).toBeVisible();
  expect(calls.some(({ op }) => op.startsWith('delivery.'))).toBe(false);
});

it('an order gets another address proposed, with a reason, and taken back', async () => {
  const ready = { ...paid, mayChangeAddress: true };
  const waits = {
    id: 'p1',
    address: { ...order.address, detail: 'No. 9' },
    note: 'Closed street',
    at: '2026-11-22T01:00:00Z',
  };
  const { user, calls } = await open(
    {
      'platformOrder.detail': ready,
      'platformOrder.proposeAddress': { ...ready, proposedAddress: waits },
      'platformOrder.withdrawAddress': ready,
    },
    one,
  );
  await user.click(await screen.findByRole('button', { name: 'Propose another address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Propose another address' }));
  await user.clear(dialog.getByLabelText('Street and number'));
  await user.click(dialog.getByRole('button', { name: 'Ask the buyer' }));
  expect(dialog.getAllByText('Please fill this in')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Street and number'), 'No. 9');
  await user.type(dialog.getByLabelText('Why'), 'Closed street');
  await user.click(dialog.getByRole('button', { name: 'Ask the buyer' }));
  expect(await screen.findByText('Waits for the buyer')).toBeVisible();
  const { name, phone } = order.address;
  const asked = calls.find(({ op }) => op === 'platformOrder.proposeAddress')?.input;
  expect(asked).toEqual({ id: 'o1', name, phone, detail: 'No. 9', note: 'Closed street' });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Propose another address' })).toBeVisible();
});
