import { createLoad, type Importance, importanceOf, type Load } from './load.ts';

/** How many requests of a kind get in, one after the other. */
const fill = (load: Load, importance: Importance, shop: (n: number) => string | null = () => null) => {
  let inside = 0;
  try {
    for (; ; inside += 1) load.enter(importance, shop(inside));
  } catch (error) {
    expect(error).toMatchObject({ reason: 'overloaded' });
    return inside;
  }
};

it('refuses looking first, then changing, and buying last', () => {
  const load = createLoad(100);
  expect([fill(load, 'look'), fill(load, 'change'), fill(load, 'buy')]).toEqual([50, 25, 25]);
});

it('gives a place to the next one when a request has ended', () => {
  const load = createLoad(2);
  const leave = load.enter('buy', 'SHOP01');
  expect(fill(load, 'buy')).toBe(1);
  leave();
  expect(fill(load, 'buy', () => 'SHOP01')).toBe(1);
});

it('leaves half of the places to the others, however many come for one shop', () => {
  const load = createLoad(100);
  expect(fill(load, 'buy', () => 'SHOP01')).toBe(50);
  expect(fill(load, 'buy', () => 'SHOP02')).toBe(50);
});

it.each([
  ['product.detail', 'GET', 'look'],
  ['cart.add', 'POST', 'change'],
  ['order.previewCart', 'GET', 'buy'],
  ['payment.start', 'POST', 'buy'],
] as const)('%s is a request to %s: %s', (name, method, importance) => {
  expect(importanceOf(name, method)).toBe(importance);
});
