import type { Output } from '@mall/contract/operations';
import { type Permission, permissions, presetRoles } from '@mall/contract/core/permissions';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { OverviewScreen } from './OverviewScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const path = '/userAdmin/shop/overview';
const sales: Output<'dashboard.sales'> = {
  span: '30d',
  from: '2026-11-18T16:00:00.000Z',
  until: '2026-11-20T07:00:00.000Z',
  before: { from: '2026-11-16T16:00:00.000Z', until: '2026-11-18T07:00:00.000Z' },
  total: { amount: 300_000, orders: 3 },
  totalBefore: { amount: 200_000, orders: 1 },
  points: [
    {
      at: '2026-11-18T16:00:00.000Z',
      now: { amount: 100_000, orders: 1 },
      before: { amount: 200_000, orders: 1 },
    },
    { at: '2026-11-19T16:00:00.000Z', now: { amount: 200_000, orders: 2 }, before: { amount: 0, orders: 0 } },
  ],
};
const steps = (hidden: boolean): Output<'dashboard.steps'> => ({
  hidden,
  steps: [
    { step: 'logo', done: true },
    { step: 'product', done: false },
    { step: 'share', done: false },
  ],
});
const answers: Answers = {
  'dashboard.orders': {
    proof: { count: 3, oldestAt: new Date(Date.now() - 7_200_000).toISOString() },
    record: { count: 12, oldestAt: null },
    ship: { count: 25, soon: 4 },
    refund: { count: 2, amount: 389_800 },
  },
  'dashboard.sales': (input) => ({ ...sales, span: input.span ?? '30d' }),
  'dashboard.best': {
    list: [{ productId: '7', name: 'Oak table', image: '', pieces: 3, amount: 270_000 }],
    sampled: false,
  },
  'dashboard.deliveries': {
    underWay: 41,
    atRisk: 3,
    late: 1,
    list: [
      {
        id: 'd1',
        orderId: 'o1',
        orderNo: '20261014-4066',
        name: 'Lift desk',
        image: '',
        customer: 'J**',
        status: 3,
        promisedAt: '2026-11-18T00:00:00Z',
        expectedAt: '2026-11-22T00:00:00Z',
        risk: 'late',
        days: 2,
      },
    ],
  },
  'dashboard.wants': {
    open: 7,
    due: 2,
    list: [
      {
        id: 'w1',
        no: 'W1',
        contact: 'Gao Ming',
        region: 'Guangdong Shenzhen Nanshan',
        remark: '24 dining chairs',
        createdAt: new Date(Date.now() - 1_200_000).toISOString(),
        fresh: true,
        due: false,
      },
    ],
  },
  'dashboard.stock': {
    total: 8,
    list: [
      { skuId: 's1', productId: 'p1', name: 'Wing chair', specText: 'Teal', image: '', left: 0 },
      { skuId: 's2', productId: 'p2', name: 'Velvet sofa', specText: 'Petrol', image: '', left: 3 },
    ],
  },
  'dashboard.steps': steps(false),
  'dashboard.saveSteps': null,
  'audit.list': {
    list: [
      {
        id: 'a1',
        at: '2026-11-19T10:00:00+08:00',
        area: 'price',
        action: 'price.change',
        title: 'Price changed',
        actor: { id: 'u1', name: 'Wen Li' },
        about: 'Velvet sofa',
        orderId: null,
        changes: [{ field: 'Price', old: '¥5,199.00', new: '¥5,399.00' }],
      },
    ],
    next: null,
    areas: ['price'],
    people: [],
  },
};
const open = (keys: readonly Permission[] = permissions, api: Answers = {}, at = path) =>
  renderScreen(<OverviewScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { seller, overview: en },
    who: {
      token: 't',
      isShop: true,
      permissions: [...keys],
      user: {
        id: '1',
        name: 'Wen',
        image: null,
        mobile: '',
        mobileProved: true,
        sex: 0,
        birthday: null,
        email: null,
        rank: { level: 1, label: '' },
      },
    },
    api: { ...answers, ...api },
  });

