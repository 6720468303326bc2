import type { Item, Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import goods from '@mall/office/goods/phrases/en.json' with { type: 'json' };
import en from '@mall/office/wants/phrases/en.json' with { type: 'json' };
import { listed, offer, want } from '@mall/office/wants/sample-want';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { WantsScreen } from './WantsScreen.tsx';

const pageOf = <Row,>(list: Row[]) => ({ list, total: list.length, page: 1, size: 20 });

const people = {
  list: [
    { id: 'ann', name: 'Ann', image: null, me: true },
    { id: 'ben', name: 'Ben', image: null, me: false },
  ],
};
const page = (list: Item<'shopPurchaseRequest.list'>[]): Output<'shopPurchaseRequest.list'> => ({
  ...pageOf(list),
  counts: { all: 3, toVerify: 2, quoted: 1 },
  due: 1,
});

const open = (at = '', api: Answers = {}, who: readonly (typeof permissions)[number][] = permissions) =>
  renderScreen(<WantsScreen />, {
    lang: 'en',
    at: `/userAdmin/orders/wantBuyList${at}`,
    phrases: { seller, wants: en, goodsSearch: goods },
    who: { token: 't', isShop: true, permissions: [...who] },
    api: {
      'shopPurchaseRequest.list': page([
        listed(),
        listed({ id: 'w2', no: '2026002', followUpBy: { id: 'ben', name: 'Ben', image: null } }),
      ]),
      'shopPurchaseRequest.people': people,
      'shopPurchaseRequest.detail': want(),
      'shopPurchaseRequest.update': { quoteId: null },
      'savedView.list': { list: [] },
      ...api,
    },
  });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

describe('the list of requests', () => {
  it('counts its stages and asks for what the address says', async () => {
    const { calls, user } = await open('?stage=toVerify&by=me&due=1');
    expect(await screen.findByRole('tab', { name: /To verify 2/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('3 in all · 1 due today')).toBeVisible();
    expect(sent(calls, 'shopPurchaseRequest.list')[0]).toMatchObject({
      stage: 'toVerify',
      by: 'me',
      due: 'true',
      sort: 'due',
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Follow-up person' }), 'Nobody’s');
    await waitFor(() =>
      expect(sent(calls, 'shopPurchaseRequest.list').at(-1)).toMatchObject({ by: 'nobody', page: '1' }),
    );
  });

  it('is taken on by a key, with whose it was when one looked', async () => {
    const { calls, user } = await open();
    await screen.findByRole('link', { name: '2026002' });
    await user.keyboard('jjt');
    await waitFor(() =>
      expect(sent(calls, 'shopPurchaseRequest.update')).toMatchObject([
        { id: 'w2', followUpBy: 'ann', seenBy: 'ben' },
      ]),
    );
    expect(await screen.findByText('The follow-up person is saved')).toBeVisible();
  });

  it('says why somebody who may only look can do nothing', async () => {
    const { user, calls } = await open('', {}, ['want.view']);
    await user.click(await screen.findByRole('button', { name: /2026001/ }));
    const item = await screen.findByRole('menuitem', { name: /Take it on/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Your role may not handle wanted purchases');
    expect(sent(calls, 'shopPurchaseRequest.update')).toEqual([]);
  });

  it('tells nothing yet from nothing found', async () => {
    const empty = { ...page([]), counts: {}, due: 0 };
    const { user } = await open('?keyword=x', { 'shopPurchaseRequest.list': empty });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No wanted purchases yet')).toBeVisible();
  });
});

describe('a request', () => {
  it('shows who asks when somebody wants to know', async () => {
    const { user, calls } = await open('?id=w1', {
      'shopPurchaseRequest.contact': { contact: 'Lin', phone: '13800000001' },
    });
    expect(await screen.findByText('138****0001')).toBeVisible();
    expect(sent(calls, 'shopPurchaseRequest.contact')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show name and number' }));
    expect(await screen.findByRole('link', { name: '13800000001' })).toHaveAttribute(
      'href',
      'tel:13800000001',
    );
    expect(screen.getByText('Lin')).toBeVisible();
  });

  it('keeps a note with the day to go on, and begins the next', async () => {
    const { user, calls } = await open('?id=w1');
    const note = await screen.findByRole('textbox', { name: 'New note' });
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByText('Write what was said or agreed')).toBeVisible();
    await user.type(note, 'Called');
    await user.type(screen.getByLabelText(/Next follow-up/), '2030-01-02');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(sent(calls, 'shopPurchaseRequest.update')).toEqual([
        { id: 'w1', followUp: { note: 'Called', nextAt: '2030-01-02T09:00:00+08:00' } },
      ]),
    );
    await waitFor(() => expect(note).toHaveValue(''));
  });

  it('is answered with goods of the shop and with words, unless a colleague was faster', async () => {
    const chair = {
      id: '1',
      goodsNo: 'G1',
      name: 'Alva chair',
      image: '',
      brandId: '1',
      sales: 0,
      stock: 4,
      stockState: 'in' as const,
      platformPrice: 30_000,
      shopPrice: 45_000,
      priceTo: null,
      priceChanged: false,
      visible: true,
      own: false,
      review: 'approved' as const,
      reason: null,
      onSale: true,
      skus: [
        {
          skuId: '7',
          specText: 'Oak',
          image: '',
          platformPrice: 30_000,
          shopPrice: 45_000,
          override: null,
          supplyPrice: null,
          stock: 4,
        },
      ],
    };
    const { user, calls } = await open('?id=w1', {
      'shopPurchaseRequest.detail': want({ verify: 'real', stage: 'inWork' }),
      'shopGoods.list': { ...pageOf([chair]), counts: {}, priceFactor: '1.5', ending: 'none' },
      'shopPurchaseRequest.update': () => {
        throw refused('want.changedElsewhere', 'A colleague was faster');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer for 2026001' }));
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(dialog.getByText('Say what it is')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'What line 1 is' }), 'Table');
    await user.type(dialog.getByRole('textbox', { name: 'Price of line 1' }), '5000.01');
    await user.type(dialog.getByRole('searchbox', { name: 'Find goods to add' }), 'alva');
    await user.click(await dialog.findByRole('button', { name: 'Add Alva chair Oak' }));
    expect(dialog.getByRole('textbox', { name: 'Price of Alva chair' })).toHaveValue('450.00');
    expect(dialog.getByText('10,450.02')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(sent(calls, 'shopPurchaseRequest.update')).toHaveLength(1));
    expect(sent(calls, 'shopPurchaseRequest.update')[0]).toMatchObject({
      id: 'w1',
      seenQuote: '',
      quote: {
        lines: [
          { text: 'Table', qty: '2', unitPrice: '500001' },
          { skuId: '7', qty: '1', unitPrice: '45000' },
        ],
        freight: '0',
      },
    });
    expect(await screen.findByText('A colleague was faster')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'What line 1 is' })).toHaveValue('Table');
  });

  it('loses its offer after a second look', async () => {
    const { user, calls } = await open('?id=w1', {
      'shopPurchaseRequest.detail': want({ verify: 'real', stage: 'quoted', quotes: [offer] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this offer?' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    await waitFor(() =>
      expect(sent(calls, 'shopPurchaseRequest.update')).toMatchObject([{ id: 'w1', withdrawQuote: 'true' }]),
    );
  });

  it('is ended with an outcome and what the member reads', async () => {
    const { user, calls } = await open('?id=w1');
    await user.click(await screen.findByRole('button', { name: 'End request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End 2026001' }));
    await user.click(dialog.getByRole('button', { name: 'End request' }));
    expect(dialog.getByText('Choose an outcome')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Lost/ }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No more oak');
    await user.click(dialog.getByRole('button', { name: 'End request' }));
    await waitFor(() =>
      expect(sent(calls, 'shopPurchaseRequest.update')).toMatchObject([
        { id: 'w1', end: 'lost', endNote: 'No more oak' },
      ]),
    );
  });

  it('that has ended takes no more', async () => {
    await open('?id=w1', { 'shopPurchaseRequest.detail': want({ state: 'won', stage: 'won', allows: [] }) });
    expect(await screen.findByText('Won')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End request' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull();
  });

  it('without an account is answered by phone', async () => {
    await open('?id=w1', {
      'shopPurchaseRequest.detail': want({ member: false, verify: 'real', stage: 'inWork' }),
    });
    const button = await screen.findByRole('button', { name: 'Make an offer' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', 'The customer has no account; please call');
  });

  it('that there is not says so, and leads back to the list as it was', async () => {
    await open('?stage=won&id=w9', {
      'shopPurchaseRequest.detail': () => {
        throw refused('missing', 'Not here');
      },
    });
    expect(await screen.findByText('There is no such request')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/userAdmin/orders/wantBuyList?stage=won',
    );
  });
});

it('rooms that were offered are listed by state and taken back', async () => {
  const room = {
    id: 'q7',
    no: '2026007',
    wantId: null,
    design: { name: 'Bedroom' },
    phone: '138****0001',
    total: 700_000,
    pieces: 5,
    by: 'Ann',
    validUntil: '2030-12-01T10:00:00Z',
    state: 'sent' as const,
    orderId: null,
    createdAt: '2026-11-21T10:00:00Z',
  };
  const { user, calls } = await open('?list=rooms&state=sent', {
    'shopQuote.list': { ...pageOf([room]), counts: { all: 2, sent: 1 } },
    'shopQuote.withdraw': null,
  });
  expect(await screen.findByText('Bedroom')).toBeVisible();
  expect(sent(calls, 'shopQuote.list')[0]).toMatchObject({ kind: 'room', state: 'sent' });
  await user.click(screen.getByRole('button', { name: /2026007/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw offer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw offer' }));
  await waitFor(() => expect(sent(calls, 'shopQuote.withdraw')).toMatchObject([{ id: 'q7' }]));
});
