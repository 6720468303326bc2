import { permissions, type Permission } from '@mall/contract/core/permissions';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { line } from '@mall/office/orders/sample-order';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { OrderListScreen } from './OrderListScreen.tsx';
import exporting from '@mall/office/exporting/phrases/en.json' with { type: 'json' };
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import work from './phrases/en.json' with { type: 'json' };
import { listOf, order, row } from './sample-orders.ts';
import type { Order } from './useOrder.ts';
import type { ShopOrder } from './shop-order.ts';

const path = '/userAdmin/orders/orderList';
const open = (api: ScreenOptions['api'], at = '', granted: readonly Permission[] = permissions) =>
  renderScreen(<OrderListScreen />, {
    route: path,
    at: path + at,
    lang: 'en',
    phrases: { seller: en, orderWork: work, exporting, jobs, orderParts },
    who: { token: 't', isShop: true, permissions: [...granted] },
    api: { 'savedView.list': { list: [] }, ...api },
  });

const two: ShopOrder = { ...row, id: 'o2', no: '2026112100000002', status: 2, actions: ['ship'] };
const three: ShopOrder = { ...two, id: 'o3', no: '2026112100000003' };
const done: ShopOrder = { ...row, id: 'o4', no: '2026112100000004', status: 4, actions: ['remove'] };
const tick = (no: string) => screen.getByRole('checkbox', { name: `Select ${no}` });
const bar = () => screen.getByRole('region', { name: 'Selected rows' });

describe('chosen orders', () => {
  it('are hidden together as far as they are finished, and given back', async () => {
    const { user, calls } = await open({
      'shopOrder.list': listOf([row, done]),
      'shopOrder.hide': { ids: [done.id] },
    });
    await screen.findByRole('link', { name: row.no });
    await user.click(tick(row.no));
    expect(within(bar()).getByRole('button', { name: 'Remove from the list' })).toBeDisabled();
    await user.click(tick(done.no));
    expect(within(bar()).getByText('¥18,274.32')).toBeVisible();
    await user.click(within(bar()).getByRole('button', { name: 'Remove 1' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    const asked = calls.filter(({ op }) => op === 'shopOrder.hide').map(({ input }) => input);
    expect(asked).toMatchObject([
      { ids: ['o4'], hidden: 'true' },
      { ids: ['o4'], hidden: 'false' },
    ]);
  });

  it('are shipped with a number each; one that is refused stays with its reason', async () => {
    const { user, calls } = await open({
      'shopOrder.list': listOf([two, three]),
      'shopOrder.ship': ({ id }) => {
        if (id === 'o3') throw refused('refund.open', 'The buyer wants the money back');
        return { ...order, id: String(id) };
      },
    });
    await screen.findByRole('link', { name: two.no });
    await user.click(tick(two.no));
    await user.click(tick(three.no));
    await user.click(within(bar()).getByRole('button', { name: 'Ship 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Ship 2 orders' });
    const [first, second] = [two, three].map(({ no }) =>
      within(dialog).getByRole('textbox', { name: new RegExp(`Receipt number of ${no}`) }),
    );
    if (!first || !second) throw new Error('no field');
    await user.type(within(dialog).getByRole('textbox', { name: /Carrier/ }), 'SF');
    await user.type(first, '1402');
    await user.type(second, '1402');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(within(dialog).getByText('The same number stands above')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'shopOrder.ship')).toHaveLength(0);
    await user.type(second, '3'.repeat(37));
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(within(dialog).getByText('At most 40 characters')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'shopOrder.ship')).toHaveLength(0);
    await user.type(second, '{Backspace}');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(await within(dialog).findByText('The buyer wants the money back')).toBeVisible();
    expect(within(dialog).queryByText(new RegExp(two.no))).toBeNull();
    expect(await screen.findByText('1 order shipped')).toBeVisible();
  });

  it('whose address has changed meanwhile shows the new one, and is shipped there by the next try', async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      'shopOrder.list': listOf([two, three]),
      'shopOrder.detail': {
        ...order,
        id: 'o3',
        addressVersion: 2,
        address: { ...order.address, detail: '9 Lotus Lane' },
      },
      'shopOrder.ship': ({ addressVersion }) => {
        sent.push(addressVersion);
        if (sent.length === 1) throw refused('order.addressChanged', 'The address has changed meanwhile');
        return order;
      },
    });
    await screen.findByRole('link', { name: two.no });
    await user.click(tick(three.no));
    await user.click(within(bar()).getByRole('button', { name: 'Ship 1' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Carrier/ }), 'SF');
    await user.type(within(dialog).getByRole('textbox', { name: /Receipt number/ }), '1402');
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    expect(await within(dialog).findByText(/9 Lotus Lane/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(Number)).toEqual([1, 2]);
  });
});

