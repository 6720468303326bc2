import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Sent } from '@mall/contract/operations';
import goods from '@mall/office/goods/phrases/en.json' with { type: 'json' };
import en from '@mall/office/wants/phrases/en.json' with { type: 'json' };
import { listed, want } from '@mall/office/wants/sample-want';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { WantsScreen } from './WantsScreen.tsx';

const all: OperatorPermission[] = ['order.view', 'order.edit', 'shop.view', 'catalogue.view'];
const shop = {
  logo: null,
  state: 'open' as const,
  owner: { name: 'An', mobile: '138****0002' },
  priceFactor: '1.0000',
  keepsOut: [],
  orders: 3,
  madeAt: '2026-11-20T10:00:00Z',
};
const shops = [
  { ...shop, id: 's1', name: 'Oak & Ash', code: 'OAK001' },
  { ...shop, id: 's2', name: 'Pine', code: 'PINE02' },
];

const open = (at = '', api: Answers = {}, own = all) =>
  renderScreen(<WantsScreen />, {
    lang: 'en',
    at: `/operator/wants${at}`,
    phrases: { wants: en, goodsSearch: goods, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'platformWant.list': {
        list: [listed()],
        total: 1,
        page: 1,
        size: 20,
        counts: { all: 1, toVerify: 1 },
        due: 0,
      },
      'platformWant.people': { list: [{ id: 'u1', name: 'Wei', image: null, me: true }] },
      'platformWant.detail': want({ verify: 'real', stage: 'inWork' }),
      'platformWant.update': { quoteId: null },
      'mallShop.list': ({ keyword = '' }: Sent<'mallShop.list'>) => {
        const list = shops.filter(({ name }) => name.includes(keyword));
        return { list, total: list.length, page: 1, size: 8 };
      },
      'mallGoods.select': {
        list: [
          {
            skuId: '7',
            productId: '1',
            name: 'Alva chair',
            spec: 'Oak',
            price: 45_000,
            image: null,
            stock: 4,
          },
        ],
        more: false,
        total: 1,
        page: 1,
        size: 12,
      },
      ...api,
    },
  });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

it('lists the mall’s own, and takes one on by a key', async () => {
  const { calls, user } = await open('?stage=toVerify');
  await screen.findByRole('link', { name: '2026001' });
  expect(sent(calls, 'platformWant.list')[0]).toMatchObject({ stage: 'toVerify', sort: 'due' });
  await user.keyboard('jt');
  await waitFor(() =>
    expect(sent(calls, 'platformWant.update')).toMatchObject([{ id: 'w1', followUpBy: 'u1', seenBy: '' }]),
  );
});

it('hands one to a shop that is open, and goes back to the list as it was', async () => {
  const { calls, user } = await open('?by=me&id=w1', {
    'platformWant.hand': null,
    // The whole name finds eight others of it first.
    'mallShop.list': ({ keyword = '' }: Sent<'mallShop.list'>) => ({
      list: shops.filter(({ id }) => (id === 's2') === (keyword === 'Pi')),
      total: 1,
      page: 1,
      size: 8,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Hand to a shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand 2026001 to a shop' }));
  // Shops that are there already are listed at once, and hide what is behind them.
  await user.click(dialog.getByRole('button', { name: 'Hand it over', hidden: true }));
  expect(await dialog.findByText('Choose a shop that is open')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: /Shop/ }), 'Pi');
  await user.click(await screen.findByRole('option', { name: /Pine/ }));
  await user.type(dialog.getByRole('textbox', { name: /Message to the shop/ }), 'Soon, please');
  await user.click(dialog.getByRole('button', { name: 'Hand it over' }));
  await waitFor(() =>
    expect(sent(calls, 'platformWant.hand')).toEqual([
      { id: 'w1', shopId: 's2', note: 'Soon, please', seenQuote: '' },
    ]),
  );
  expect(sent(calls, 'mallShop.list')[0]).toMatchObject({ state: 'open' });
  expect(await screen.findByText(/Handed to Pine/)).toBeVisible();
  expect(await screen.findByRole('link', { name: '2026001' })).toBeVisible();
  expect(sent(calls, 'platformWant.list').at(-1)).toMatchObject({ by: 'me' });
});

it('says that a colleague handed it on before, and offers no more work on it', async () => {
  let gone = false;
  const { user } = await open('?id=w1', {
    'platformWant.detail': () => {
      if (gone) throw refused('missing', 'Not there');
      return want({ verify: 'real', stage: 'inWork' });
    },
    'platformWant.hand': () => {
      gone = true;
      throw refused('want.handed', 'Handed already');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hand to a shop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Shop/ }));
  await user.click(await screen.findByRole('option', { name: /Oak & Ash/ }));
  await user.click(dialog.getByRole('button', { name: 'Hand it over' }));
  expect(await screen.findByText('Handed already')).toBeVisible();
  expect(await screen.findByText('It may have been handed to a shop.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

it('offers goods of the mall', async () => {
  const { user } = await open('?id=w1');
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer for 2026001' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Find goods to add' }), 'alva');
  await user.click(await dialog.findByRole('button', { name: 'Add Alva chair Oak' }));
  expect(dialog.getByRole('textbox', { name: 'Price of Alva chair' })).toHaveValue('450.00');
});

it('says why somebody who may only look, or cannot see shops, hands nothing on', async () => {
  const first = await open('?id=w1', {}, ['order.view']);
  const hand = () => screen.findByRole('button', { name: 'Hand to a shop' });
  expect(await hand()).toHaveAttribute('title', 'Your role may not handle wanted purchases');
  expect(screen.getByRole('button', { name: 'Show name and number' })).toBeDisabled();
  first.unmount();
  await open('?id=w1', {}, ['order.view', 'order.edit']);
  await waitFor(async () =>
    expect(await hand()).toHaveAttribute('title', 'Your role may not see shops, so it cannot choose one'),
  );
});
