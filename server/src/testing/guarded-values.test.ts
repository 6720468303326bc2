import { guardedByName, pathsOf, readersOf, visitor } from './guarded-values.ts';

const buyer = { ...visitor, member: 'm1' };
const receipt = { shopPrice: 150_000, memberPrice: 142_500, goods: 285_000, freight: 1_600, pay: 286_600 };
const told = (line: object) =>
  guardedByName({ receipt: [line] }).filter(({ kind }) => !readersOf[kind](buyer, 'order.detail'));

describe("what a buyer's receipt must not say", () => {
  it('begins at the price of the shop, and that is allowed', () => {
    expect(told(receipt)).toEqual([]);
  });

  it.each([
    ['platformPrice', 'platformPrice'],
    ['platform_price', 'platformPrice'],
    ['factor', 'factor'],
    ['priceFactor', 'factor'],
    ['supplyPrice', 'supply'],
    ['marginBps', 'supply'],
    ['feeBps', 'fee'],
    ['fixedFee', 'fee'],
    ['fees', 'fee'],
  ])('a planted %s is found', (name, kind) => {
    expect(told({ ...receipt, [name]: 1 })).toEqual([{ kind, path: '.receipt.' + name }]);
  });

  it('the price of the mall is found under any name, as a number and in words', () => {
    const planted = { ...receipt, was: 104_729, note: 'instead of ¥1,047.29' };
    expect(pathsOf(planted, 104_729)).toEqual(['.was', '.note']);
    expect(pathsOf(receipt, 104_729)).toEqual([]);
  });

  it('what it costs to draw money is told to those who draw it', () => {
    expect(readersOf.fee(buyer, 'withdrawal.terms')).toBe(true);
    expect(readersOf.fee(buyer, 'order.detail')).toBe(false);
  });
});
