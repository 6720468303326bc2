import { money } from '@mall/contract/core/money';
import { endings } from '@mall/contract/catalog/shop-price';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openPglite, type Opened } from '../../platform/db/open.ts';
import { type PriceRule, unitPrices } from './price.ts';
import { shopPriceSql } from './shop-price.queries.ts';

const rule = (over: Partial<PriceRule> = {}): PriceRule => ({
  platformPrice: money(100_000),
  override: null,
  factor: 10_000,
  ending: 'none',
  memberBps: 10_000,
  ...over,
});

const amount = fc.integer({ min: 1, max: 2_000_000_000 }).map(money);
const anyRule = fc.record({
  platformPrice: amount,
  override: fc.option(amount, { nil: null }),
  factor: fc.integer({ min: 10_000, max: 100_000 }),
  ending: fc.constantFrom(...endings),
  memberBps: fc.integer({ min: 100, max: 10_000 }),
});

describe('unitPrices', () => {
  it.each([
    ['without a shop the platform price counts', rule(), 100_000, 100_000],
    ['a coefficient of 1.5', rule({ factor: 15_000 }), 150_000, 150_000],
    ['half a minor unit rounds up', rule({ platformPrice: money(333), factor: 15_000 }), 500, 500],
    [
      'a fixed price beats the coefficient',
      rule({ factor: 15_000, override: money(120_000) }),
      120_000,
      120_000,
    ],
    ['95 is 95 percent for members', rule({ memberBps: 9500 }), 100_000, 95_000],
    ['whole yuan', rule({ platformPrice: money(12_345), factor: 11_000, ending: 'yuan' }), 13_600, 13_600],
    [
      'ending in nine',
      rule({ platformPrice: money(129_900), factor: 15_000, ending: 'nine' }),
      194_900,
      194_900,
    ],
    [
      'ending in nine is never below the platform price',
      rule({ platformPrice: money(130_100), ending: 'nine' }),
      130_900,
      130_900,
    ],
  ])('%s', (_what, given, shopPrice, memberPrice) => {
    expect(unitPrices(given)).toMatchObject({ shopPrice, memberPrice });
  });

  it('an activity price replaces the shop price and takes no member discount', () => {
    const prices = unitPrices(rule({ activityPrice: money(50_000), memberBps: 9000 }));
    expect(prices).toMatchObject({ shopPrice: 100_000, memberPrice: 50_000, visitorPrice: 50_000 });
  });

  it('an activity that allows discounts takes the member price of the activity price', () => {
    const prices = unitPrices(rule({ activityPrice: money(50_000), memberBps: 9000, allowCoupon: true }));
    expect(prices.memberPrice).toBe(45_000);
  });

  it('is a whole positive amount, and members never pay more than visitors', () => {
    fc.assert(
      fc.property(anyRule, (given) => {
        const { shopPrice, memberPrice } = unitPrices(given);
        return Number.isSafeInteger(memberPrice) && memberPrice >= 1 && memberPrice <= shopPrice;
      }),
    );
  });

  it('rises with the coefficient', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 5000 }), (given, more) => {
        const higher = { ...given, factor: Math.min(100_000, given.factor + more) };
        return unitPrices(higher).shopPrice >= unitPrices(given).shopPrice;
      }),
    );
  });

  it('ends as the shop wishes', () => {
    fc.assert(
      fc.property(anyRule, (given) => {
        const { shopPrice } = unitPrices({ ...given, override: null, ending: 'nine' });
        return shopPrice % 1000 === 900 && shopPrice >= given.platformPrice;
      }),
    );
  });
});

describe('the same rule in SQL', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openPglite(null);
  });
  afterAll(() => opened.close());

  it('gives the same shop price for any rule', async () => {
    const rules = fc.sample(anyRule, 300);
    for (const ending of ['none', 'yuan', 'nine'] as const) {
      const cases = rules.filter((given) => given.ending === ending);
      for (const given of cases) {
        const shop = { id: 'x', code: 'X', factor: given.factor, ending };
        const { rows } = await sql<{ price: number }>`
          select ${shopPriceSql(shop)} as price
          from (select ${given.platformPrice}::bigint as price) s,
            (select ${given.override}::bigint as price) o`.execute(opened.db);
        expect({ given, price: rows[0]?.price }).toEqual({ given, price: unitPrices(given).shopPrice });
      }
    }
  });
});
