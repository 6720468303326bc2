import type { Output } from '@mall/contract/operations';
import { events } from '@mall/platform';
import { emptyCart, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { CartScreen } from './CartScreen.tsx';

type Cart = Output<'cart.get'>;

const line = (given: Partial<Cart['list'][number]>): Cart['list'][number] => ({
  id: 'a',
  skuId: '11',
  productId: '1',
  name: 'Alva sofa',
  image: '/media/a.webp',
  specText: 'Oat',
  qty: 1,
  selected: true,
  price: 100_000,
  memberPrice: 95_000,
  priceSeen: 100_000,
  stock: 3,
  leadDays: 20,
  invalidReason: null,
  shopId: null,
  ...given,
});
const cartOf = (...list: Cart['list']): Cart => ({ ...emptyCart, list, count: list.length });
const whole: Cart['packages'][number] = {
  id: 'p',
  packageId: '7',
  name: 'Calm living room',
  image: '/media/r.webp',
  selection: ['sofa*11', 'lamp*12'],
  qty: 2,
  selected: true,
  price: 180_000,
  memberPrice: 171_000,
  pieces: 200_000,
  saving: 19_000,
  priceSeen: 180_000,
  stock: 3,
  leadDays: 20,
  invalidReason: null,
  shopId: null,
  lines: ['11', '12'].map((skuId) => ({
    slot: skuId === '11' ? 'sofa' : 'lamp',
    slotName: skuId === '11' ? 'Sofa' : 'Lamp',
    skuId,
    productId: skuId,
    name: `Piece ${skuId}`,
    image: '/media/a.webp',
    specText: 'Oat',
    qty: 1,
    price: 100_000,
    memberPrice: 95_000,
    stock: 3,
    leadDays: 20,
    invalidReason: null,
  })),
};
const withPackage = (given: Partial<Cart['packages'][number]> = {}): Cart => ({
  ...emptyCart,
  packages: [{ ...whole, ...given }],
  count: 1,
  bill: { goods: 342_000, discount: 0, freight: 0, pay: 342_000, couponNote: null },
});
const noHistory = { list: [], total: 0, page: 1, size: 4 };

const open = (cart: Cart, api: ScreenOptions['api'] = {}) =>
  renderScreen(<CartScreen />, {
    at: '/cart',
    lang: 'en',
    phrases: { checkout: en },
    who: { token: 't' },
    api: { 'cart.get': cart, 'browsingHistory.list': noHistory, ...api },
  });

describe('the cart', () => {
  const billed = { goods: 190_000, discount: 10_000, freight: 8_000, pay: 188_000, couponNote: null };

  it('says what the chosen lines come to, with coupon and freight, so that the next page adds nothing', async () => {
    await open({ ...cartOf(line({ qty: 2 })), bill: billed });
    await screen.findByText('Summary');
    const summary = screen.getByRole('complementary');
    expect(summary).toHaveTextContent('2 pieces¥2,000');
    expect(summary).toHaveTextContent('Member discount−¥100');
    expect(summary).toHaveTextContent('Couponthe best of yours−¥100');
    expect(summary).toHaveTextContent('Freightthe same for every address¥80');
    expect(summary).toHaveTextContent('Total¥1,880');
    expect(screen.getByText('incl. freight').parentElement).toHaveTextContent('¥1,880');
  });

  it('says why a coupon of the mall does not work in this shop', async () => {
    const couponNote = "This shop does not take the mall's coupons";
    await open({ ...cartOf(line({ qty: 2 })), bill: { ...billed, discount: 0, couponNote } });
    expect(await screen.findByText(couponNote)).toBeVisible();
  });

  it('marks the bill of the cart before as busy until the server has counted a change', async () => {
    let answer: (cart: Cart) => void = () => undefined;
    const { user } = await open(
      { ...cartOf(line({ qty: 2 })), bill: billed },
      { 'cart.edit': () => new Promise<Cart>((resolve) => (answer = resolve)) },
    );
    const busy = () => screen.getByRole('complementary').querySelector('[aria-busy="true"]');
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(busy()).not.toBeNull();
    const bill = { ...billed, goods: 285_000, freight: 12_000, pay: 287_000 };
    answer({ ...cartOf(line({ qty: 3 })), bill });
    await waitFor(() => expect(busy()).toBeNull());
    expect(screen.getByRole('complementary')).toHaveTextContent('Total¥2,870');
  });

  it('changes the quantity at once and tells the server', async () => {
    const { user, calls } = await open(cartOf(line({})), { 'cart.edit': cartOf(line({ qty: 2 })) });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(screen.getByRole('spinbutton')).toHaveValue('2');
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ op: 'cart.edit' })));
    expect(calls.find(({ op }) => op === 'cart.edit')?.input).toEqual({ id: 'a', qty: '2' });
  });

  it("goes back when the server refuses, in the server's words", async () => {
    const { user } = await open(cartOf(line({})), {
      'cart.edit': () => {
        throw refused('cart.quantityAboveStock', 'Only one is left');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Only one is left')).toBeInTheDocument();
    expect(screen.getByRole('spinbutton')).toHaveValue('1');
  });

  it('refuses more than the stock in the words of the spec', async () => {
    const { user, calls } = await open(cartOf(line({ qty: 3 })));
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The quantity of goods cannot exceed the inventory quantity',
    );
    expect(calls.some(({ op }) => op === 'cart.edit')).toBe(false);
  });

  it('asks before a quantity of 0 removes the line, and gives it back', async () => {
    const counts: number[] = [];
    const { user, calls } = await open(cartOf(line({})), {
      'cart.remove': cartOf(),
      'cart.add': { count: 1 },
    });
    events.on('cart/changed', ({ count }) => counts.push(count));
    await user.click(await screen.findByRole('button', { name: 'One less' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/waiting for a first piece/)).toBeInTheDocument();
    expect(counts.at(-1)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Alva sofa')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'cart.add')?.input).toEqual({ skuId: '11', qty: '1' });
  });

  it('keeps a line that is no longer sold, with the reason, and does not let it be chosen', async () => {
    await open(
      cartOf(line({}), line({ id: 'b', name: 'Atlas rug', invalidReason: 'outOfStock', selected: false })),
    );
    expect(await screen.findByText('Oat · sold out')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Choose Atlas rug' })).toBeDisabled();
    expect(screen.getAllByRole('checkbox', { name: 'All 2' })[0]).toBeChecked();
  });

  it('says what the price did since the line was put in', async () => {
    await open(cartOf(line({ price: 90_000, memberPrice: 90_000, priceSeen: 100_000 })));
    expect(await screen.findByText('Price fell by ¥100 since you added it')).toBeInTheDocument();
  });

  it('goes on to the confirmation', async () => {
    const { user, where } = await open(cartOf(line({})));
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    await waitFor(() => expect(where()).toBe('/editOrderInfo?source=cart'));
  });

  it('shows a package as one thing with its pieces, its saving and the way to change it', async () => {
    await open(withPackage());
    const name = await screen.findByRole('link', { name: 'Calm living room' });
    const row = name.closest('li');
    if (!row) throw new Error('no row');
    expect(row).toHaveTextContent('Package of 2 pieces');
    expect(row).toHaveTextContent('Saves ¥190 as a package');
    expect(within(row).getByText('Piece 12')).toBeInTheDocument();
    expect(within(row).getAllByRole('spinbutton')).toHaveLength(1);
    const summary = screen.getByRole('complementary');
    expect(summary).toHaveTextContent('4 pieces¥4,000');
    expect(summary).toHaveTextContent('Member discount−¥200');
    expect(summary).toHaveTextContent('Package saving−¥380');
    expect(summary).toHaveTextContent('Total¥3,420');
  });

  it('gives a removed package back with its pieces', async () => {
    const { user, calls } = await open(withPackage(), { 'cart.remove': cartOf(), 'cart.add': { count: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.some(({ op }) => op === 'cart.add')).toBe(true));
    expect(calls.find(({ op }) => op === 'cart.add')?.input).toEqual({
      packageId: '7',
      qty: '2',
      selection: ['sofa*11', 'lamp*12'],
    });
  });

  it('offers the other pieces of a package that cannot be had whole', async () => {
    const lines = whole.lines.map((one) => ({
      ...one,
      invalidReason: one.skuId === '11' ? ('delisted' as const) : null,
    }));
    const { user, calls } = await open(withPackage({ invalidReason: 'pieceGone', selected: false, lines }), {
      'cart.add': { count: 2 },
      'cart.remove': cartOf(line({})),
    });
    expect(await screen.findByText(/one of its pieces is no longer sold/)).toBeInTheDocument();
    expect(screen.getByText('Sofa · Oat · no longer sold')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buy the other pieces singly' }));
    expect(await screen.findByText('Alva sofa')).toBeInTheDocument();
    expect(calls.filter(({ op }) => op === 'cart.add').map(({ input }) => input)).toEqual([
      { skuId: '12', qty: '2' },
    ]);
  });

  it('keeps a line for another day and brings it back', async () => {
    const later = { ...cartOf(), saved: { list: [line({ selected: false })], packages: [] } };
    const { user, calls } = await open(cartOf(line({})), {
      'cart.edit': ({ saved }) => (String(saved) === 'true' ? later : cartOf(line({}))),
    });
    await user.click(await screen.findByRole('button', { name: 'Save for later' }));
    const section = (await screen.findByRole('heading', { name: 'Saved for later' })).closest('section');
    if (section === null) throw new Error('no section');
    expect(within(section).getByRole('link', { name: 'Alva sofa' })).toBeInTheDocument();
    await user.click(within(section).getByRole('button', { name: 'Move to cart' }));
    expect(await screen.findByRole('button', { name: 'Check out' })).toBeEnabled();
    expect(calls.filter(({ op }) => op === 'cart.edit').map(({ input }) => input)).toEqual([
      { id: 'a', saved: 'true' },
      { id: 'a', saved: 'false' },
    ]);
  });

  it('says where to look when it is empty', async () => {
    await open(cartOf());
    expect(await screen.findByRole('link', { name: 'Look around' })).toHaveAttribute(
      'href',
      '/product/productCenter',
    );
  });
});
