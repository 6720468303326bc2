import type { Item, Output } from '@mall/contract/operations';
import { emptyCart, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CasesScreen } from './CasesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import catalog from '../phrases/en.json' with { type: 'json' };

type Case = Item<'designCase.list'>;
type Line = Output<'design.bill'>['lines'][number];

const piece = (over: Partial<Line> = {}): Case['hotspots'][number]['piece'] => ({
  skuId: '10',
  productId: '1',
  name: 'Alva',
  specText: 'Oat',
  image: '/media/alva.webp',
  price: 429_900,
  memberPrice: 408_400,
  size: { w: 2100, d: 920, h: 820 },
  mount: 'floor',
  figure: 'sofa',
  colour: null,
  stock: 8,
  leadDays: 20,
  ...over,
});
const line = (over: Partial<Line> = {}): Line => ({
  ...piece(over),
  qty: 1,
  goods: 408_400,
  problem: null,
  substitutes: [],
  ...over,
});
const one = (over: Partial<Case> = {}): Case => ({
  id: '1',
  title: 'Calm living room',
  intro: 'Seven pieces.',
  room: 'living',
  style: 'nordic',
  cover: '/c.webp',
  banner: '/b.webp',
  area: 3192,
  hotspots: [{ x: 5000, y: 6000, piece: piece() }],
  pieces: 2,
  total: 439_900,
  memberTotal: 418_400,
  ...over,
});
const listed = (...list: Case[]): Output<'designCase.list'> => ({
  list,
  total: list.length,
  page: 1,
  size: 24,
  rooms: [
    { id: 'living', count: 5 },
    { id: 'kids', count: 1 },
  ],
  styles: [{ id: 'nordic', count: 4 }],
});
const item = (id: string, skuId: string) => ({
  id,
  skuId,
  own: null,
  x: 0,
  y: 0,
  rotation: 0,
  locked: false,
});
const detail: Output<'designCase.detail'> = {
  ...one(),
  plan: { rooms: [], items: [item('a', '10'), item('b', '20')] },
  pictures: [{ url: '/b.webp', w: 1280, h: 427, hotspots: one().hotspots }],
};
const billOf = (...lines: Line[]): Output<'design.bill'> => ({
  lines,
  goods: 439_900,
  memberGoods: 418_400,
  freight: 0,
  pay: 418_400,
  promise: '2026-12-25T23:59:59+08:00',
});
const stool = (over: Partial<Line> = {}) =>
  line({ skuId: '20', productId: '2', name: 'Rio', price: 10_000, memberPrice: 10_000, ...over });

const open = (query = '', { api, ...rest }: ScreenOptions = {}) =>
  renderScreen(<CasesScreen />, {
    route: '/design/designCaseItem',
    at: `/design/designCaseItem${query}`,
    lang: 'en',
    phrases: { cases: en, catalog },
    who: { token: 't' },
    ...rest,
    api: {
      'designCase.list': listed(one(), one({ id: '2', title: 'Loft classics' })),
      'designCase.detail': detail,
      'design.bill': billOf(line(), stool()),
      'cart.get': emptyCart,
      ...api,
    },
  });

describe('the gallery', () => {
  it('shows the rooms, and its filters are addresses', async () => {
    const { user, where, calls } = await open('?style=nordic');
    expect(await screen.findByRole('link', { name: 'Calm living room' })).toHaveAttribute(
      'href',
      '/design/designCaseItem?id=1',
    );
    await user.click(screen.getByRole('link', { name: 'Living room 5' }));
    expect(where()).toBe('/design/designCaseItem?room=living&style=nordic');
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ room: 'living', style: 'nordic' }));
    await user.click(screen.getByRole('link', { name: 'All styles' }));
    expect(where()).toBe('/design/designCaseItem?room=living');
  });

  it('without a room of that kind says so, and leads to all', async () => {
    const { user, where } = await open('?room=kids', { api: { 'designCase.list': listed() } });
    expect(await screen.findByText('No room like this yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all design cases' }));
    expect(where()).toBe('/design/designCaseItem');
  });
});

