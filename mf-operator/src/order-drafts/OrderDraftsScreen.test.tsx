import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import goodsSearch from '@mall/office/goods/phrases/en.json' with { type: 'json' };
import en from '@mall/office/order-drafts/phrases/en.json' with { type: 'json' };
import { draft, draftedAt, priced } from '@mall/office/order-drafts/sample-draft';
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { OrderDraftsScreen } from './OrderDraftsScreen.tsx';

const all: OperatorPermission[] = ['order.view', 'order.edit', 'catalogue.view'];
const chair = {
  skuId: '7',
  productId: '1',
  name: 'Sol chair',
  spec: 'Oak',
  price: 45_000,
  image: null,
  stock: 4,
};

const open = (search = '', api: Answers = {}, own = all) =>
  renderScreen(<OrderDraftsScreen />, {
    lang: 'en',
    at: `/operator/orderDrafts${search}`,
    phrases: { orderDrafts: en, goodsSearch, operator: frame },
    who: { token: 't' },
    api: {
      'savedView.list': { list: [] },
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformOrderDraft.list': {
        list: [draft({ name: 'L**', phone: '138****1111' })],
        total: 1,
        counts: { all: 1, open: 1 },
        page: 1,
        size: 20,
      },
      'platformOrderDraft.detail': draft(),
      'platformOrderDraft.price': priced(),
      'mallGoods.select': { list: [chair], total: 1, page: 1, size: 12, more: false },
      'area.list': [],
      ...api,
    },
  });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

it('lists those of the mall by the state in the address, and removes one with a way back', async () => {
  const { calls, user } = await open('?state=open', {
    'platformOrderDraft.remove': null,
    'platformOrderDraft.restore': draft(),
  });
  expect(await screen.findByRole('link', { name: /L\*\*/ })).toBeVisible();
  expect(sent(calls, 'platformOrderDraft.list')[0]).toMatchObject({ state: 'open' });
  expect(await screen.findByRole('link', { name: 'Write an order' })).toHaveAttribute(
    'href',
    '/operator/orderDrafts?id=new',
  );
  await user.click(screen.getByRole('button', { name: /Actions|More/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'platformOrderDraft.restore')).toEqual([{ id: 'd1' }]));
});

it('writes one: the mall’s goods, the customer found by the number, and the page of the draft', async () => {
  const known = { ...{ name: 'Mei', phone: '13900002222', provinceId: '', cityId: '' } };
  const { calls, user, where } = await open('?id=new', {
    'platformOrderDraft.customer': { customer: { ...known, districtId: '', detail: 'Rose Road 1' } },
    'platformOrderDraft.create': draft(),
  });
  await user.type(await screen.findByRole('searchbox'), 'sol');
  await user.click(await screen.findByRole('button', { name: 'Add Sol chair Oak' }));
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '13900002222');
  await user.click(screen.getByRole('button', { name: 'Find earlier orders' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('Rose Road 1'));
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(sent(calls, 'platformOrderDraft.create')).toMatchObject([
      { lines: [{ skuId: '7', qty: '1' }], customer: { name: 'Mei', phone: '13900002222' } },
    ]),
  );
  await waitFor(() => expect(where()).toBe('/operator/orderDrafts?id=d1'));
});

it('keeps the number that is asked about as it is until its customer is known', async () => {
  let answer: (found: { customer: null }) => void = () => undefined;
  const found = new Promise<{ customer: null }>((resolve) => (answer = resolve));
  const { user } = await open('?id=new', { 'platformOrderDraft.customer': () => found });
  const phone = await screen.findByRole('textbox', { name: /Phone/ });
  await user.type(phone, '13900002222');
  await user.click(screen.getByRole('button', { name: 'Find earlier orders' }));
  await user.type(phone, '3');
  expect(phone).toHaveValue('13900002222');
  answer({ customer: null });
  await waitFor(() => expect(phone).not.toHaveAttribute('readonly'));
});

it('makes a link of what is saved, which is then read and can be withdrawn', async () => {
  const url = 'https://mall.example/orderLink#abc';
  const out = draft({ state: 'sent', validUntil: draftedAt, total: 82_200, version: 4 });
  const { calls, user } = await open('?id=d1', {
    'platformOrderDraft.send': { url, draft: out },
    'platformOrderDraft.withdraw': draft({ version: 5 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(url)).toBeVisible();
  expect(sent(calls, 'platformOrderDraft.send')).toMatchObject([{ id: 'd1', version: '3', days: '3' }]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the link' }));
  await waitFor(() => expect(sent(calls, 'platformOrderDraft.withdraw')).toEqual([{ id: 'd1' }]));
});

it('somebody who only reads gets no button, and the way to the order of the mall', async () => {
  const done = draft({ state: 'ordered', orderId: 'o1', total: 82_200 });
  await open('?id=d1', { 'platformOrderDraft.detail': done }, ['order.view']);
  expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/operator/orders?orderId=o1',
  );
  expect(screen.queryByRole('button', { name: /link|Remove|Write again|Save/ })).toBeNull();
});

it('who may not see the catalogue cannot search it, and is told so', async () => {
  await open('?id=new', {}, ['order.view', 'order.edit']);
  expect(await screen.findByText(/may not see goods/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
