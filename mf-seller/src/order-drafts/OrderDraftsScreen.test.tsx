import { permissions } from '@mall/contract/core/permissions';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { refresh } from '@mall/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import goodsSearch from '@mall/office/goods/phrases/en.json' with { type: 'json' };
import en from '@mall/office/order-drafts/phrases/en.json' with { type: 'json' };
import { draft, draftedAt as at, priced } from '@mall/office/order-drafts/sample-draft';
import seller from '../phrases/en.json' with { type: 'json' };
import { OrderDraftsScreen } from './OrderDraftsScreen.tsx';

const goods = {
  name: 'Sol chair',
  image: '',
  skus: [{ skuId: '7', specText: 'Oak', image: '', shopPrice: 45_000, stock: 5 }],
};

const open = (search = '', api: Answers = {}, may: readonly (typeof permissions)[number][] = permissions) =>
  renderScreen(<OrderDraftsScreen />, {
    lang: 'en',
    at: `/userAdmin/orders/drafts${search}`,
    phrases: { orderDrafts: en, seller, goodsSearch },
    who: { token: 't', isShop: true, permissions: [...may] },
    api: {
      'savedView.list': { list: [] },
      'orderDraft.list': { list: [draft()], total: 1, counts: { all: 1, open: 1 }, page: 1, size: 20 },
      'orderDraft.detail': draft(),
      'orderDraft.price': priced(),
      'shopGoods.list': { list: [goods], total: 1, page: 1, size: 12 } as never, // only what the search reads
      'area.list': [],
      'orderDraft.remove': null,
      'orderDraft.restore': draft(),
      ...api,
    },
  });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

it('lists drafts by the state in the address, and removes one with a way back', async () => {
  const { calls, user } = await open('?state=open');
  expect(await screen.findByRole('link', { name: /Lin/ })).toBeVisible();
  expect(sent(calls, 'orderDraft.list')[0]).toMatchObject({ state: 'open' });
  await user.click(screen.getByRole('button', { name: /More.*Lin|Lin.*more|Actions.*Lin/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'orderDraft.restore')).toEqual([{ id: 'd1' }]));
});

it('says what the page is for when there is nothing yet', async () => {
  await open('', { 'orderDraft.list': { list: [], total: 0, counts: {}, page: 1, size: 20 } });
  expect(await screen.findByText('No orders written yet')).toBeVisible();
});

it('writes one: goods are searched, the customer is found by the number, and it is saved', async () => {
  const known = {
    name: 'Mei',
    phone: '13900002222',
    provinceId: '',
    cityId: '',
    districtId: '',
    detail: 'Rose Road 1',
  };
  const { calls, user } = await open('?id=new', {
    'orderDraft.customer': { customer: known },
    'orderDraft.create': draft(),
  });
  await user.type(await screen.findByRole('searchbox'), 'sol');
  await user.click(await screen.findByRole('button', { name: 'Add Sol chair Oak' }));
  const qty = screen.getByRole('textbox', { name: 'Quantity of Sol chair Oak' });
  await user.clear(qty);
  await user.type(qty, '2');
  await user.type(screen.getByRole('textbox', { name: /Phone/ }), '13900002222');
  await user.click(screen.getByRole('button', { name: 'Find earlier orders' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('Rose Road 1'));
  await waitFor(() =>
    expect(screen.getByText('What it costs').closest('section')).toHaveTextContent('¥822.00'),
  );
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(sent(calls, 'orderDraft.create')).toMatchObject([
      { lines: [{ skuId: '7', qty: '2' }], customer: { name: 'Mei', phone: '13900002222' } },
    ]),
  );
});

it('makes a link of what is saved, and shows it once', async () => {
  const url = 'https://mall.example/orderLink#abc';
  const out = draft({ state: 'sent', validUntil: '2026-11-27T08:00:00Z', total: 82_200, version: 4 });
  const { calls, user } = await open('?id=d1', { 'orderDraft.send': { url, draft: out } });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(url)).toBeVisible();
  expect(sent(calls, 'orderDraft.send')).toMatchObject([{ id: 'd1', version: '3', days: '3' }]);
});

it('is read while its link is out: no form, and the link can be withdrawn', async () => {
  const out = draft({ state: 'sent', validUntil: '2026-11-27T08:00:00Z', total: 82_200 });
  const { calls, user } = await open('?id=d1', { 'orderDraft.detail': out, 'orderDraft.withdraw': draft() });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the link' }));
  await waitFor(() => expect(sent(calls, 'orderDraft.withdraw')).toEqual([{ id: 'd1' }]));
});

it('somebody who only reads gets no button, and sees the order that came of it', async () => {
  const done = draft({ state: 'ordered', orderId: 'o1', total: 82_200 });
  await open('?id=d1', { 'orderDraft.detail': done }, ['order.view']);
  expect(await screen.findByRole('link', { name: 'See the order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /link|Remove|Write again|Save/ })).toBeNull();
});

it('keeps what was typed when a colleague was quicker, and offers what they saved', async () => {
  let version = 3;
  const { user } = await open('?id=d1', {
    'orderDraft.detail': () => draft({ version, by: 'Ben' }),
    'orderDraft.save': () => {
      version = 4;
      throw refused('orderDraft.changedElsewhere', 'A colleague has changed this');
    },
  });
  const note = await screen.findByRole('textbox', { name: /Message to the customer/ });
  await user.type(note, 'Call first');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(/Ben has just changed/)).toBeVisible();
  expect(note).toHaveValue('Call first');
  await user.click(screen.getByRole('button', { name: 'Show what was saved' }));
  expect(note).toHaveValue('');
});

it('keeps what was typed when a colleague has made a link meanwhile', async () => {
  let now = draft();
  const { user } = await open('?id=d1', { 'orderDraft.detail': () => now });
  const note = await screen.findByRole('textbox', { name: /Message to the customer/ });
  await user.type(note, 'Call first');
  now = draft({ state: 'sent', version: 4, by: 'Ben', validUntil: at, total: 82_200 });
  await act(() => refresh('orderDraft.detail'));
  expect(await screen.findByText(/Ben has just changed/)).toBeVisible();
  expect(note).toHaveValue('Call first');
  await user.click(screen.getByRole('button', { name: 'Show what was saved' }));
  expect(screen.queryByRole('textbox', { name: /Message to the customer/ })).toBeNull();
});

it('makes no link of what a colleague saved while the dialog was open', async () => {
  let now = draft();
  const { calls, user } = await open('?id=d1', {
    'orderDraft.detail': () => now,
    'orderDraft.send': () => {
      throw refused('orderDraft.changedElsewhere');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  now = draft({ version: 4, by: 'Ben' });
  await act(() => refresh('orderDraft.detail'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a link' }));
  await waitFor(() => expect(sent(calls, 'orderDraft.send')).toMatchObject([{ version: '3' }]));
});

it('says that the price is not known rather than that goods cost nothing', async () => {
  await open('?id=d1', {
    'orderDraft.price': () => {
      throw refused('overloaded');
    },
  });
  const bill = (await screen.findByText('What it costs')).closest('section');
  await waitFor(() => expect(bill).toHaveTextContent(/again/i));
  expect(bill).not.toHaveTextContent('¥0.00');
});