describe('a case', () => {
  it('of several pictures shows one of them large, and numbers its pieces across all', async () => {
    const second = {
      url: '/second.webp',
      w: 1600,
      h: 1000,
      hotspots: [{ x: 1, y: 2, piece: piece({ skuId: '20', name: 'Rio' }) }],
    };
    const { user } = await open('?id=1', {
      api: { 'designCase.detail': { ...detail, pictures: [...detail.pictures, second] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 2 of 2' }));
    expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('button', { name: '2: Rio' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '1: Alva' })).toBeNull();
  });

  it('opens the card of a piece at its spot, and puts that piece into the cart', async () => {
    const { user } = await open('?id=1');
    await user.click(await screen.findByRole('button', { name: '1: Alva' }));
    const card = await screen.findByRole('dialog', { name: 'Alva' });
    expect(within(card).getByText('In stock')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Alva' })).toHaveAttribute(
      'href',
      '/product?productId=1&skuId=10',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Alva' })).toBeNull();
    expect(screen.getByRole('button', { name: '1: Alva' })).toHaveFocus();
  });

  it('puts all of it into the cart, one after the other, and takes it back', async () => {
    let inCart: string[] = [];
    const { user, calls } = await open('?id=1', {
      api: {
        'cart.add': (sent) => {
          inCart = [...inCart, 'skuId' in sent ? String(sent.skuId) : ''];
          return { count: inCart.length };
        },
        'cart.get': () => ({
          ...emptyCart,
          list: inCart.map(cartLine),
          count: inCart.length,
        }),
        'cart.remove': () => {
          inCart = [];
          return emptyCart;
        },
      },
    });
    const [add] = await screen.findAllByRole('button', { name: 'Add all to cart' });
    if (add) await user.click(add);
    expect(await screen.findByText('2 pieces are in the cart')).toBeVisible();
    expect(calls.filter(({ op }) => op === 'cart.add').map(({ input }) => input.skuId)).toEqual(['10', '20']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken out of the cart again')).toBeVisible();
    expect(calls.find(({ op }) => op === 'cart.remove')?.input).toEqual({ ids: ['line-10', 'line-20'] });
  });

  it('says what cannot be had, and lets it be exchanged', async () => {
    const gone = stool({
      problem: 'outOfStock',
      stock: 0,
      substitutes: [piece({ skuId: '30', name: 'Nub' })],
    });
    const { user, calls } = await open('?id=1', {
      api: {
        'design.bill': ({ lines }) =>
          lines?.includes('30*1') ? billOf(line(), line({ skuId: '30', name: 'Nub' })) : billOf(line(), gone),
      },
    });
    expect(
      await screen.findByText('One piece cannot be had now and is not counted. Exchange it in the list.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it: Nub instead of Rio' }));
    await waitFor(() => expect(calls.at(-1)?.input).toEqual({ lines: ['10*1', '30*1'] }));
    expect(await screen.findByRole('button', { name: 'Put the first one back' })).toBeVisible();
    expect(screen.queryByText('Sold out for now')).toBeNull();
  });

  it('that there is not says so, and offers others', async () => {
    await open('?id=77', {
      api: {
        'designCase.detail': () => {
          throw refused('missing');
        },
      },
    });
    expect(await screen.findByText('This room is not here any more')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Loft classics' })).toBeVisible();
  });

  it('with an id that cannot be one is not asked for', async () => {
    const { calls } = await open('?id=drop%20table');
    expect(await screen.findByText('This room is not here any more')).toBeVisible();
    expect(calls.some(({ op }) => op === 'designCase.detail')).toBe(false);
  });
});

const cartLine = (skuId: string): Item<'cart.get'> => ({
  id: `line-${skuId}`,
  skuId,
  productId: '1',
  name: '',
  image: '',
  specText: '',
  qty: 1,
  selected: true,
  price: 1,
  memberPrice: 1,
  priceSeen: 1,
  stock: 5,
  leadDays: 1,
  invalidReason: null,
  shopId: null,
});
