import { money, sum } from '@mall/contract/core/money';
import fc from 'fast-check';
import type { CouponRule } from './coupon-rule.ts';
import { orderTotals, type QuoteLine } from './order-totals.ts';

const now = new Date('2026-11-01T00:00:00Z');
const place = { shopId: null, allowed: true, now };

const line = (over: Partial<QuoteLine> = {}): QuoteLine => ({
  productId: '1',
  categoryIds: ['10'],
  brandId: '50',
  memberPrice: money(100_000),
  supplyPrice: money(60_000),
  qty: 1,
  freight: money(0),
  inPackage: null,
  ...over,
});

const coupon = (over: Partial<CouponRule> = {}): CouponRule => ({
  id: 'a',
  kind: 'amount',
  value: 10_000,
  cap: null,
  threshold: 0,
  scope: 'all',
  scopeIds: [],
  shopId: null,
  shopBears: false,
  keptOut: false,
  validFrom: new Date('2026-10-01T00:00:00Z'),
  validTo: new Date('2026-12-01T00:00:00Z'),
  ...over,
});

describe('the price of an order', () => {
  it('is the lines and their freight', () => {
    const priced = orderTotals([line({ qty: 2, freight: money(500) }), line()], [], undefined, place);
    expect(priced).toMatchObject({ goods: 300_000, discount: 0, freight: 1000, pay: 301_000 });
  });

  it('takes the coupon that saves most, and of equal ones the one that ends sooner', () => {
    const coupons = [
      coupon({ id: 'small', value: 5000 }),
      coupon({ id: 'late', value: 9000, validTo: new Date('2027-01-01T00:00:00Z') }),
      coupon({ id: 'soon', value: 9000 }),
    ];
    expect(orderTotals([line()], coupons, undefined, place).chosen?.id).toBe('soon');
    expect(orderTotals([line()], coupons, 'small', place)).toMatchObject({ discount: 5000 });
    expect(orderTotals([line()], coupons, '', place)).toMatchObject({ discount: 0, chosen: null });
  });

  it('splits the saving over the eligible lines only, to the last unit', () => {
    const lines = [
      line({ memberPrice: money(100) }),
      line({ memberPrice: money(100), brandId: '7' }),
      line({ memberPrice: money(100), qty: 2 }),
    ];
    const priced = orderTotals(
      lines,
      [coupon({ value: 100, scope: 'brand', scopeIds: ['50'] })],
      undefined,
      place,
    );
    expect(priced.lines.map((each) => each.couponShare)).toEqual([33, 0, 67]);
  });

  it.each([
    ['too little is bought', coupon({ threshold: 112_000 }), { why: 'threshold', missing: 12_000 }],
    [
      'it begins later',
      coupon({ validFrom: new Date('2026-11-02') }),
      { why: 'notYet', from: new Date('2026-11-02') },
    ],
    ['it is over', coupon({ validTo: now }), { why: 'expired' }],
    ['it is another shop’s', coupon({ shopId: 's' }), { why: 'shop' }],
    ['no line is of its brand', coupon({ scope: 'brand', scopeIds: ['7'] }), { why: 'scope' }],
    ['it is for packages', coupon({ scope: 'package', scopeIds: ['1'] }), { why: 'scope' }],
  ])('says why a coupon does not fit: %s', (_why, given, problem) => {
    const priced = orderTotals([line()], [given], undefined, place);
    expect(priced.coupons[0]?.fit.problem).toEqual(problem);
    expect(priced.pay).toBe(100_000);
  });

  it('takes no coupon where the activity allows none', () => {
    const priced = orderTotals([line()], [coupon()], undefined, { ...place, allowed: false });
    expect(priced).toMatchObject({ discount: 0, chosen: null });
    expect(priced.coupons[0]?.fit.problem).toEqual({ why: 'activity' });
  });

  it.each([
    ['95 % off ¥2 000 000 does not overflow', 200_000_000, 190_000_000],
    ['95 % off 9 000 000 000 does not overflow', 900_000_000_000, 855_000_000_000],
  ])('%s (D8)', (_what, price, saving) => {
    const priced = orderTotals(
      [line({ memberPrice: money(price) })],
      [coupon({ kind: 'percent', value: 9500 })],
      undefined,
      place,
    );
    expect(priced.discount).toBe(saving);
  });

  it.each([
    ['down to what the mall pays', 40_000, [line()], null],
    ['never below it', 40_001, [line()], { why: 'floor' }],
    ['of each line', 50_000, [line(), line({ supplyPrice: money(50_000) })], null],
    [
      'whatever other lines leave',
      30_000,
      [line({ supplyPrice: money(90_000) }), line({ supplyPrice: money(0) })],
      { why: 'floor' },
    ],
    ['of no others', 45_000, [line(), line({ brandId: '7', supplyPrice: money(0) })], { why: 'floor' }],
    ['by the pieces of a line', 80_001, [line({ qty: 2 })], { why: 'floor' }],
    [
      'from the price in a package on',
      11_000,
      [line({ inPackage: { packageId: '1', share: money(70_000) } })],
      { why: 'floor' },
    ],
  ])('a coupon that its shop bears takes goods %s', (_how, value, lines, problem) => {
    const given = coupon({ value, shopBears: true, scope: 'brand', scopeIds: ['50'] });
    const [priced] = orderTotals(lines, [given], undefined, place).coupons;
    expect(priced?.fit).toMatchObject({ problem, saving: problem === null ? value : 0 });
    const borneByMall = orderTotals(lines, [{ ...given, shopBears: false }], undefined, place);
    expect(borneByMall.discount).toBe(value);
  });

  it('a percentage stops at its cap', () => {
    const priced = orderTotals(
      [line()],
      [coupon({ kind: 'percent', value: 5000, cap: 20_000 })],
      undefined,
      place,
    );
    expect(priced.discount).toBe(20_000);
  });
});

