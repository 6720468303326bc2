import fc from 'fast-check';
import { money } from '../core/money.ts';
import { emptyPackage, type PackageContent, type PackageSlot } from './own-package.ts';
import { madePrices, packageProblems, type PieceFacts, placeOfProblem } from './package-problems.ts';
import { packagePriceOf } from '../catalog/package.ts';

const facts = (price: number, supply: number | null, over: Partial<PieceFacts> = {}): PieceFacts => ({
  price: money(price),
  supplyPrice: supply === null ? null : money(supply),
  belowSupply: supply !== null && price < supply,
  state: 'sold',
  ...over,
});
const slot = (over: Partial<PackageSlot> = {}): PackageSlot => ({
  key: 'sofa',
  name: { zh: '沙发' },
  min: 1,
  max: 1,
  options: [
    { skuId: '1', qty: 2, isDefault: true },
    { skuId: '2', qty: 2, isDefault: false },
  ],
  ...over,
});
const whole = (slots: readonly PackageSlot[], over: Partial<PackageContent> = {}): PackageContent => ({
  ...emptyPackage,
  name: { en: 'Home' },
  categoryId: '1',
  cover: '/media/x.webp',
  rooms: [{ key: 'living', name: { zh: '客厅' }, slots }],
  ...over,
});
const pieces = new Map([
  ['1', facts(100, 60)],
  ['2', facts(150, 90)],
]);
const found = (content: PackageContent, known = pieces) =>
  Object.fromEntries(
    packageProblems(content, (id) => known.get(id)).map((problem) => [placeOfProblem(problem), problem.key]),
  );

it('a whole package has no problem', () => {
  expect(found(whole([slot()]))).toEqual({});
  expect(found(whole([slot()], { priceKind: 'fixed', price: 120 }))).toEqual({});
});

it('an empty one lacks its name, category, cover and rooms', () => {
  expect(found(emptyPackage)).toEqual({
    name: 'missing',
    categoryId: 'missing',
    cover: 'cover.none',
    rooms: 'rooms.none',
  });
});

it.each([
  ['no options', slot({ options: [] }), { 'rooms.sofa': 'slot.empty' }],
  ['no name', slot({ name: {} }), { 'rooms.sofa': 'slot.unnamed' }],
  ['more to take than there is', slot({ max: 3 }), { 'rooms.sofa': 'slot.range' }],
  ['less at most than at least', slot({ min: 2 }), { 'rooms.sofa': 'slot.range' }],
  [
    'no default where one must be taken',
    slot({ options: [{ skuId: '1', qty: 1, isDefault: false }] }),
    { 'rooms.sofa': 'slot.defaults', rooms: 'pieces.none' },
  ],
  [
    'the same twice',
    slot({
      options: [
        { skuId: '1', qty: 1, isDefault: true },
        { skuId: '1', qty: 2, isDefault: false },
      ],
    }),
    { 'rooms.sofa.1': 'option.twice' },
  ],
  [
    'what this shop cannot sell',
    slot({ options: [{ skuId: '9', qty: 1, isDefault: true }] }),
    { 'rooms.sofa.9': 'option.gone' },
  ],
])('a slot with %s is named', (_what, bad, expected) => {
  expect(found(whole([bad]))).toEqual(expected);
});

it('an option below its supply price, hidden or off sale is named, default or not', () => {
  const known = new Map([
    ['1', facts(100, 60, { state: 'hidden' })],
    ['2', facts(80, 90)],
  ]);
  expect(found(whole([slot()]), known)).toEqual({
    'rooms.sofa.1': 'option.hidden',
    'rooms.sofa.2': 'option.belowSupply',
  });
});

it('a price under what the pieces must bring is named; one that is not known here is left to the server', () => {
  const cheap = whole([slot()], { priceKind: 'fixed', price: 119 });
  expect(found(cheap)).toEqual({ price: 'price.belowSupply' });
  expect(found(cheap, new Map([...pieces, ['1', facts(100, null)]]))).toEqual({});
  expect(found(whole([slot()], { priceKind: 'fixed', price: null }))).toEqual({ price: 'price.missing' });
});

it('more pieces than an order takes are named', () => {
  const slots = Array.from({ length: 3 }, (_, at) => slot({ key: `s${at}`, min: 0, max: 40 }));
  expect(found(whole(slots)).rooms).toBe('pieces.tooMany');
});

it('a price without a problem is what shoppers pay, never under the supply prices', () => {
  const option = fc.record({
    supply: fc.integer({ min: 1, max: 10_000 }),
    over: fc.integer({ min: 0, max: 10_000 }),
    qty: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(option, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 300_000 }),
      (all, price) => {
        const known = new Map(
          all.map(({ supply, over }, at) => [String(at + 1), facts(supply + over, supply)]),
        );
        const slots = all.map(({ qty }, at) =>
          slot({ key: `s${at}`, options: [{ skuId: String(at + 1), qty, isDefault: true }] }),
        );
        const content = whole(slots, { priceKind: 'fixed', price });
        const { pieces: sum, least } = madePrices(content, (id) => known.get(id));
        const lines = all.map(({ supply, over, qty }) => ({
          unitPrice: money(supply + over),
          supplyPrice: money(supply),
          qty,
        }));
        const paid = packagePriceOf(lines, { packagePrice: money(price), piecesPrice: sum }).price;
        expect(found(content, known)).toEqual(price < (least ?? 0) ? { price: 'price.belowSupply' } : {});
        if (price >= (least ?? 0)) expect(paid).toBe(Math.min(price, sum));
      },
    ),
  );
});
