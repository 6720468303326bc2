import type { Output } from '@mall/contract/operations';
import { shop } from '@mall/platform';
import { refused, renderScreen, sampleShop, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../samples.ts';
import { CloudDesignScreen } from '../CloudDesignScreen.tsx';
import words from '../phrases/en.json' with { type: 'json' };
import { templates } from '../plan/templates.ts';
import offering from './phrases/en.json' with { type: 'json' };

const plan = {
  rooms: templates[0]?.plan.rooms ?? [],
  items: [{ id: 'sofa', skuId: '10', own: null, x: 2700, y: 2100, rotation: 0, locked: false }],
};
const bill: Output<'design.bill'> = {
  lines: [
    {
      skuId: '10',
      productId: '1',
      name: 'Alva',
      specText: 'Oat',
      image: '/media/alva.webp',
      price: 429_900,
      memberPrice: 408_405,
      size: { w: 2100, d: 920, h: 820 },
      mount: 'floor',
      figure: 'sofa',
      colour: null,
      stock: 5,
      leadDays: 20,
      qty: 2,
      goods: 816_810,
      problem: null,
      substitutes: [],
    },
  ],
  goods: 859_800,
  memberGoods: 816_810,
  freight: 12_000,
  pay: 828_810,
  promise: null,
};
const offer = (over: Partial<Output<'shopQuote.list'>['list'][number]> = {}) => ({
  id: 'q1',
  no: '2026-7',
  wantId: null,
  by: 'Ann',
  pieces: 2,
  design: { name: 'Living room' },
  phone: '138****0001',
  total: 800_000,
  validUntil: '2030-12-01T10:00:00Z',
  state: 'sent' as const,
  orderId: null,
  createdAt: '2026-11-21T10:00:00Z',
  ...over,
});

const seller = { token: 'seller', shopId: '1', permissions: ['want.view', 'want.edit'] } as const;

const show = async ({ api, at, ...options }: ScreenOptions = {}) => {
  const shown = await renderScreen(<CloudDesignScreen />, {
    route: '/design/cloudDesign',
    at: at ?? '/design/cloudDesign?id=d1',
    lang: 'en',
    phrases: { design: words, offering },
    who: seller,
    ...options,
    api: {
      'category.menu': [],
      'design.pieces': pageOf([]),
      'design.list': [],
      'design.bill': bill,
      'design.detail': {
        id: 'd1',
        name: 'Living room',
        plan,
        version: 3,
        shareCode: null,
        savedAt: '2026-11-21T08:00:00Z',
      },
      'shopQuote.list': { ...pageOf([]), counts: {} },
      ...api,
    },
  });
  await screen.findByText('Add the room to cart');
  return shown;
};

beforeEach(() => shop.set(sampleShop));
afterEach(() => shop.set(null));

describe('the offer of a room', () => {
  it.each([
    ['a member', { token: 'lin' }],
    ['somebody of this shop who may not quote', { ...seller, permissions: ['order.view'] as const }],
    ['somebody of another shop', { ...seller, shopId: '2' }],
  ])('is nothing that %s sees', async (_who, who) => {
    await show({ who });
    expect(screen.queryByRole('button', { name: 'Offer to a customer' })).toBeNull();
  });

  const open = async (options: ScreenOptions = {}) => {
    const shown = await show(options);
    await shown.user.click(await screen.findByRole('button', { name: 'Offer to a customer' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: /Offer this room/ })) };
  };

  it('begins with the prices of a member here, adds up, and sends the room as it is kept', async () => {
    const { user, calls, dialog } = await open({
      api: { 'shopQuote.offerDesign': { quoteId: 'q9', no: '2026-9' } },
    });
    const price = dialog.getByRole('textbox', { name: 'Price of Alva' });
    expect(price).toHaveValue('4084.05');
    expect(dialog.getByText('8,288.10')).toBeVisible();
    await user.clear(price);
    await user.type(price, '4000');
    expect(dialog.getByText('8,120.00')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /mobile/ }), '13800000001');
    await user.type(dialog.getByRole('textbox', { name: /Words/ }), 'With two chairs');
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Offer 2026-9 is sent')).toBeVisible();
    expect(calls.some(({ op }) => op === 'design.save')).toBe(false);
    expect(calls.find(({ op }) => op === 'shopQuote.offerDesign')?.input).toMatchObject({
      id: 'd1',
      version: '3',
      mobile: '13800000001',
      lines: [{ skuId: '10', qty: '2', unitPrice: '400000' }],
      freight: '12000',
      note: 'With two chairs',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Offer to a customer' }));
    expect(await screen.findByRole('textbox', { name: /mobile/ })).toHaveValue('');
  });

  it('leaves out what there is not enough of, and says so', async () => {
    const sold = { skuId: '20', name: 'Fjell', problem: 'outOfStock' as const };
    const lines = bill.lines.flatMap((one) => [one, { ...one, ...sold }]);
    const { dialog } = await open({ api: { 'design.bill': { ...bill, lines } } });
    expect(dialog.getByText(/Left out.*Fjell/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Price of Fjell' })).toBeNull();
  });

  it('says what is wrong before anything is sent', async () => {
    const { user, calls, dialog } = await open();
    await user.clear(dialog.getByRole('textbox', { name: 'Price of Alva' }));
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(dialog.getByText('A mobile number has 11 digits')).toBeVisible();
    expect(dialog.getByText('An amount such as 1299 or 1299.50')).toBeVisible();
    expect(calls.some(({ op }) => op === 'shopQuote.offerDesign')).toBe(false);
  });

  it('stays open when the mall refuses, with the price that is meant in focus', async () => {
    const { user, dialog } = await open({
      api: {
        'shopQuote.offerDesign': () => {
          throw refused('quote.belowSupply', 'Below supply', { skuId: '10', least: 390_000 });
        },
      },
    });
    await user.type(dialog.getByRole('textbox', { name: /mobile/ }), '13800000001');
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Price of Alva' })).toHaveFocus());
  });

  it('shows what was offered before, and takes back what waits', async () => {
    const { user, calls, dialog } = await open({
      api: {
        'shopQuote.list': {
          ...pageOf([offer(), offer({ id: 'q0', phone: '139****0002', state: 'declined' })]),
          counts: {},
        },
        'shopQuote.withdraw': null,
      },
    });
    expect(await dialog.findByText('Turned down')).toBeVisible();
    expect(dialog.getAllByRole('button', { name: /Take back/ })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Take back the offer to 138****0001' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'shopQuote.withdraw')?.input).toMatchObject({ id: 'q1' }),
    );
  });
});

describe('a room that was offered', () => {
  const quoted: Output<'quote.detail'> = {
    id: 'q1',
    no: '2026-7',
    wantId: null,
    wantRemark: '',
    design: { name: 'Room for Lin' },
    shopName: 'Muju',
    lines: [],
    goods: 0,
    freight: 0,
    total: 0,
    note: '',
    validUntil: '2030-12-01T10:00:00Z',
    state: 'sent',
    orderId: null,
    createdAt: '2026-11-21T10:00:00Z',
    plan,
  };
  const at = '/design/cloudDesign?quote=q1';

  it('is opened from the offer as it was offered', async () => {
    await show({ at, who: { token: 'lin' }, api: { 'quote.detail': quoted } });
    expect(screen.getByRole('textbox', { name: 'Name of the room' })).toHaveValue('Room for Lin');
    expect(screen.getByText('Alva × 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/userCenter/establishOrder',
    );
  });

  it('is for its member alone', async () => {
    await renderScreen(<CloudDesignScreen />, {
      route: '/design/cloudDesign',
      at,
      lang: 'en',
      phrases: { design: words },
    });
    expect(await screen.findByText('This design belongs to a member')).toBeVisible();
  });
});
