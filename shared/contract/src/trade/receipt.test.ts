import { listedPrice, receiptSteps } from './receipt.ts';

const plain = {
  skuId: '1',
  qty: 1,
  platformPrice: 10_000,
  factor: 10_000,
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
    expect(told({})).toEqual(['platform 10000', 'pay 10000']);
  });

  it.each([
    ["the shop's coefficient", { shopPrice: 12_000, memberPrice: 12_000, factor: 12_000 }, 'shop 12000'],
    ['a flash sale', { activityPrice: 8_000, memberPrice: 8_000 }, 'activity 8000'],
    ["the member's price", { memberPrice: 9_500 }, 'member 9500'],
    ['several pieces', { qty: 3, goods: 30_000 }, 'quantity 30000'],
    ['a package, as a saving', { packageIdx: 0, packageShare: 9_000 }, 'package -1000'],
    ['a coupon, as a saving', { couponShare: 700 }, 'coupon -700'],
    ['freight', { freight: 1_200 }, 'freight 1200'],
  ])('names %s', (_what, change, step) => {
    expect(told(change)).toEqual(['platform 10000', step, 'pay 10000']);
  });

  it('does not call a flash price, which members pay as well, a price for members', () => {
    expect(told({ activityPrice: 8_000, memberPrice: 8_000 })).not.toContainEqual(
      expect.stringContaining('member'),
    );
  });

  it('gives the factor as a multiple', () => {
    expect(receiptSteps({ ...plain, shopPrice: 12_500, factor: 12_500 })[1]?.values).toEqual({
      factor: '1.25',
    });
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
