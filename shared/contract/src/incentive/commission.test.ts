import fc from 'fast-check';
import { commissionOf, type Rate, reversedOf } from './commission.ts';
import { money } from '../core/money.ts';

const usual: Rate = { source: 'default', kind: 'bps', first: 500, second: 200 };
const line = (base: number, supply = 0, qty = 1) => ({ qty, base: money(base), supplyPrice: money(supply) });

it.each([
  ['five and two in a hundred', line(100_000), usual, true, [5000, 2000], []],
  ['nothing above a promoter without one above', line(100_000), usual, false, [5000, 0], []],
  ['rounded down', line(99), usual, true, [4, 1], []],
  [
    'an amount for each piece',
    line(100_000, 0, 3),
    { ...usual, kind: 'amount', first: 700, second: 300 } as const,
    true,
    [2100, 900],
    [],
  ],
  ['at most a fifth', line(1000), { ...usual, first: 2500, second: 0 }, true, [200, 0], ['firstRate']],
  [
    'together at most three tenths',
    line(1000),
    { ...usual, first: 2000, second: 1500 },
    true,
    [171, 128],
    ['bothRates'],
  ],
  ['not more than is earned', line(1000, 970), usual, true, [21, 8], ['margin']],
  ['nothing where nothing is earned', line(1000, 1000), usual, true, [0, 0], ['margin']],
  ['nothing where it is sold below its price', line(1000, 2000), usual, true, [0, 0], ['margin']],
] as const)('pays %s', (_what, of, rate, hasSecond, [first, second], limited) => {
  expect(commissionOf(of, rate, hasSecond)).toEqual({ first, second, limited });
});

const rates = fc.record({
  source: fc.constant('default' as const),
  kind: fc.constantFrom('amount' as const, 'bps' as const),
  first: fc.nat(10_000),
  second: fc.nat(10_000),
});

it('never pays more than the limits, whatever the rate', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 11),
      fc.nat(10 ** 9),
      fc.integer({ min: 1, max: 999 }),
      rates,
      fc.boolean(),
      (base, supply, qty, rate, has) => {
        const { first, second } = commissionOf(line(base, supply, qty), rate, has);
        expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
        expect(first * 5).toBeLessThanOrEqual(base);
        expect((first + second) * 10).toBeLessThanOrEqual(base * 3);
        expect(first + second).toBeLessThanOrEqual(Math.max(0, base - supply * qty));
      },
    ),
  );
});

it('takes back in proportion, never more than was paid, and all of it with the last refund (D11)', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 9),
      fc.integer({ min: 1, max: 10 ** 10 }),
      fc.array(fc.nat(10 ** 9), { maxLength: 9 }),
      (amount, pay, parts) => {
        let [refunded, before] = [0, 0];
        for (const part of [...parts, pay]) {
          refunded = Math.min(pay, refunded + part);
          const now = reversedOf(money(amount), money(refunded), money(pay));
          expect(now).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThanOrEqual(amount);
          before = now;
        }
        expect(before).toBe(amount);
      },
    ),
  );
});
