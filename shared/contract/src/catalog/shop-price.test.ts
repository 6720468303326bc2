import fc from 'fast-check';
import { money } from '../core/money.ts';
import {
  changedPrice,
  endings,
  factorLimits,
  marginBps,
  priceProblem,
  readFactor,
  shopPriceOf,
  writeFactor,
} from './shop-price.ts';

describe('a coefficient', () => {
  it.each([
    ['1', 10_000],
    ['1.5', 15_000],
    [' 1.62 ', 16_200],
    ['1.2345', 12_345],
    ['10', 100_000],
    ['10.0000', 100_000],
  ])('%s is one', (text, factor) => expect(readFactor(text)).toBe(factor));

  it.each(['', '0.5', '0.9999', '10.0001', '11', '1.23456', '1,5', '1e1', '-2', 'NaN', '１.５', '1.', '.5'])(
    '%s is none',
    (text) => expect(readFactor(text)).toBeUndefined(),
  );

  it('is read as it was written', () => {
    fc.assert(fc.property(fc.integer(factorLimits), (factor) => readFactor(writeFactor(factor)) === factor));
  });
});

const amount = fc.integer({ min: 1, max: 2_000_000_000 }).map(money);

describe('a change of prices', () => {
  const sku = { platformPrice: money(100_000), shopPrice: money(150_000), ending: 'none' } as const;

  it.each([
    ['to one price', { how: 'price', price: money(120_000) }, 120_000],
    ['by a coefficient of the platform price', { how: 'factor', factor: 12_500 }, 125_000],
    ['five percent less than now', { how: 'percent', points: -500 }, 142_500],
    ['back to the coefficient', { how: 'default' }, null],
  ] as const)('%s', (_what, change, price) => expect(changedPrice(change, sku)).toBe(price));

  it('by a coefficient gives what a shop with that coefficient asks', () => {
    const any = fc.record({ platformPrice: amount, factor: fc.integer(factorLimits) });
    for (const ending of endings)
      fc.assert(
        fc.property(any, ({ platformPrice, factor }) => {
          const fixed = changedPrice({ how: 'factor', factor }, { ...sku, platformPrice, ending });
          return fixed === shopPriceOf(platformPrice, null, { factor, ending });
        }),
      );
  });

  it.each([
    [99_999, 'belowPlatform'],
    [100_000, null],
    [2_000_000, null],
    [2_000_001, 'tooHigh'],
  ])('%d has the problem %s', (price, problem) =>
    expect(priceProblem(money(price), sku.platformPrice)).toBe(problem),
  );
});

it('a margin is what is left over the supply price', () => {
  expect(marginBps(money(1_049_850), money(489_930))).toBe(5333);
  expect(marginBps(money(100), money(100))).toBe(0);
});
