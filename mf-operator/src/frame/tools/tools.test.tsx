import { type OperatorPermission, operatorPermissions } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import { jobsDrawer } from '@mall/office/jobs';
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import { row } from '@mall/office/orders/sample-order';
import { officeTool } from '@mall/office/palette';
import tools from '@mall/office/palette/phrases/en.json' with { type: 'json' };
import { renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import frame from '../../phrases/en.json' with { type: 'json' };
import { Find } from './Find.tsx';
import { Jobs } from './Jobs.tsx';
import en from './phrases/en.json' with { type: 'json' };

afterEach(() => {
  act(() => {
    officeTool.set(null);
    jobsDrawer.set(false);
  });
});

const job: Item<'mallJob.list'> = {
  id: 'j1',
  kind: 'goodsImport',
  state: 'writing',
  by: 'Wei',
  mine: true,
  about: { file: 'spring.xlsx' },
  done: 100,
  total: 400,
  rows: 100,
  ready: 400,
  complete: 400,
  same: 0,
  wrong: 0,
  problems: [],
  bytes: null,
  changeId: null,
  reason: null,
  createdAt: '2026-11-22T02:02:00Z',
  startedAt: '2026-11-22T02:02:00Z',
  endedAt: null,
  expiresAt: null,
  actions: ['cancel'],
};
const mei: Item<'mallMember.list'> = {
  id: 'u7',
  name: 'Mei',
  mobile: '138****5678',
  proved: true,
  level: 1,
  locked: false,
  orders: 1,
  madeAt: '2026-03-01T08:00:00Z',
  seenAt: null,
};
const shopOrder: Item<'mallShopOrder.list'> = {
  ...row,
  id: 'o9',
  no: '20261120000009',
  shop: { id: 's1', code: 'OAK123', name: 'Oak house' },
};
const page = { total: 0, page: 1, size: 5 };
const open = (may: readonly OperatorPermission[] = operatorPermissions) =>
  renderScreen(
    <>
      <Find />
      <Jobs />
    </>,
    {
      lang: 'en',
      at: '/operator/start',
      phrases: { operator: frame, tools, mallTools: en, jobs },
      who: { token: 't' },
      api: {
        'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: [...may] },
        'platformOrder.list': { ...page, list: [], counts: {}, atLeast: [], needs: {} },
        'mallGoods.list': { ...page, list: [], counts: {} },
        'mallShopOrder.list': { ...page, list: [shopOrder], counts: {}, atLeast: [], shop: null },
        'mallMember.list': { ...page, list: [mei], more: false },
        'mallShop.list': {
          ...page,
          list: [
            {
              id: 's1',
              code: 'OAK123',
              name: 'Oak house',
              logo: null,
              state: 'open',
              owner: { name: 'Lin', mobile: '138 **** 0001' },
              priceFactor: '1.0000',
              keepsOut: [],
              orders: 3,
              madeAt: '2026-11-02T00:00:00Z',
            },
          ],
        },
        'mallJob.list': { list: [job], total: 1, page: 1, size: 8, underWay: 1, waitForYou: 0 },
        'mallJob.cancel': { ...job, state: 'cancelled', actions: ['errors'] },
      },
    },
  );

describe('the search of the console', () => {
  it('finds a shop by its name, and goes to it', async () => {
    const { user, where } = await open();
    await screen.findByRole('button', { name: 'Jobs, 1 running' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await user.keyboard('oak');
    await user.click(await screen.findByRole('option', { name: /Oak house.*OAK123/ }));
    expect(where()).toBe('/operator/shops?keyword=OAK123');
  });

  it('finds a member and an order of a shop by a whole number, the member masked', async () => {
    const { user, where, calls } = await open();
    await screen.findByRole('button', { name: 'Jobs, 1 running' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await user.keyboard('13812345678');
    const orders = within(await screen.findByRole('group', { name: 'Orders of shops' }));
    expect(orders.getByRole('option', { name: /20261120000009 · Oak house/ })).toBeVisible();
    await user.click(
      await within(screen.getByRole('group', { name: 'Members' })).findByRole('option', {
        name: /Mei.*138\*{4}5678/,
      }),
    );
    expect(where()).toBe('/operator/members?memberId=u7');
    const asked = (op: string) => calls.findLast((call) => call.op === op)?.input;
    for (const op of ['platformOrder.list', 'mallShopOrder.list', 'mallMember.list'])
      expect(asked(op)).toMatchObject({ keyword: '13812345678' });
  });

  it('asks the orders of shops for numbers alone', async () => {
    const { user, calls } = await open(['order.view']);
    await user.click(await screen.findByRole('button', { name: /Search or jump/ }));
    await user.keyboard('oak');
    await waitFor(() => expect(calls.some(({ op }) => op === 'platformOrder.list')).toBe(true));
    expect(calls.some(({ op }) => op === 'mallShopOrder.list' || op === 'mallMember.list')).toBe(false);
  });

  it('offers what one may do, and asks nothing that one may not know', async () => {
    const { user, calls } = await open(['shop.view']);
    await user.click(await screen.findByRole('button', { name: /Search or jump/ }));
    const list = within(await screen.findByRole('listbox'));
    expect(await list.findByRole('option', { name: 'Shops' })).toBeVisible();
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Show the keys',
      'Start',
      'Shops',
    ]);
    await user.keyboard('oak');
    await list.findByRole('option', { name: /Oak house/ });
    expect(new Set(calls.map(({ op }) => op))).toEqual(
      new Set(['operator.me', 'mallJob.list', 'mallShop.list']),
    );
  });
});

it('G and a letter open a page that one may open', async () => {
  const { user, where } = await open(['catalogue.view']);
  await screen.findByRole('button', { name: 'Jobs, 1 running' });
  await user.keyboard('go');
  expect(where()).toBe('/operator/start');
  await user.keyboard('gp');
  expect(where()).toBe('/operator/products');
});

it('G and D open the deliveries, and what is at risk there is found by a word', async () => {
  const { user, where } = await open(['order.view']);
  await screen.findByRole('button', { name: 'Jobs, 1 running' });
  await user.keyboard('gd');
  expect(where()).toBe('/operator/deliveries');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search or jump to…' });
  await user.keyboard('>at risk');
  await user.click(await screen.findByRole('option', { name: /at risk or late/ }));
  expect(where()).toBe('/operator/deliveries?view=list&risk=danger');
});

it('the drawer shows how far an import is, and cancels it', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Jobs, 1 running' }));
  const drawer = within(screen.getByRole('dialog', { name: /^Jobs/ }));
  expect(drawer.getByText(/^100 of 400 products/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(calls.find(({ op }) => op === 'mallJob.cancel')?.input).toEqual({ id: 'j1' });
});
