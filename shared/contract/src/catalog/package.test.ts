import fc from 'fast-check';
import { money, sum, times } from '../core/money.ts';
import { packagePriceOf, type PackageLine, packageShares } from './package.ts';

const line = fc
  .record({
    unit: fc.integer({ min: 1, max: 5_000_000 }),
    supplyBps: fc.integer({ min: 1, max: 12_000 }),
    qty: fc.integer({ min: 1, max: 9 }),
  })
  .map(
    ({ unit, supplyBps, qty }): PackageLine => ({
      unitPrice: money(unit),
      supplyPrice: money(Math.max(1, Math.floor((unit * supplyBps) / 10_000))),
      qty,
    }),
  );
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const leastOf = (all: readonly PackageLine[]) =>
  sum(all.map(({ supplyPrice, unitPrice, qty }) => times(money(Math.min(supplyPrice, unitPrice)), qty)));

describe('the price of a package', () => {
  const made = [
    { unitPrice: money(429_900), supplyPrice: money(200_000), qty: 1 },
    { unitPrice: money(69_900), supplyPrice: money(30_000), qty: 4 },
  ];
  const rate = { packagePrice: money(630_000), piecesPrice: money(709_500) };

  it('is what the shop has set, for the package as made', () => {
    expect(packagePriceOf(made, rate)).toEqual({ pieces: 709_500, price: 630_000, saving: 79_500 });
  });

  it('keeps its rate after a swap and under a coefficient', () => {
    const dearer = made.map((one) => ({ ...one, unitPrice: times(one.unitPrice, 2) }));
    expect(packagePriceOf(dearer, rate)).toEqual({ pieces: 1_419_000, price: 1_260_000, saving: 159_000 });
  });

  it('is that of the pieces when none is set, or when they have become cheaper', () => {
    expect(packagePriceOf(made, { ...rate, packagePrice: null }).saving).toBe(0);
    expect(packagePriceOf(made, { ...rate, piecesPrice: money(600_000) }).saving).toBe(0);
  });

  it('is never under what the pieces must bring, nor over what they cost', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10_000 }), (all, bps) => {
        const { price, pieces, saving } = packagePriceOf(all, {
          packagePrice: money(bps),
          piecesPrice: money(10_000),
        });
        expect(price).toBeGreaterThanOrEqual(leastOf(all));
        expect(price).toBeLessThanOrEqual(pieces);
        expect(price + saving).toBe(pieces);
      }),
    );
  });
});

describe('the shares of its lines', () => {
  it('add up to the price, none under its supply price', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 10_000 }), (all, bps) => {
        const { pieces } = packagePriceOf(all, { packagePrice: null, piecesPrice: money(1) });
        const least = leastOf(all);
        const price = money(least + Math.floor(((pieces - least) * bps) / 10_000));
        const shares = packageShares(all, price);
        expect(sum(shares)).toBe(price);
        all.forEach(({ supplyPrice, unitPrice, qty }, index) => {
          expect(shares[index]).toBeGreaterThanOrEqual(Math.min(supplyPrice, unitPrice) * qty);
          expect(shares[index]).toBeLessThanOrEqual(unitPrice * qty);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('are those of the lines alone when nothing is saved', () => {
    const all = [
      { unitPrice: money(100), supplyPrice: money(50), qty: 3 },
      { unitPrice: money(7), supplyPrice: money(7), qty: 1 },
    ];
    expect(packageShares(all, money(307))).toEqual([300, 7]);
  });

  it('are refused under the supply prices', () => {
    expect(() => packageShares([{ unitPrice: money(10), supplyPrice: money(9), qty: 1 }], money(8))).toThrow(
      'supply',
    );
  });
});
