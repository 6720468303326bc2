import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import en from '@mall/office/deliveries/phrases/en.json' with { type: 'json' };
import { aBoard, aDelivery, aRow, inDays } from '@mall/office/deliveries/sample-deliveries';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DeliveriesScreen } from './DeliveriesScreen.tsx';

const path = '/operator/deliveries';
const rows = [
  aRow({ moves: ['collect'] }),
  aRow({
    id: 'd2',
    orderNo: '2026112000000002',
    status: 3,
    risk: 'late',
    promisedAt: inDays(-1.5),
    moves: [],
  }),
];
const open = (api: Answers = {}, at = '', own: OperatorPermission[] = ['order.view', 'order.edit']) =>
  renderScreen(<DeliveriesScreen />, {
    route: path,
    at: path + at,
    lang: 'en',
    phrases: { deliveries: en },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'platformDelivery.board': aBoard(rows),
      'platformDelivery.people': { list: [{ id: 'u1', name: 'Wei' }] },
      ...api,
    },
  });

it('shows the deliveries of the mall by state, how many are in danger, and leads to each', async () => {
  await open();
  expect(await screen.findByText('2 deliveries, 1 at risk or late')).toBeVisible();
  const late = within(screen.getByRole('region', { name: 'In transit' }));
  expect(late.getByText('2 days late')).toBeVisible();
  expect(late.getByRole('link')).toHaveAttribute('href', `${path}?deliveryId=d2`);
});

it('moves a card by the arrow key, and takes it back', async () => {
  const moved = aDelivery({ status: 2, version: 4, undoUntil: inDays(0.04), moves: ['depart'] });
  const { user, calls } = await open({ 'platformDelivery.change': moved });
  (await screen.findByRole('link', { name: /2026112000000001/ })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'platformDelivery.change').map(({ input }) => input)).toEqual([
      { id: 'd1', version: '3', step: 'collected' },
      { id: 'd1', version: '4', step: 'undo' },
    ]),
  );
});

it('says when somebody else was first, and asks again', async () => {
  const { user, calls } = await open({
    'platformDelivery.change': () => {
      throw refused('delivery.changedMeanwhile', 'Somebody else has just changed this delivery');
    },
  });
  (await screen.findByRole('link', { name: /2026112000000001/ })).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Somebody else has just changed this delivery')).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'platformDelivery.board').length).toBeGreaterThan(1),
  );
});

it('lists them with what is asked for in the address, and finds by who took a step', async () => {
  const { user, calls, where } = await open(
    {
      'platformDelivery.list': {
        list: rows,
        total: 2,
        page: 1,
        size: 20,
        counts: { all: 2 },
        risks: { late: 1, atRisk: 0 },
      },
    },
    '?view=list&risk=danger',
  );
  expect(await screen.findByRole('link', { name: /2026112000000002/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByRole('option', { name: 'Wei' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Handled by' }), 'Wei');
  expect(where()).toBe(`${path}?view=list&risk=danger&person=u1`);
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'platformDelivery.list')?.input).toMatchObject({
      risk: 'danger',
      personId: 'u1',
    }),
  );
});

it('lets who may only look move nothing', async () => {
  const { user, calls } = await open({}, '', ['order.view']);
  (await screen.findByRole('link', { name: /2026112000000001/ })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Actions for 2026112000000001' }));
  expect(screen.getByRole('menuitem', { name: /Goods collected/ })).toHaveAttribute('aria-disabled', 'true');
  expect(calls.some(({ op }) => op === 'platformDelivery.change')).toBe(false);
});

it('tells nothing found from nothing yet', async () => {
  const { user, where } = await open({ 'platformDelivery.board': aBoard([]) }, '?keyword=oak');
  await user.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0] as HTMLElement);
  expect(await screen.findByText('No deliveries yet')).toBeVisible();
  expect(where()).toBe(path);
});

it('shows one of them with the way to its order and back to all', async () => {
  await open({ 'platformDelivery.show': aDelivery() }, '?deliveryId=d1');
  expect(await screen.findByRole('heading', { level: 1, name: /2026112000000001/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deliveries' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: en.toOrder })).toHaveAttribute(
    'href',
    '/operator/orders?orderId=o1',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Goods collected' })).toBeEnabled());
});
