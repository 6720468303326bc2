import { checkGoods } from './check.ts';
import { goodsProblems } from '@mall/contract/seller/goods-problems';
import type { Known } from './choices.queries.ts';
import { type GoodsColumn, goodsColumns, goodsTitle } from './columns.ts';

const known: Known = {
  pictures: new Map([
    ['front.jpg', 'good'],
    ['notes.jpg', 'wrong'],
    ...Array.from({ length: 13 }, (_, at) => [`p${at}.jpg`, 'good'] as const),
  ]),
  numbers: new Map([['ON-SALE', [12]]]),
  standing: new Map(),
  texts: {
    categories: new Map(),
    brands: new Map(),
    styles: [{ key: 'modern', name: { zh: '现代' }, hidden: false }],
    materials: [],
    units: [],
  },
  categories: new Map([['sofas', '7']]),
  brands: new Map([['oak house', '3']]),
  units: new Map([['set', 'set']]),
};
const titles = Object.fromEntries(goodsColumns.map((name) => [name, goodsTitle(name, 'en')]));
type Over = Partial<Record<GoodsColumn, string>>;
type Line = Over & { formula?: GoodsColumn };
const sent = (lines: readonly Line[]) => ({
  rows: lines.map(({ formula, ...over }, at) => {
    const cells = Object.fromEntries(goodsColumns.map((name) => [name, over[name] ?? '']));
    return {
      row: at + 2,
      cells: cells as Record<GoodsColumn, string>, // one entry for each name
      formulas: formula === undefined ? [] : [formula],
    };
  }),
  titles,
});
const sender = { language: 'en', seesSupply: true, publishes: false } as const;
const check = (...lines: readonly Line[]) => checkGoods(sent(lines), known, sender, goodsProblems);
const sofa: Over = { 'name.en': 'Cloud sofa', price: '1,299.50', supply: '800', stock: '4' };

describe('a row of a list of products', () => {
  it('has the styles and labels that it names, or the labels of any new product', () => {
    const { ready } = check({ ...sofa, styles: '现代', labels: 'Recommended' }, sofa);
    expect(ready.map(({ content: { styles, isNew, recommend } }) => [styles, isNew, recommend])).toEqual([
      [['modern'], false, true],
      [[], undefined, undefined],
    ]);
    expect(check({ ...sofa, labels: '-' }).ready[0]?.content).toMatchObject({ isNew: false });
    const twice = { ...sofa, group: 'A', spec1: 'Colour' };
    expect(
      check(
        { ...twice, value1: 'Red', labels: 'New' },
        { ...twice, value1: 'Blue', labels: 'Custom' },
        { ...twice, value1: 'Sand', styles: '现代' },
      ).problems,
    ).toMatchObject([
      { row: 3, column: 'Labels', problem: 'notChoice' },
      { row: 3, column: 'Labels', problem: 'differs' },
      { row: 4, column: 'Styles', problem: 'differs' },
    ]);
  });

  it('becomes a draft of one SKU', () => {
    const { ready, wrong } = check({
      ...sofa,
      category: 'SOFAS',
      brand: 'Oak House',
      unit: 'set',
      width: '2100',
      depth: '900',
      height: '800',
      leadDays: '14',
      'detail.en': 'Soft.',
      no: 'CS-1',
      freight: '0',
      pictures: 'Front.JPG',
    });
    expect(wrong).toBe(0);
    expect(ready).toEqual([
      {
        rows: [2],
        pictures: ['Front.JPG'],
        complete: true,
        content: expect.objectContaining({
          name: { en: 'Cloud sofa' },
          categoryId: '7',
          brandId: '3',
          unit: 'set',
          size: { w: 2100, d: 900, h: 800 },
          leadDays: 14,
          detail: { en: 'Soft.' },
          freightKind: 'free',
          specType: 'single',
          skus: [expect.objectContaining({ no: 'CS-1', price: 129_950, supply: 80_000, stock: 4, on: true })],
        }),
      },
    ]);
  });

  it.each([
    [{ 'name.en': '' }, 'Name (English)', 'missing', undefined],
    [{ 'name.en': 'x'.repeat(81) }, 'Name (English)', 'tooLong', { max: 80 }],
    [{ category: 'Boats' }, 'Category', 'notChoice', { text: 'Boats' }],
    [{ category: '😀'.repeat(41) }, 'Category', 'notChoice', { text: '😀'.repeat(40) }],
    [{ price: 'ten' }, 'Platform price', 'notAmount', { text: 'ten' }],
    [{ price: '799.99' }, 'Platform price', 'belowSupply', { amount: 80_000 }],
    [{ stock: '-1' }, 'Stock', 'notWhole', { text: '-1', min: 0, max: 1_000_000 }],
    [{ width: '1e9' }, 'Width (mm)', 'notWhole', { text: '1e9', min: 0, max: 20_000 }],
    [{ spec1: 'Colour' }, 'Variant 1', 'missing', undefined],
    [{ value1: 'Green' }, 'Variant name 1', 'missing', undefined],
    [{ formula: 'price' }, 'Platform price', 'formula', undefined],
    [{ price: '-5' }, 'Platform price', 'notAmount', { text: '-5' }],
    [{ freight: 'free' }, 'Freight (0 = free)', 'notAmount', { text: 'free' }],
    [{ pictures: 'front.jpg\nside.jpg' }, 'Pictures (file names)', 'pictureMissing', { text: 'side.jpg' }],
    [{ pictures: 'notes.jpg' }, 'Pictures (file names)', 'pictureWrong', { text: 'notes.jpg', max: 10 }],
    [{ pictures: 'https://x.example/a.jpg' }, 'Pictures (file names)', 'pictureAddress', undefined],
    [
      { pictures: Array.from({ length: 13 }, (_, at) => `p${at}.jpg`).join(';') },
      'Pictures (file names)',
      'tooManyPictures',
      { max: 12 },
    ],
    [{ no: 'ON-SALE' }, 'Article no.', 'noTaken', undefined],
  ] as const)('says what is wrong with %j', (over, column, problem, detail) => {
    const { ready, wrong, problems } = check({ ...sofa, ...over });
    expect([ready, wrong]).toEqual([[], 1]);
    expect(problems).toEqual([{ row: 2, column, problem, ...(detail === undefined ? {} : { detail }) }]);
  });
});

