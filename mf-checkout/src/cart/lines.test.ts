import {
  byShop,
  type CartLine,
  choiceOf,
  mostOf,
  priceChange,
  totalsOf,
  withLines,
  withQuantity,
} from './lines.ts';

const line = (given: Partial<CartLine>): CartLine => ({
  id: '1',
  skuId: '11',
  productId: '1',
  name: 'Alva',
  image: '/media/a.webp',
  specText: 'Oat',
  qty: 1,
  selected: true,
  price: 1000,
  memberPrice: 950,
  priceSeen: 1000,
  stock: 9,
  leadDays: 20,
  invalidReason: null,
  shopId: null,
  ...given,
});

describe('what the cart comes to', () => {
  it('counts chosen lines only, at the shop price and at the member price', () => {
    const lines = [line({ qty: 2 }), line({ id: '2', price: 500, memberPrice: 500, selected: false })];
    expect(totalsOf(lines)).toEqual({ pieces: 2, goods: 2000, saving: 100, total: 1900 });
  });

  it('leaves out a line that cannot be ordered, chosen or not', () => {
    expect(totalsOf([line({ invalidReason: 'delisted' })]).pieces).toBe(0);
  });
});

describe('a line of the cart', () => {
  it('may hold the stock, and never more than 999', () => {
    expect(mostOf(line({ stock: 3 }))).toBe(3);
    expect(mostOf(line({ stock: 5000 }))).toBe(999);
  });

  it('tells what the price did since it was put in', () => {
    expect(priceChange(line({ price: 1199, priceSeen: 1299 }))).toBe(-100);
  });

  it('can be chosen again once the quantity fits the stock', () => {
    const tooMany = line({ qty: 5, stock: 2, invalidReason: 'aboveStock' });
    expect(withQuantity(tooMany, 3).invalidReason).toBe('aboveStock');
    expect(withQuantity(tooMany, 2).invalidReason).toBeNull();
  });
});

it('puts lines of one shop together', () => {
  const shops = byShop([line({}), line({ id: '2', shopId: '7' }), line({ id: '3' })]);
  expect(shops.map(({ shopId, lines }) => [shopId, lines.length])).toEqual([
    [null, 2],
    ['7', 1],
  ]);
});

it('is chosen in part when one line is not', () => {
  expect(choiceOf([line({}), line({ id: '2', selected: false })])).toBe('some');
  expect(choiceOf([line({}), line({ id: '2', selected: false, invalidReason: 'outOfStock' })])).toBe('all');
});

it('counts the lines that are left', () => {
  const cart = { list: [line({}), line({ id: '2' })], packages: [], count: 2, total: 1900 };
  expect(withLines(cart, (one) => (one.id === '2' ? null : one))).toMatchObject({ count: 1, total: 950 });
});