describe('the overview', () => {
  it('counts open work, and each counter leads to what it counts', async () => {
    await open();
    const todo = within(await screen.findByRole('list', { name: 'To do' }));
    const links = await todo.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Payments to confirm3oldest 2 hours ago', '/userAdmin/orders/orderList?need=proof'],
      ['Paid, to record12auto-recorded after 24 h', '/userAdmin/orders/orderList?need=record'],
      ['To ship254 due this week', '/userAdmin/orders/orderList?need=ship'],
      ['Refunds to decide2¥3,898.00 asked', '/userAdmin/orders/orderList?need=refund'],
      ['At risk or late41 late', '/userAdmin/orders/orderDeliveryList'],
    ]);
  });

  it('compares sales with the days before, in words, in numbers and as a table', async () => {
    const { user, where, calls } = await open();
    const chart = await screen.findByRole('img', { name: /¥3,000\.00 in all, highest ¥2,000\.00 on 20 Nov/ });
    expect(chart).toBeVisible();
    expect(screen.getByText('+50%')).toBeVisible();
    expect(screen.getByText('−50%')).toBeVisible();
    expect(screen.getByText('+2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(where()).toBe(`${path}?view=table`);
    const rows = within(screen.getByRole('table', { name: 'Sales' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Fri 20 November');
    expect(rows[2]).toHaveTextContent('¥1,000.00');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(where()).toBe(`${path}?span=7d&view=table`);
    await waitFor(() =>
      expect(calls.filter(({ op }) => op === 'dashboard.best').at(-1)?.input).toEqual({ span: '7d' }),
    );
  });

  it('says the numbers of a place in the chart, by keys too', async () => {
    await open();
    const places = await screen.findByRole('slider', { name: 'Place in the chart' });
    act(() => places.focus());
    expect(places).toHaveAttribute('aria-valuetext', '20 Nov: ¥2,000.00, 2 orders; the period before ¥0.00');
    fireEvent.change(places, { target: { value: '0' } });
    expect(places).toHaveAttribute(
      'aria-valuetext',
      '19 Nov: ¥1,000.00, 1 order; the period before ¥2,000.00',
    );
  });

  it('shows what is in danger, asked for, nearly gone and changed', async () => {
    await open();
    expect(await screen.findByText('Late by 2 days')).toBeVisible();
    expect(screen.getByText('In transit')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Wanted purchases (7 open)' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2 due' })).toHaveAttribute(
      'href',
      expect.stringContaining('due=1'),
    );
    expect(screen.getByRole('img', { name: 'New' })).toBeInTheDocument();
    expect(screen.getByText('Out')).toBeVisible();
    expect(screen.getByText('3 left')).toBeVisible();
    expect(screen.getByText('Wen Li · Price changed · Velvet sofa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 41 deliveries' })).toBeVisible();
  });

  it('shows each person only what they may see, and requests nothing else', async () => {
    const { calls } = await open(presetRoles.delivery);
    expect(await screen.findByText('Late by 2 days')).toBeVisible();
    for (const name of ['First steps', 'Low stock', 'Latest changes'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Share shop' })).toBeNull();
    expect([...new Set(calls.map(({ op }) => op))].sort()).toEqual([
      'dashboard.best',
      'dashboard.deliveries',
      'dashboard.orders',
      'dashboard.sales',
    ]);
    await open(['staff.view']);
    expect(await screen.findByText('Nothing to show you here yet')).toBeVisible();
  });

  it('of a part that fails says so in its place', async () => {
    let answering = false;
    const { user } = await open(permissions, {
      'dashboard.stock': () => {
        if (!answering) throw refused('failed');
        return { total: 0, list: [] };
      },
    });
    expect(await screen.findByText('Late by 2 days')).toBeVisible();
    answering = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is enough of all your own goods')).toBeVisible();
  });
});

describe('the first steps', () => {
  it('lead to where they are taken, and are put away and brought back', async () => {
    let hidden = false;
    const { user, calls } = await open(permissions, {
      'dashboard.steps': () => steps(hidden),
      'dashboard.saveSteps': (input) => {
        hidden = ['true', '1'].includes(String(input.hidden));
        return null;
      },
    });
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'First product on sale' })).toHaveAttribute(
      'href',
      '/userAdmin/goods/addGoods',
    );
    await user.click(screen.getByRole('button', { name: 'Put away' }));
    await user.click(await screen.findByRole('button', { name: 'Show the first steps' }));
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'dashboard.saveSteps').map(({ input }) => input)).toEqual([
      { hidden: 'true' },
      { hidden: 'false' },
    ]);
  });

  it('lead to the page that shares the link of the shop', async () => {
    await open();
    for (const name of ['Share the shop link and QR code', 'Share shop'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/userAdmin/shop/promote');
  });
});
