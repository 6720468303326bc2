import { permissions } from '@mall/contract/core/permissions';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { DeliveriesPage } from '@mall/office/deliveries/list';
import en from '@mall/office/deliveries/phrases/en.json' with { type: 'json' };
import { aBoard, aDelivery, aRow, inDays } from '@mall/office/deliveries/sample-deliveries';

const open = (api: Answers, at = '', granted: readonly (typeof permissions)[number][] = permissions) =>
  renderScreen(<DeliveriesPage />, {
    lang: 'en',
    at: `/userAdmin/orders/orderDeliveryList${at}`,
    phrases: { seller, deliveries: en },
    who: { token: 't', isShop: true, permissions: [...granted] },
    api: {
      'savedView.list': { list: [] },
      'delivery.people': { list: [{ id: 'u1', name: 'Wen Li' }] },
      ...api,
    },
  });
const column = (name: string) => screen.findByRole('region', { name });

describe('the board', () => {
  const rows = [
    aRow(),
    aRow({
      id: 'd2',
      orderNo: '2026112000000002',
      status: 3,
      risk: 'late',
      promisedAt: inDays(-1.5),
      moves: ['install'],
    }),
    aRow({
      id: 'd3',
      orderNo: '2026112000000003',
      status: 2,
      carrier: 'SF',
      receiptNo: 'SF9',
      moves: ['depart'],
      urgent: true,
    }),
  ];

  it('has a column for each state with its count, and says how many are in danger', async () => {
    await open({ 'delivery.board': aBoard(rows) });
    expect(within(await column('In transit')).getByText('2 days late')).toBeVisible();
    expect(within(await column('Goods collected')).getByText('Urgent')).toBeVisible();
    expect(screen.getByText('3 deliveries, 1 at risk or late')).toBeVisible();
    const late = screen.getByRole('link', { name: '000002, 2026112000000002' });
    expect(late).toHaveTextContent(/^000002$/);
    expect(late).toHaveAttribute('title', '2026112000000002');
    expect(screen.queryByRole('region', { name: 'Unknown' })).toBeNull();
  });

  it('moves a card by the arrow key with the version that was seen, and offers to take it back', async () => {
    const moved = aDelivery({ status: 2, version: 4, undoUntil: inDays(0.04), moves: ['depart'] });
    const { user, calls } = await open({ 'delivery.board': aBoard(rows), 'delivery.change': moved });
    (await screen.findByRole('link', { name: /2026112000000001/ })).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'delivery.change')?.input).toEqual({
        id: 'd1',
        version: '3',
        step: 'collected',
      }),
    );
  });

  it('asks by whom before goods leave, whichever way the card is moved', async () => {
    const { user, calls } = await open({
      'delivery.board': aBoard(rows),
      'delivery.change': aDelivery({ status: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for 2026112000000003' }));
    await user.click(screen.getByRole('menuitem', { name: /Send off/ }));
    const dialog = screen.getByRole('dialog', { name: 'Send off 2026112000000003' });
    expect(within(dialog).getByRole('textbox', { name: 'Carrier' })).toHaveValue('SF');
    await user.clear(within(dialog).getByRole('textbox', { name: 'Receipt number' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send off' }));
    expect(within(dialog).getByText('Which number is on the receipt?')).toBeVisible();
    expect(calls.some(({ op }) => op === 'delivery.change')).toBe(false);
    await user.type(within(dialog).getByRole('textbox', { name: 'Receipt number' }), 'SF10');
    await user.click(within(dialog).getByRole('button', { name: 'Send off' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'delivery.change')?.input).toEqual({
        id: 'd3',
        version: '3',
        step: 'inTransit',
        carrier: 'SF',
        receiptNo: 'SF10',
        addressVersion: '1',
        note: '',
      }),
    );
  });

  it('shows where goods go whose address has changed meanwhile, and sends them there', async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      'delivery.board': aBoard(rows),
      'delivery.show': aDelivery({ id: 'd3', addressVersion: 2, address: 'Lotus Lane 9' }),
      'delivery.change': ({ addressVersion }) => {
        sent.push(addressVersion);
        if (sent.length === 1) throw refused('order.addressChanged', 'The address has changed meanwhile');
        return aDelivery({ status: 3 });
      },
    });
    (await screen.findByRole('link', { name: /2026112000000003/ })).focus();
    await user.keyboard('{ArrowRight}');
    const dialog = screen.getByRole('dialog', { name: 'Send off 2026112000000003' });
    const button = within(dialog).getByRole('button', { name: 'Send off' });
    await user.click(button);
    expect(await within(dialog).findByText(/Lotus Lane 9/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Receipt number' })).toHaveValue('SF9');
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(Number)).toEqual([1, 2]);
  });

  it('moves nothing for who may only look, and says why', async () => {
    const { user, calls } = await open({ 'delivery.board': aBoard(rows) }, '', ['delivery.view']);
    (await screen.findByRole('link', { name: /2026112000000001/ })).focus();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Actions for 2026112000000001' }));
    expect(screen.getByRole('menuitem', { name: /Goods collected/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('Your role does not allow this')).toBeVisible();
    expect(calls.some(({ op }) => op === 'delivery.change')).toBe(false);
  });

  it('keeps filters in the address, and says when nothing fits', async () => {
    const { user, where, calls } = await open(
      { 'delivery.board': aBoard([]) },
      '?attribute=urgent&from=never',
    );
    expect(await screen.findByText('No delivery fits')).toBeVisible();
    expect(calls.find(({ op }) => op === 'delivery.board')?.input).toEqual({ attribute: 'urgent' });
    await user.click(screen.getByRole('button', { name: /At risk or late/ }));
    expect(where()).toContain('risk=danger');
  });
});

describe('the list', () => {
  const answer = {
    list: [aRow()],
    total: 45,
    page: 2,
    size: 20,
    counts: { all: 45, '1': 45 },
    risks: { late: 0, atRisk: 0 },
  };

  it('asks for the page, the state and the filter of its address', async () => {
    const { user, calls, where } = await open({ 'delivery.list': answer }, '?view=list&page=2&person=u1');
    expect(await screen.findByRole('link', { name: /2026112000000001/ })).toHaveAttribute(
      'href',
      '/userAdmin/orders/orderDeliveryDetail?id=d1',
    );
    expect(screen.getByText('21–40 of 45')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /In transit/ }));
    expect(where()).toBe('/userAdmin/orders/orderDeliveryList?view=list&status=3&person=u1');
    await waitFor(() =>
      expect(calls.findLast(({ op }) => op === 'delivery.list')?.input).toEqual({
        personId: 'u1',
        status: '3',
        page: '1',
        size: '20',
      }),
    );
  });
});
