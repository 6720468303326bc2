import type { CartLine, CartPackage } from '../entries.ts';
import {
  byShop,
  choiceOf,
  isBillOf,
  mostOf,
  piecesLeft,
  priceChange,
  totalsOf,
  withEntries,
  withKept,
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

const whole = (given: Partial<CartPackage> = {}): CartPackage => ({
  id: 'p',
  packageId: '7',
  name: 'Calm living room',
  image: '/media/r.webp',
  selection: ['sofa*11', 'chairs*12'],
  qty: 2,
  selected: true,
  price: 5400,
  memberPrice: 5130,
  pieces: 6000,
  saving: 570,
  priceSeen: 5400,
  stock: 3,
  leadDays: 20,
  invalidReason: null,
  shopId: null,
  lines: [piece({}), piece({ slot: 'chairs', skuId: '12', qty: 4, stock: 13 })],
  ...given,
});
const piece = (given: Partial<CartPackage['lines'][number]>): CartPackage['lines'][number] => ({
  slot: 'sofa',
  slotName: 'Sofa',
  skuId: '11',
  productId: '1',
  name: 'Alva',
  image: '/media/a.webp',
  specText: 'Oat',
  qty: 1,
  price: 1000,
  memberPrice: 950,
  stock: 9,
  leadDays: 20,
  invalidReason: null,
  ...given,
});

describe('a package in the cart', () => {
  it('counts its pieces, and saves for members and as a package', () => {
    const { pieces, goods, member, packages, total } = totalsOf([whole(), line({})]);
    expect({ pieces, goods, member, packages, total }).toEqual({
      pieces: 11,
      goods: 13_000,
      member: 650,
      packages: 1140,
      total: 11_210,
    });
    expect(goods - member - packages).toBe(total);
  });

  it('falls apart into the pieces that can still be had, no more than there are', () => {
    const [sofa, chairs] = whole().lines;
    if (!sofa || !chairs) throw new Error('two pieces');
    const lines = [
      { ...sofa, invalidReason: 'delisted' as const },
      { ...chairs, stock: 5 },
    ];
    expect(piecesLeft(whole({ lines }))).toEqual([{ skuId: '12', qty: 5 }]);
  });
});

describe('what the cart comes to', () => {
  it('counts chosen lines only, at the shop price and at the member price', () => {
    const left = { price: 500, memberPrice: 500, leadDays: 33, selected: false };
    const lines = [line({ qty: 2 }), line({ id: '2', ...left })];
    expect(totalsOf(lines)).toEqual({
      ...{ pieces: 2, goods: 2000, member: 100, packages: 0, total: 1900 },
      leadDays: [20],
    });
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
  expect(shops.map(({ shopId, entries }) => [shopId, entries.length])).toEqual([
    [null, 2],
    ['7', 1],
  ]);
});

it('is chosen in part when one line is not', () => {
  expect(choiceOf([line({}), line({ id: '2', selected: false })])).toBe('some');
  expect(choiceOf([line({}), line({ id: '2', selected: false, invalidReason: 'outOfStock' })])).toBe('all');
});

it('counts the lines that are left', () => {
  const cart = {
    list: [line({}), line({ id: '2' })],
    packages: [whole()],
    saved: { list: [], packages: [] },
    count: 3,
    total: 0,
    bill: { goods: 12_160, discount: 0, freight: 0, pay: 12_160, couponNote: null },
  };
  expect(withEntries(cart, (one) => (one.id === '2' ? null : one))).toMatchObject({
    count: 2,
    total: 11_210,
  });
  expect(withEntries(cart, (one) => (one.id === 'p' ? null : one))).toMatchObject({ count: 2, packages: [] });
});

it('neither counts nor chooses what is kept for another day, and brings it back chosen', () => {
  const cart = {
    list: [line({}), line({ id: '2' })],
    packages: [whole()],
    saved: { list: [], packages: [] },
    count: 3,
    total: 0,
    bill: { goods: 12_160, discount: 0, freight: 0, pay: 12_160, couponNote: null },
  };
  const kept = withKept(withKept(cart, '2', true), 'p', true);
  expect(kept).toMatchObject({
    count: 1,
    saved: { list: [{ id: '2', selected: false }], packages: [{ id: 'p' }] },
  });
  expect(withKept(kept, '2', false)).toMatchObject({
    count: 2,
    list: [{ id: '2', selected: true }, {}],
    saved: { list: [] },
  });
});

it('a bill is that of the cart until a change of it is counted', () => {
  const bill = { goods: 1900, discount: 100, freight: 500, pay: 2300, couponNote: null };
  expect(isBillOf(bill, totalsOf([line({ qty: 2 })]))).toBe(true);
  expect(isBillOf(bill, totalsOf([line({ qty: 3 })]))).toBe(false);
});
