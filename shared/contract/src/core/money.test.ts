import fc from 'fast-check';
import { bps, money, plus, ratio, readUnits, split, sum, times, typedUnits } from './money.ts';

const amount = fc.integer({ min: 0, max: 10 ** 13 }).map(money);

describe('money', () => {
  it('refuses what is not whole minor units', () => {
    expect(() => money(1.5)).toThrow(RangeError);
    expect(() => money(2 ** 53)).toThrow(RangeError);
  });

  it('rounds ratios half up', () => {
    expect(ratio(money(5), 1, 2)).toBe(3);
    expect(ratio(money(-5), 1, 2)).toBe(-2);
    expect(ratio(money(10), 1, 3)).toBe(3);
  });

  it('takes 95 % of two million yuan and of nine thousand million rupiah without overflow (D8)', () => {
    expect(bps(money(200_000_000), 9500)).toBe(190_000_000);
    expect(bps(money(900_000_000_000), 9500)).toBe(855_000_000_000);
  });

  it('is within half a unit of the exact ratio', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 100_000 }), (value, factor) => {
        const exactTwice = BigInt(value) * BigInt(factor) * 2n;
        const gotTwice = BigInt(ratio(value, factor, 10_000)) * 20_000n;
        const gap = gotTwice - exactTwice;
        expect(gap > -10_000n && gap <= 10_000n).toBe(true);
      }),
    );
  });
});

describe('split', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 40 });

  it('always adds up to the whole', () => {
    fc.assert(fc.property(amount, weights, (total, shares) => expect(sum(split(total, shares))).toBe(total)));
  });

  it('gives no part more than one unit above its exact share, and none below zero', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const all = shares.reduce((soFar, share) => soFar + BigInt(share), 0n);
        fc.pre(all > 0n);
        split(total, shares).forEach((part, index) => {
          const floor = (BigInt(total) * BigInt(shares[index] ?? 0)) / all;
          expect(BigInt(part) === floor || BigInt(part) === floor + 1n).toBe(true);
        });
      }),
    );
  });

  it('settles ties from the first line on', () => {
    expect(split(money(2), [1, 1, 1])).toEqual([1, 1, 0]);
    expect(split(money(7), [0, 0])).toEqual([7, 0]);
  });
});

it('adds and multiplies', () => {
  expect(plus(money(1), times(money(2), 3))).toBe(7);
});

it.each([
  ['9137.16', 913_716],
  ['9,137.1', 913_710],
  ['13，999.00', 1_399_900],
  ['¥ 300', 30_000],
  [' 8. ', 800],
  ['0.01', 1],
  ['0', 0],
  ['1,23', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['999999999999', undefined],
])('reads what was typed as %j as %j', (typed, amount) => {
  expect(readUnits(typed)).toBe(amount);
  if (amount !== undefined) expect(readUnits(typedUnits(amount))).toBe(amount);
});
