import fc from 'fast-check';
import { cutOf, cutPlan, planText, unitsOf } from './boost.ts';
import { money } from '../core/money.ts';

const seed = fc.stringMatching(/^[0-9a-f]{32}$/);
const helps = fc.integer({ min: 2, max: 50 });

describe('a cut plan', () => {
  it('cuts the difference exactly, at least one unit each, whatever the seed (D3)', () => {
    fc.assert(
      fc.property(seed, helps, fc.integer({ min: 0, max: 10 ** 12 }), (one, n, more) => {
        const difference = money(n + more);
        const plan = cutPlan(one, n, difference);
        expect(plan).toHaveLength(n);
        expect(plan.reduce((sum, cut) => sum + cut, 0)).toBe(difference);
        expect(Math.min(...plan)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives early helps no less than later ones, but for what rounding leaves', () => {
    fc.assert(
      fc.property(seed, helps, fc.integer({ min: 0, max: 10 ** 9 }), (one, n, more) => {
        const plan = cutPlan(one, n, money(n + more));
        plan.slice(1).forEach((cut, index) => expect(cut - (plan[index] ?? 0)).toBeLessThanOrEqual(1));
      }),
    );
  });

  it('ends at the floor in monotone steps with any mix of weighted helpers', () => {
    const helpers = fc.array(fc.boolean(), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(
        seed,
        helps,
        fc.integer({ min: 1, max: 3 }),
        helpers,
        fc.nat(10 ** 9),
        (one, n, weight, news, more) => {
          const [start, floor] = [2 * 10 ** 9, 2 * 10 ** 9 - n - more];
          const plan = cutPlan(one, n, money(start - floor));
          let [done, price] = [0, start];
          for (const isNew of news) {
            if (done === n) break;
            const units = unitsOf({ isNew }, weight, n - done);
            const cut = cutOf(plan, done, units);
            expect(cut).toBeGreaterThanOrEqual(units);
            [done, price] = [done + units, price - cut];
            expect(price >= floor).toBe(true);
          }
          expect([done, price]).toEqual([n, floor]);
        },
      ),
    );
  });

  it('is the same wherever it is made', () => {
    const plan = cutPlan('000102030405060708090a0b0c0d0e0f', 8, money(20_000));
    expect(planText('000102030405060708090a0b0c0d0e0f', plan)).toMatchInlineSnapshot(
      `"000102030405060708090a0b0c0d0e0f:4222,3773,3311,2755,2384,1608,1082,865"`,
    );
  });

  it('needs a seed and a unit for each help', () => {
    expect(() => cutPlan('abc', 8, money(800))).toThrow(RangeError);
    expect(() => cutPlan('0'.repeat(32), 8, money(7))).toThrow(RangeError);
  });
});
