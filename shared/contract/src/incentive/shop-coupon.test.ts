import fc from 'fast-check';
import { type CouponWorth, leastThreshold, type OrderFee } from './shop-coupon.ts';

const amount = (value: number): CouponWorth => ({ kind: 'amount', value, cap: null });
const percent = (value: number, cap: number | null = null): CouponWorth => ({ kind: 'percent', value, cap });
const fee = (feeBps: number, fixedFee: number): OrderFee => ({ feeBps, fixedFee });

describe('the smallest order of a shop’s coupon', () => {
  it.each([
    ['nothing is fixed', amount(3000), fee(500, 0), 0],
    ['an amount and a fixed fee', amount(3000), fee(0, 200), 3200],
    ['an amount and both fees', amount(3000), fee(500, 190), 3200],
    ['half the price', percent(5000), fee(0, 200), 400],
    ['half the price, ten yuan at most', percent(5000, 100), fee(0, 200), 300],
    ['all of it', percent(10_000), fee(0, 200), null],
    ['all of it, ten yuan at most', percent(10_000, 1000), fee(0, 200), 1200],
  ])('%s', (_what, worth, due, least) => {
    expect(leastThreshold(worth, due)).toBe(least);
  });

  const worths = fc.oneof(
    fc.integer({ min: 1, max: 1e7 }).map(amount),
    fc
      .tuple(fc.integer({ min: 1, max: 10_000 }), fc.option(fc.integer({ min: 1, max: 1e6 })))
      .map(([value, cap]) => percent(value, cap)),
  );
  const fees = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 1e6 }))
    .map(([bps, fixed]) => fee(bps, fixed));

  it('and every larger one leaves what the mall takes', () => {
    fc.assert(
      fc.property(worths, fees, fc.integer({ min: 0, max: 1e8 }), (worth, due, more) => {
        const least = leastThreshold(worth, due);
        if (least === null || due.fixedFee === 0) return;
        const goods = least + more;
        const share = Math.floor((goods * worth.value) / 10_000);
        const off = worth.kind === 'amount' ? worth.value : Math.min(share, worth.cap ?? share);
        const left = goods - off;
        expect(left - Math.floor((left * due.feeBps) / 10_000)).toBeGreaterThanOrEqual(due.fixedFee);
      }),
    );
  });
});
