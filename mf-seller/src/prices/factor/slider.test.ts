import { factorAt, factorByKey, placeOf, places } from './slider.ts';

it.each([
  [10_000, 0],
  [15_000, 236],
  [20_000, 333],
  [100_000, places],
])('%d stands at %d', (factor, place) => expect(placeOf(factor)).toBe(place));

it('a place is a coefficient in hundredths within the limits', () => {
  for (let place = 0; place <= places; place += 7) {
    const factor = factorAt(place);
    expect(factor % 100).toBe(0);
    expect(Math.abs(factor - (10_000 + (place / places) ** 2 * 90_000))).toBeLessThanOrEqual(50);
  }
});

it.each([
  ['ArrowRight', false, 15_100],
  ['ArrowDown', true, 14_000],
  ['Home', false, 10_000],
  ['End', false, 100_000],
  ['a', false, undefined],
])('%s (Shift %s) leads from 1.5 to %d', (key, shift, factor) =>
  expect(factorByKey(15_000, key, shift)).toBe(factor),
);

it('does not leave the limits', () => {
  expect(factorByKey(10_000, 'ArrowLeft', true)).toBe(10_000);
  expect(factorByKey(99_950, 'ArrowUp', false)).toBe(100_000);
});
