import { fieldOf, minorOf, rangeOf } from './price-text.ts';

it.each([
  ['1000', 100_000],
  ['¥ 1,000', 100_000],
  ['', undefined],
  ['abc', undefined],
  ['0', undefined],
])('reads %s as %s minor units', (typed, minor) => {
  expect(minorOf(typed)).toBe(minor);
});

it('shows whole units', () => {
  expect([fieldOf(429_900), fieldOf(undefined)]).toEqual(['4299', '']);
});

it('puts a range the right way round', () => {
  expect(rangeOf(500, 100)).toEqual({ priceMin: 100, priceMax: 500 });
  expect(rangeOf(undefined, 100)).toEqual({ priceMin: undefined, priceMax: 100 });
});