const anyLine = fc.record({
  productId: fc.constantFrom('1', '2', '3'),
  categoryIds: fc.constantFrom(['10'], ['11', '10'], []),
  brandId: fc.constantFrom('50', '51'),
  memberPrice: fc.integer({ min: 1, max: 2_000_000_000 }).map(money),
  supplyPrice: fc.integer({ min: 0, max: 2_000_000_000 }).map(money),
  qty: fc.integer({ min: 1, max: 999 }),
  freight: fc.integer({ min: 0, max: 100_000 }).map(money),
  inPackage: fc.constant(null),
});
const anyCoupon = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('amount' as const, 'percent' as const),
  value: fc.integer({ min: 1, max: 10_000 }),
  cap: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  threshold: fc.integer({ min: 0, max: 1_000_000 }),
  scope: fc.constantFrom('all' as const, 'brand' as const, 'category' as const, 'product' as const),
  scopeIds: fc.subarray(['1', '2', '10', '50']),
  shopId: fc.constantFrom(null, 's'),
  shopBears: fc.boolean(),
  keptOut: fc.boolean(),
  validFrom: fc.constantFrom(new Date('2026-10-01'), new Date('2026-11-05')),
  validTo: fc.constantFrom(new Date('2026-10-31'), new Date('2026-12-01')),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });

describe('the price of any order', () => {
  it('adds up, is never below 1 minor unit, and no line is negative', () => {
    fc.assert(
      fc.property(anyLines, fc.array(anyCoupon, { maxLength: 5 }), (lines, coupons) => {
        const priced = orderTotals(lines, coupons, undefined, place);
        expect(sum(priced.lines.map((each) => each.pay))).toBe(priced.pay);
        expect(sum(priced.lines.map((each) => each.couponShare))).toBe(priced.discount);
        expect(priced.goods - priced.discount + priced.freight).toBe(priced.pay);
        expect(priced.goods - priced.discount).toBeGreaterThanOrEqual(1);
        for (const each of priced.lines) {
          expect(each.pay).toBeGreaterThanOrEqual(0);
          expect(each.couponShare).toBeLessThanOrEqual(each.goods);
          if (priced.chosen?.shopBears === true && each.couponShare > 0)
            expect(each.pay - each.freight).toBeGreaterThanOrEqual(each.line.supplyPrice * each.line.qty);
        }
      }),
    );
  });

  it('is never higher with the coupon chosen for the buyer than with any other, or none', () => {
    fc.assert(
      fc.property(anyLines, fc.array(anyCoupon, { maxLength: 5 }), (lines, coupons) => {
        const best = orderTotals(lines, coupons, undefined, place).pay;
        for (const wish of ['', ...coupons.map((each) => each.id)])
          expect(orderTotals(lines, coupons, wish, place).pay).toBeGreaterThanOrEqual(best);
      }),
    );
  });
});
