import { emptyCase } from '@mall/contract/seller/own-cases';
import { emptyGoods, emptySku } from '@mall/contract/seller/own-goods';
import { emptyPackage } from '@mall/contract/seller/own-package';
import { caseEntries } from './case.ts';
import { differences, type Names } from './entries.ts';
import { goodsEntries } from './goods.ts';
import { packageEntries } from './package.ts';

const names: Names = {
  language: 'en',
  category: (id) => `category ${id}`,
  brand: (id) => `brand ${id}`,
  attribute: (kind, key) => `${kind} ${key}`,
  sku: (id) => `piece ${id}`,
};
const colour = (en: string) => ({
  key: 'colour',
  name: { en: 'Colour' },
  values: [
    { id: 'r', name: { en }, colour: '#aa0000', image: null },
    { id: 'g', name: { en: 'Green' }, colour: null, image: '/media/g.webp' },
  ],
});
const sofa = {
  ...emptyGoods,
  name: { zh: '沙发', en: 'Sofa' },
  specType: 'multi' as const,
  specs: [colour('Red')],
  skus: [
    { ...emptySku, valueIds: ['r'], price: 100, stock: 3, was: 3 },
    { ...emptySku, valueIds: ['g'], price: 200, stock: 5, was: 5 },
  ],
};

it('shows all that a new product says, and nothing that it leaves open', () => {
  const all = differences(null, goodsEntries(sofa, names));
  expect(all.every(({ before }) => before === null)).toBe(true);
  expect(all).toContainEqual({
    ...{ field: 'name', of: null, before: null },
    after: { type: 'texts', texts: { zh: '沙发', en: 'Sofa' } },
  });
  expect(all).toContainEqual({
    ...{ field: 'price', of: 'Green', before: null },
    after: { type: 'money', amount: 200 },
  });
  expect(all.map(({ field }) => field)).not.toContain('detail');
});

it('shows of a changed product only what differs, variant by variant', () => {
  const [red, green] = sofa.skus;
  const next = {
    ...sofa,
    skus: [
      { ...emptySku, ...red, price: 150 },
      { ...emptySku, ...green, on: false },
    ],
    facts: [{ name: { en: 'Legs' }, value: { en: 'Oak' } }],
  };
  expect(differences(goodsEntries(sofa, names), goodsEntries(next, names))).toEqual([
    {
      field: 'price',
      of: 'Red',
      before: { type: 'money', amount: 100 },
      after: { type: 'money', amount: 150 },
    },
    { field: 'offered', of: 'Green', before: { type: 'flag', on: true }, after: { type: 'flag', on: false } },
    { field: 'fact', of: 'Legs', before: null, after: { type: 'texts', texts: { en: 'Oak' } } },
    { field: 'price', of: 'Green', before: { type: 'money', amount: 200 }, after: null },
    {
      ...{ field: 'stock', of: 'Green', after: null },
      before: { type: 'number', number: 5, unit: 'pieces' },
    },
  ]);
  expect(differences(goodsEntries(sofa, names), goodsEntries(sofa, names))).toEqual([]);
});

it('shows a choice whose name differs only in a language that the operator does not read', () => {
  const other = colour('Red');
  const next = { ...sofa, specs: [{ ...other, name: { ...other.name, indo: 'Warna' } }] };
  expect(differences(goodsEntries(sofa, names), goodsEntries(next, names)).map(({ field }) => field)).toEqual(
    ['spec'],
  );
});

it('shows a category of the same name, and a picture that another choice has now', () => {
  const alike = { ...names, category: () => 'Chairs' };
  const swapped = [
    { id: 'r', name: { en: 'Red' }, colour: '#aa0000', image: '/media/g.webp' },
    { id: 'g', name: { en: 'Green' }, colour: null, image: null },
  ];
  const was = { ...sofa, categoryId: '1' };
  const next = { ...sofa, categoryId: '2', specs: [{ ...colour('Red'), values: swapped }] };
  expect(differences(goodsEntries(was, alike), goodsEntries(next, alike)).map(({ field }) => field)).toEqual([
    'category',
    'specPictures',
  ]);
});

it('keeps a size of a variant apart from that of the product', () => {
  const own = {
    ...emptyGoods,
    size: { w: 1, d: 2, h: 3 },
    skus: [{ ...emptySku, size: { w: 4, d: 5, h: 6 } }],
  };
  const sizes = goodsEntries(own, names).filter(({ field }) => field === 'size');
  expect(new Set(sizes.map(({ key }) => key)).size).toBe(2);
});

it('names the pieces of a package, and tells a changed amount', () => {
  const slot = { key: 's', name: { en: 'Seat' }, min: 1, max: 1 };
  const content = (qty: number) => ({
    ...emptyPackage,
    rooms: [
      {
        ...{ key: 'r', name: { en: 'Living' } },
        slots: [{ ...slot, options: [{ skuId: '7', qty, isDefault: true }] }],
      },
    ],
  });
  expect(differences(packageEntries(content(1), names), packageEntries(content(2), names))).toEqual([
    {
      ...{ field: 'slot', of: 'Living · Seat' },
      before: { type: 'lines', lines: ['piece 7 ✓'] },
      after: { type: 'lines', lines: ['piece 7 × 2 ✓'] },
    },
  ]);
});

it('tells a plan that was drawn otherwise with as many pieces, and a spot that moved', () => {
  const picture = (x: number) => ({
    ...{ url: '/media/a.webp', w: 10, h: 10 },
    spots: [{ id: 'a', x, y: 5000, skuId: '7' }],
  });
  const before = { ...emptyCase, pictures: [picture(1000)], plan: { rooms: [], items: [] } };
  const room = { id: 'r', name: '', polygon: [], height: 2800, openings: [] };
  const after = { ...before, pictures: [picture(2000)], plan: { rooms: [room], items: [] } };
  const changed = differences(caseEntries(before, names), caseEntries(after, names));
  expect(changed).toEqual([
    {
      ...{ field: 'spots', of: '1' },
      before: { type: 'lines', lines: ['piece 7 (10 %, 50 %)'] },
      after: { type: 'lines', lines: ['piece 7 (20 %, 50 %)'] },
    },
    {
      ...{ field: 'plan', of: null },
      before: { type: 'number', number: 0, unit: 'pieces' },
      after: { type: 'number', number: 0, unit: 'pieces' },
    },
  ]);
});

it('shows of texts only the languages that differ', () => {
  const next = { ...sofa, name: { ...sofa.name, en: 'Settee', indo: 'Sofa' } };
  expect(differences(goodsEntries(sofa, names), goodsEntries(next, names))).toEqual([
    {
      ...{ field: 'name', of: null },
      before: { type: 'texts', texts: { en: 'Sofa' } },
      after: { type: 'texts', texts: { en: 'Settee', indo: 'Sofa' } },
    },
  ]);
});
