import type { Output } from '@mall/contract/operations';
import { events } from '@mall/platform';
import { prepare, refused, renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import { cartService } from '../cart-service.ts';
import en from '../phrases/en.json' with { type: 'json' };
import { MiniCart } from './MiniCart.tsx';

const line = (id: string): Output<'cart.get'>['list'][number] => ({
  id,
  skuId: id,
  productId: id,
  name: `Chair ${id}`,
  image: '/media/a.webp',
  specText: 'Oak',
  qty: 2,
  selected: true,
  price: 1000,
  memberPrice: 900,
  priceSeen: 1000,
  stock: 9,
  leadDays: 20,
  invalidReason: null,
  shopId: null,
});

describe('the small cart of the header', () => {
  it('shows the last three lines, how many more there are, and what is to pay', async () => {
    const list = ['1', '2', '3', '4', '5'].map(line);
    await renderScreen(<MiniCart onClose={() => undefined} />, {
      lang: 'en',
      phrases: { checkout: en },
      who: { token: 't' },
      api: {
        'cart.get': {
          list,
          packages: [],
          saved: { list: [], packages: [] },
          count: 5,
          total: 9000,
          bill: { goods: 9000, discount: 500, freight: 1200, pay: 9700, couponNote: null },
        },
      },
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('2 more')).toBeInTheDocument();
    expect(screen.getByText(/Total/)).toHaveTextContent('Total ¥97incl. freight');
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  it('asks a visitor to sign in, and asks the server nothing', async () => {
    const { calls } = await renderScreen(<MiniCart onClose={() => undefined} />, {
      lang: 'en',
      phrases: { checkout: en },
    });
    expect(screen.getByText('Sign in to see your cart')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

describe('the cart as a service', () => {
  it('adds, and announces the new count', async () => {
    const calls = await prepare({ who: { token: 't' }, api: { 'cart.add': { count: 4 } } });
    const told: number[] = [];
    const stop = events.on('cart/changed', ({ count }) => told.push(count));
    await cartService.add({ skuId: '11', qty: 2 });
    expect(calls[0]).toMatchObject({ op: 'cart.add', input: { skuId: '11', qty: '2' } });
    expect(told.at(-1)).toBe(4);
    stop();
  });

  it("rejects with the server's refusal", async () => {
    await prepare({
      who: { token: 't' },
      api: {
        'cart.add': () => {
          throw refused('cart.addAboveStock', 'Too many');
        },
      },
    });
    await expect(cartService.add({ skuId: '11', qty: 99 })).rejects.toThrow('Too many');
  });
});
