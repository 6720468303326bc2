import type { Item, Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OffersScreen } from './OffersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const offer = (given: Partial<Item<'quote.list'>> = {}): Item<'quote.list'> => ({
  id: 'q1',
  wantId: 'w1',
  no: '2026-1',
  wantRemark: 'A long table',
  design: null,
  shopName: 'Muju',
  lines: [
    {
      skuId: '11',
      productId: '1',
      name: 'Elin chair',
      specText: 'Oak',
      image: '/media/a.webp',
      qty: 2,
      unitPrice: 69_900,
      amount: 139_800,
    },
    {
      skuId: null,
      productId: null,
      name: 'Table 2.4 m',
      specText: '',
      image: null,
      qty: 1,
      unitPrice: 688_000,
      amount: 688_000,
    },
  ],
  goods: 827_800,
  freight: 20_000,
  total: 847_800,
  note: '',
  validUntil: '2030-12-01T10:00:00Z',
  state: 'sent',
  orderId: null,
  createdAt: '2026-11-21T10:00:00Z',
  ...given,
});

const open = (...list: Item<'quote.list'>[]) => {
  const declined: unknown[] = [];
  const answer: Output<'quote.list'> = { list, total: list.length, page: 1, size: 10, open: list.length };
  void renderScreen(<OffersScreen />, {
    route: '/userCenter/establishOrder',
    at: '/userCenter/establishOrder',
    lang: 'en',
    phrases: { offers: en },
    who: { token: 't' },
    api: {
      'quote.list': answer,
      'quote.decline': (input) => {
        declined.push(input);
        return null;
      },
    },
  });
  return { declined };
};

it('shows what is offered, links to what the mall sells, and leads to the order', async () => {
  open(offer());
  const card = await screen.findByRole('article', { name: 'Muju' });
  expect(within(card).getByRole('link', { name: 'Elin chair' })).toHaveAttribute(
    'href',
    '/product?productId=1&skuId=11',
  );
  expect(within(card).queryByRole('link', { name: 'Table 2.4 m' })).toBeNull();
  expect(within(card).getByRole('link', { name: 'Accept and order' })).toHaveAttribute(
    'href',
    '/editOrderInfo?source=quote&quoteId=q1',
  );
});

it('shows a room that a shop set up, and leads to it', async () => {
  open(offer({ wantId: null, wantRemark: '', design: { name: 'Living room of Lin' } }));
  const card = await screen.findByRole('article', { name: 'Muju' });
  expect(within(card).getByText('Living room of Lin')).toBeVisible();
  expect(within(card).getByText('With a room set up for you, 2026-1')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'See the room' })).toHaveAttribute(
    'href',
    '/design/cloudDesign?quote=q1',
  );
});

it('asks before an offer is turned down', async () => {
  const user = userEvent.setup();
  const { declined } = open(offer());
  await user.click(await screen.findByRole('button', { name: 'Turn down' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Turn down' }));
  await waitFor(() => expect(declined).toEqual([{ id: 'q1' }]));
});

it.each(['expired', 'declined', 'withdrawn'] as const)(
  'offers nothing to do when it is %s',
  async (state) => {
    open(offer({ state }));
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'Accept and order' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Turn down' })).toBeNull();
  },
);

it('leads from an accepted one to its order', async () => {
  open(offer({ state: 'accepted', orderId: 'o9' }));
  expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/userCenter/order?orderId=o9',
  );
});

it('says what to do when there is none', async () => {
  open();
  expect(await screen.findByText('No offers yet')).toBeVisible();
});