it('a number that another row has is wrong in the second of them', () => {
  const { ready, problems } = check({ ...sofa, no: 'A-1' }, { ...sofa, no: 'A-2' }, { ...sofa, no: 'A-1' });
  expect(ready).toHaveLength(2);
  expect(problems).toEqual([{ row: 4, column: 'Article no.', problem: 'noTwice', detail: { first: 2 } }]);
});

it('what lacks a price, a picture or the freight is a draft to be completed', () => {
  const whole = { ...sofa, category: 'sofas', freight: '80', pictures: 'front.jpg' };
  const { ready, complete } = check(
    whole,
    { ...whole, freight: '' },
    { ...whole, pictures: '' },
    { ...whole, supply: '' },
  );
  expect([ready.map((draft) => draft.complete), complete]).toEqual([[true, false, false, false], 1]);
  expect(ready[0]?.content).toMatchObject({ freightKind: 'unit', freight: 8000 });
});

describe('rows of one product number', () => {
  const green: Over = {
    ...sofa,
    group: 'A',
    spec1: 'Colour',
    value1: 'Green',
    spec2: 'Size',
    value2: 'Large',
  };
  const rust: Over = {
    group: 'A',
    spec1: 'Colour',
    value1: 'Rust',
    spec2: 'Size',
    value2: 'Small',
    price: '900',
  };

  it('are its variants; what no row names is not offered', () => {
    const [draft] = check(green, rust, { 'name.en': 'Stool' }).ready;
    expect(
      draft?.content.specs?.map(({ name, values }) => [name.en, values.map((value) => value.name.en)]),
    ).toEqual([
      ['Colour', ['Green', 'Rust']],
      ['Size', ['Large', 'Small']],
    ]);
    expect(draft?.content.skus?.map(({ valueIds, price, on }) => [valueIds.join(), price, on])).toEqual([
      ['s1v1,s2v1', 129_950, true],
      ['s1v1,s2v2', null, false],
      ['s1v2,s2v1', null, false],
      ['s1v2,s2v2', 90_000, true],
    ]);
  });

  it.each([
    [{ spec1: '', value1: '', spec2: '', value2: '' }, 'specMissing', undefined],
    [{ spec2: 'Width' }, 'specsDiffer', { first: 2 }],
    [{ value1: 'Green', value2: 'Large' }, 'specTwice', { first: 2 }],
    [{ 'name.en': 'Another' }, 'differs', { first: 2 }],
  ] as const)('with %j are left out whole', (over, problem, detail) => {
    const { ready, wrong, problems } = check(green, { ...rust, ...over });
    expect([ready, wrong]).toEqual([[], 1]);
    expect(problems).toMatchObject([{ row: 3, problem, ...(detail === undefined ? {} : { detail }) }]);
  });

  it('are refused before they are compared when there are more than a product has variants', () => {
    const rows = Array.from({ length: 201 }, () => green);
    const { problems, wrong, back } = check(...rows);
    expect(problems).toEqual([
      { row: 2, column: 'Product no.', problem: 'tooManySpecs', detail: { max: 200 } },
    ]);
    expect([wrong, back.length]).toEqual([1, 201]);
  });

  it('are refused before their values are combined, eight million here', () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      ...green,
      value1: `Tone ${at}`,
      value2: `Size ${at}`,
      spec3: 'Leg',
      value3: `Leg ${at}`,
    }));
    expect(check(...rows).problems).toMatchObject([{ row: 2, problem: 'tooManySpecs' }]);
  });

  it('are at most what a product can have', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...green, value1: `Tone ${at}` }));
    expect(check(...many).problems).toMatchObject([{ row: 2, problem: 'tooManySpecs' }]);
  });
});
