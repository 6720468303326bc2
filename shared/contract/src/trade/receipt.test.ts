import { listedPrice, receiptSteps } from './receipt.ts';

const plain = {
  skuId: '1',
  qty: 1,
  shopPrice: 10_000,
  activityPrice: null,
  memberPrice: 10_000,
  goods: 10_000,
  packageShare: 0,
  packageIdx: null,
  couponShare: 0,
  freight: 0,
  pay: 10_000,
};
const told = (change: Partial<Parameters<typeof receiptSteps>[0]>) =>
  receiptSteps({ ...plain, ...change }).map(({ step, amount }) => `${step} ${amount}`);

describe('the receipt of a line', () => {
  it('says only where the price starts and ends when nothing changed it', () => {
    expect(told({})).toEqual(['shop 10000', 'pay 10000']);
  });

  it.each([
    ['a flash sale', { activityPrice: 8_000, memberPrice: 8_000 }, 'activity 8000'],
    ["the member's price", { memberPrice: 9_500 }, 'member 9500'],
    ['several pieces', { qty: 3, goods: 30_000 }, 'quantity 30000'],
    ['a package, as a saving', { packageIdx: 0, packageShare: 9_000 }, 'package -1000'],
    ['a coupon, as a saving', { couponShare: 700 }, 'coupon -700'],
    ['freight', { freight: 1_200 }, 'freight 1200'],
  ])('names %s', (_what, change, step) => {
    expect(told(change)).toEqual(['shop 10000', step, 'pay 10000']);
  });

  it('does not call a flash price, which members pay as well, a price for members', () => {
    expect(told({ activityPrice: 8_000, memberPrice: 8_000 })).not.toContainEqual(
      expect.stringContaining('member'),
    );
  });

  it('begins at the offer where a shop described the thing in words', () => {
    expect(told({ skuId: null })).toEqual(['offer 10000', 'pay 10000']);
  });
});

it('the listed price is that of the activity where there is one, times the pieces', () => {
  expect(
    listedPrice([
      { ...plain, qty: 2 },
      { ...plain, activityPrice: 8_000 },
    ]),
  ).toBe(28_000);
});