describe('a whole page of chosen orders', () => {
  const some = { 'shopOrder.list': listOf([row, two]) };
  const whole = () => screen.findByRole('checkbox', { name: 'Select all rows of this page' });

  it('offers all that were found for an export by the same filter, and for nothing else', async () => {
    const { user, calls } = await open(
      { ...some, 'shopOrder.exportCount': { orders: 1284, lines: 3000 } },
      '?tab=awaitingPayment&need=proof&keyword=Lin&range=3d',
    );
    await user.click(await whole());
    await user.click(await within(bar()).findByRole('button', { name: 'Select all 1,284 to export' }));
    expect(within(bar()).getByText('1,284 selected')).toBeVisible();
    expect(within(bar()).getByText(/All that were found can be exported/)).toBeVisible();
    expect(within(bar()).queryByRole('button', { name: /Ship|Print|Remove/ })).toBeNull();
    await user.click(within(bar()).getByRole('button', { name: 'Export 1,284' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export orders' });
    expect(within(dialog).getByText('Only those with: “Lin” · proof to check')).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Ordered' })).toHaveDisplayValue('Last 3 days');
    await user.click(await within(dialog).findByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(calls.some(({ op }) => op === 'shopOrder.exportJob')).toBe(true));
    const filter = { tab: 'awaitingPayment', need: 'proof', keyword: 'Lin', range: '3d' };
    expect(calls.find(({ op }) => op === 'shopOrder.exportJob')?.input).toMatchObject(filter);
    for (const { input } of calls.filter(({ op }) => op === 'shopOrder.exportCount'))
      expect(input).toEqual(filter);
  });

  it('offers no more where it is all, or where the role may not export', async () => {
    const { user, unmount } = await open({ ...some, 'shopOrder.exportCount': { orders: 2, lines: 2 } });
    await user.click(await whole());
    expect(within(bar()).getByRole('button', { name: 'Export 2' })).toBeEnabled();
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).toBeNull();
    unmount();
    const next = await open(some, '', ['order.view', 'order.edit']);
    await next.user.click(await whole());
    expect(within(bar()).queryByRole('button', { name: /Select all/ })).toBeNull();
    expect(next.calls.some(({ op }) => op === 'shopOrder.exportCount')).toBe(false);
  });
});

describe('the actions of a row', () => {
  const menuOf = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('button', { name: `Actions for ${row.no}` }));

  it('stay visible with a reason where they are closed', async () => {
    const { user } = await open({ 'shopOrder.list': listOf([row]) }, '', ['order.view']);
    await menuOf(user);
    for (const name of [/Confirm payment/, /Add a note/, /Remove from the list/, /Cancel order/])
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('Your role does not allow this')).toHaveLength(4);
  });

  it('cancel an unpaid order only with a reason', async () => {
    const { user, calls } = await open({
      'shopOrder.list': listOf([row]),
      'shopOrder.detail': order,
      'shopOrder.cancel': { ...order, status: 5, actions: ['remove'] },
    });
    await menuOf(user);
    await user.click(screen.getByRole('menuitem', { name: /Cancel order/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order' });
    expect(within(dialog).getByText(/uploaded a proof of payment/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel the order' }));
    expect(within(dialog).getByText('Please say why')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No longer made');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel the order' }));
    expect(await screen.findByText('Order cancelled; the buyer has been told')).toBeVisible();
    expect(calls.find(({ op }) => op === 'shopOrder.cancel')?.input).toMatchObject({
      id: 'o1',
      reason: 'No longer made',
    });
  });
});

describe('one order of a list', () => {
  it('leads to the next and the previous one, also over the edge of a page', async () => {
    const pages = { '1': [row, two], '2': [three] };
    const { user, where } = await open(
      {
        'shopOrder.list': ({ page }) => ({
          ...listOf(String(page) === '2' ? pages['2'] : pages['1']),
          total: 21,
          counts: { all: 21 },
        }),
        'shopOrder.detail': ({ id }) => ({ ...order, id: String(id), no: `N-${String(id)}` }),
      },
      '?tab=awaitingShipment&orderId=o2',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Order N-o2' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next order' })).toBeEnabled());
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order N-o3' })).toBeVisible();
    expect(where()).toBe(`${path}?tab=awaitingShipment&page=2&orderId=o3`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous order' })).toBeEnabled());
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order N-o2' })).toBeVisible();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order N-o1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      `${path}?tab=awaitingShipment`,
    );
  });

  it('closes a form for a step that somebody else took, and shows how it stands', async () => {
    let now: Order = { ...order, status: 1, actions: ['record'] };
    const { user } = await open(
      {
        'shopOrder.list': listOf([]),
        'shopOrder.detail': () => now,
        'shopOrder.record': () => {
          now = { ...now, status: 2, actions: ['ship'] };
          throw refused('order.notAllowed', 'The order has moved on');
        },
      },
      '?orderId=o1',
    );
    await screen.findByRole('button', { name: 'Record order' });
    await user.keyboard('s');
    const dialog = screen.getByRole('dialog', { name: 'Record order' });
    await user.click(within(dialog).getByRole('button', { name: 'Record order' }));
    expect(await screen.findByText('The order has moved on')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ship order' })).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows who of the staff did what, and their notes apart', async () => {
    const note = { id: 'n1', by: 'Mei', mine: true, text: 'Calls on Monday', at: '2026-11-21T03:00:00Z' };
    const shipped = {
      actor: 'shop',
      from: 2,
      to: 3,
      note: 'shipped',
      noteText: '',
      at: '2026-11-21T02:00:00Z',
      by: 'Wen Li',
    } as const;
    const { user, calls } = await open(
      {
        'shopOrder.list': listOf([]),
        'shopOrder.detail': { ...order, events: [...order.events, shipped], notes: [note] },
        'shopOrder.removeNote': { ...order, notes: [] },
      },
      '?orderId=o1',
    );
    expect(await screen.findByText('Wen Li')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect(screen.queryByText('Wen Li')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete note: Calls on Monday' }));
    expect(await screen.findByText('No notes yet')).toBeVisible();
    expect(calls.find(({ op }) => op === 'shopOrder.removeNote')?.input).toMatchObject({ id: 'n1' });
  });
});

describe('money given back unasked', () => {
  const sent: Order = {
    ...order,
    status: 3,
    pay: 40_004,
    paid: 40_004,
    refunded: 10_001,
    actions: [],
    lines: [
      { ...line, qty: 3, pay: 30_003 },
      { ...line, id: 'l2', name: 'Oak stool', qty: 1, pay: 10_001 },
    ],
    refunds: [
      {
        id: 'r1',
        kind: 'line',
        lineId: 'l1',
        qty: 1,
        due: 10_001,
        amount: 10_001,
        left: 0,
        reason: 'damaged',
        status: 'refunded',
        note: '',
        photos: [],
        answer: '',
        at: '2026-11-21T03:00:00Z',
        decidedAt: '2026-11-21T04:00:00Z',
        refundedAt: '2026-11-21T04:00:00Z',
        actions: [],
      },
    ],
  };
  const api = { 'shopOrder.list': listOf([row]), 'shopOrder.detail': sent, 'shopRefund.give': null };
  const openDialog = async (rights?: readonly Permission[], detail: Order = sent) => {
    const opened = await open({ ...api, 'shopOrder.detail': detail }, '?orderId=o1', rights);
    await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
    return { ...opened, item: screen.getByRole('menuitem', { name: /^Refund the order/ }) };
  };

  it('is that of the chosen pieces, up to what is left of each', async () => {
    const { user, calls, item } = await openDialog();
    await user.click(item);
    const dialog = within(screen.getByRole('dialog', { name: 'Refund the order' }));
    await user.type(dialog.getByLabelText('Reason'), 'Scratched');
    await user.click(dialog.getByRole('button', { name: 'Refund the order' }));
    expect(dialog.getByText('Choose at least one piece')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'All that is left' }));
    expect(dialog.getByRole('button', { name: 'Refund ¥300.03' })).toBeVisible();
    const stool = within(dialog.getByRole('group', { name: 'Pieces of Oak stool to refund' }));
    await user.click(stool.getByRole('button', { name: 'One less' }));
    await user.click(dialog.getByRole('button', { name: 'Refund ¥200.02' }));
    expect(await screen.findByText('Refunded; the buyer has been told')).toBeVisible();
    expect(calls.find(({ op }) => op === 'shopRefund.give')?.input).toEqual({
      id: 'o1',
      lines: [{ lineId: 'l1', qty: '2' }],
      reason: 'Scratched',
    });
  });

  it('is all of an order that is not sent', async () => {
    const { user, calls, item } = await openDialog(undefined, {
      ...sent,
      status: 1,
      refunded: 0,
      refunds: [],
    });
    await user.click(item);
    const dialog = within(screen.getByRole('dialog', { name: 'Refund the order' }));
    expect(dialog.getByText(/¥400.04 goes back the way it was paid, the order is cancelled/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Refund ¥400.04' }));
    expect(dialog.getByText('Please say why')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Out of stock');
    await user.click(dialog.getByRole('button', { name: 'Refund ¥400.04' }));
    expect(await screen.findByText('Refunded; the buyer has been told')).toBeVisible();
    expect(calls.find(({ op }) => op === 'shopRefund.give')?.input).toEqual({
      id: 'o1',
      reason: 'Out of stock',
    });
  });

  it('waits for a request of the buyer, and needs the right', async () => {
    const { item } = await openDialog(undefined, { ...sent, refundsOpen: 1 });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Decide the buyer’s request first');
  });

  it('is not offered to who may not refund', async () => {
    const { item } = await openDialog(permissions.filter((key) => key !== 'order.refund'));
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('slips', () => {
  it('are shown without prices until asked for, and say what is gone', async () => {
    const receipt = {
      skuId: '1',
      productId: '1',
      name: 'Alva sofa',
      specText: 'Oat',
      image: '',
      qty: 2,
      platformPrice: 1,
      factor: 1,
      shopPrice: 1,
      activityPrice: null,
      memberPrice: 1,
      goods: 1,
      packageShare: 0,
      couponShare: 0,
      freight: 0,
      pay: 913_716,
      leadDays: 7,
      packageIdx: null,
    };
    const { user } = await open(
      {
        'shopOrder.list': listOf([row]),
        'shopOrder.slips': { list: [{ ...order, receipt: [receipt] }] },
        'staff.shops': { list: [] },
      },
      '?print=o1&print=gone',
    );
    const slip = await screen.findByRole('article', { name: `Order ${row.no}`, hidden: true });
    expect(screen.getByText('1 order is no longer there')).toBeInTheDocument();
    expect(within(slip).queryByText('¥9,137.16')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Show prices', hidden: true }));
    expect(within(slip).getAllByText('¥9,137.16')).toHaveLength(2);
  });
});
