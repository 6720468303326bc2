import fc from 'fast-check';
import { canBe, limitsOf, madePrice, type Measures, measureStep } from './made-to-measure.ts';
import { money } from '../core/money.ts';

const own: Measures = { w: 1800, d: 600, h: 2200 };
const price = money(459_900);

describe('a size', () => {
  it('may be half to one and a half as wide, and a fifth less to a quarter more deep and high, on steps of 5 cm', () => {
    expect(limitsOf(own, 'w')).toEqual({ min: 900, max: 2700 });
    expect(limitsOf(own, 'd')).toEqual({ min: 500, max: 750 });
    expect(limitsOf(own, 'h')).toEqual({ min: 1800, max: 2750 });
    expect(canBe(own, 'w', 2725)).toBe(false);
    expect(canBe({ ...own, w: 1830 }, 'w', 1830)).toBe(true);
  });
});

describe('its price', () => {
  it('is the product’s own in its own size', () => expect(madePrice(price, own, own)).toBe(price));

  it('is base, making and a share of each side', () => {
    // 100 % + 12 % + 50 % of a quarter more width
    expect(madePrice(price, own, { ...own, w: 2250 })).toBe(572_600);
  });

  it('is none outside of the limits', () => expect(madePrice(price, own, { ...own, w: 3000 })).toBeNull());

  const length = fc.integer({ min: 4, max: 60 }).map((steps) => steps * measureStep);
  const anyOwn = fc.record({ w: length, d: length, h: length });

  it('is never less than the product’s own, and grows with every side', () => {
    fc.assert(
      fc.property(
        anyOwn,
        fc.constantFrom('w', 'd', 'h'),
        fc.integer({ min: 100, max: 5_000_000 }),
        (base, side, minor) => {
          const { min, max } = limitsOf(base, side);
          let before = 0;
          for (let at = min; at <= max; at += measureStep) {
            if (at === base[side]) continue;
            const made = madePrice(money(minor), base, { ...base, [side]: at });
            expect(made).not.toBeNull();
            expect(made).toBeGreaterThanOrEqual(Math.max(minor, before));
            before = made ?? 0;
          }
        },
      ),
    );
  });
});
