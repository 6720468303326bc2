import fc from 'fast-check';
import { ratingAtP75, ratingOf } from './ratings.ts';

it.each([
  [2500, 'good'],
  [2500.1, 'fair'],
  [4000, 'fair'],
  [4000.1, 'poor'],
])('an LCP of %d ms is %s', (value, rating) => {
  expect(ratingOf('LCP', value)).toBe(rating);
});

describe('the rating at the 75th percentile', () => {
  it.each([
    [[75, 0, 25], 'good'],
    [[74, 1, 25], 'fair'],
    [[74, 0, 26], 'poor'],
    [[0, 3, 1], 'fair'],
    [[1, 0, 0], 'good'],
    [[0, 0, 1], 'poor'],
  ] as const)('of %j is %s', (ratings, expected) => {
    expect(ratingAtP75(ratings)).toBe(expected);
  });

  it('is that of the value which stands there when all are put in order', () => {
    const order = ['good', 'fair', 'poor'] as const;
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(50), (good, fair, poor) => {
        const values = [good, fair, poor].flatMap((n, at) => Array.from({ length: n }, () => order[at]));
        fc.pre(values.length > 0);
        expect(ratingAtP75([good, fair, poor])).toBe(values[Math.ceil(0.75 * values.length) - 1]);
      }),
    );
  });
});
