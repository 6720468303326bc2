import { emptyGoods, emptySku, type GoodsContent } from '@mall/contract/seller/own-goods';
import { goodsProblems } from '@mall/contract/seller/goods-problems';
import {
  check,
  known,
  outcomes,
  type Over,
  rowsIn,
  seller,
  sheetOf,
  sofa,
  sold,
  specs,
  standing,
} from '../../../testing/product-sheet.ts';
import { checkGoods } from './check.ts';
import { goodsColumns } from './columns.ts';
import { rowsOf } from './rows-of.ts';
import type { Standing } from '../../drafts/products/standing.ts';

describe('rows of a product as they were exported', () => {
  it.each([
    ['a product with variants', {}, {}],
    ['a brand whose name another one has', {}, { brandId: '9' }],
    ['a category that is no longer there', {}, { categoryId: '99' }],
    ['a draft that nothing is said in', { productId: null, number: 'd1', state: 'draft' }, emptyGoods],
    ['a product of one variant', {}, { specType: 'single', specs: [], skus: [{ ...emptySku, ...sold }] }],
    ['a product that offers no variant', {}, { skus: sofa.skus.map((sku) => ({ ...sku, on: false })) }],
    [
      'values that have no name, or share one',
      {},
      {
        specs: specs.map((spec) => ({
          ...spec,
          name: {},
          values: spec.values.map((value, at) => ({ ...value, name: at === 0 ? {} : { en: 'green' } })),
        })),
      },
    ],
    ['names beyond what a form takes', {}, { name: { zh: '长'.repeat(100) } }],
    ['text that no sheet can hold as it is', {}, { detail: { en: '\u0001 a\r\nb_x0041_ ' } }],
    ['a style that is no longer offered', {}, { styles: ['rococo', 'modern'] }],
    ['a style that is no longer there', {}, { styles: ['baroque', 'nordic'] }],
    ['a material with a comma in its name', {}, { materials: ['oak', 'linen'] }],
    ['labels that nobody has decided about', {}, { isNew: null, custom: true }],
    ['freight by the piece', {}, { freightKind: 'unit', freight: 8050 }],
    ['freight that nobody has decided', {}, { freightKind: null, freight: null }],
    ['two variants with one article number', {}, { skus: sofa.skus.map((sku) => ({ ...sku, no: 'S-1' })) }],
    ['a price below its supply price', {}, { skus: sofa.skus.map((sku) => ({ ...sku, price: 1 })) }],
    ['a product in review', { state: 'pending' }, {}],
  ] as const)('change nothing: %s', (_what, over, content) => {
    const product = standing(over as Partial<Standing>, content as Partial<GoodsContent>);
    const checked = check([], product);
    expect(checked).toMatchObject({ ready: [], same: 1, wrong: 0, problems: [] });
  });

  it('change nothing either when they are old, are missing or are empty', () => {
    expect(check([{ version: 3 }, { version: 3 }])).toMatchObject({ same: 1, wrong: 0 });
    expect(check([null, {}])).toMatchObject({ same: 1, wrong: 0 });
    const empty = Object.fromEntries(goodsColumns.map((name) => [name, null]));
    const named = { ...empty, group: 'FM10000001', version: 4, spec1: 'Colour', value1: 'Rust' };
    expect(check([null, { ...named }])).toMatchObject({ same: 1, wrong: 0 });
  });

  it('change nothing in another language', () => {
    const [first] = rowsIn(standing());
    const zh = rowsOf(standing(), { language: 'zh', seesSupply: true, texts: known(standing()).texts });
    expect([first?.category, zh[0]?.category, zh[0]?.spec1]).toEqual(['Sofas', '沙发类', '颜色']);
    expect(checkGoods(sheetOf(zh), known(standing()), seller, goodsProblems)).toMatchObject({
      problems: [],
      same: 1,
    });
  });
});

describe('a cell that says something else', () => {
  it.each([
    [{ 'name.en': 'Couch' }, 'Name (English)', { name: { zh: '沙发', en: 'Couch' } }],
    [{ 'name.fili': 'Sopa' }, 'Name (Filipino)', { name: { zh: '沙发', en: 'Sofa', fili: 'Sopa' } }],
    [{ 'detail.en': 'Hard' }, 'Description (English)', { detail: { ...sofa.detail, en: 'Hard' } }],
    [{ category: 'beds' }, 'Category', { categoryId: '8' }],
    [{ unit: 'Set' }, 'Unit', { unit: 'set' }],
    [{ width: 0 }, 'Width (mm)', { size: { w: 0, d: 900, h: 0 } }],
    [{ height: 700 }, 'Height (mm)', { size: { w: 2100, d: 900, h: 700 } }],
    [{ leadDays: 20 }, 'Production days', { leadDays: 20 }],
    [{ freight: 80 }, 'Freight (0 = free)', { freightKind: 'unit', freight: 8000 }],
  ] as const)('%j changes that field alone', (over, title, content) => {
    const checked = check([over]);
    expect(outcomes(checked)).toEqual([['changed', title], ['same']]);
    expect(checked.ready).toMatchObject([
      { rows: [2, 3], of: { id: 'd1', version: 4, productId: 10_000_001, numbers: [] }, complete: true },
    ]);
    expect(checked.ready[0]?.content).toEqual(content);
  });

  it('is told beside what it changes, cut short', () => {
    const [told] = check([{ 'detail.en': 'x'.repeat(70), price: 5200, supply: 3500, freight: 80 }]).outcomes;
    expect(told?.cells).toEqual([
      { from: 'Soft', to: `${'x'.repeat(59)}…` },
      { from: '0', to: '80' },
      { from: '4899', to: '5200' },
      { from: '3429', to: '3500' },
    ]);
  });

  it.each([
    ['in its middle', 'Soft', 'Hard', ' and grey'],
    ['at its end', '', ' and grey', ''],
    ['by less of its end', ' and grey', '', ''],
  ])('is told where a long text differs, %s', (_where, from, to, after) => {
    const long = 'A sofa for many, '.repeat(6).trim();
    const product = standing({}, { detail: { en: `${long}${from}${after}` } });
    const [told] = check([{ 'detail.en': `${long}${to}${after}` }], product).outcomes;
    expect(told?.cells?.[0]?.from).toMatch(new RegExp(`^….{20}${from}${after}$`));
    expect(told?.cells?.[0]?.to).toMatch(new RegExp(`^….{20}${to}${after}$`));
  });

  it('of a variant changes that variant', () => {
    const checked = check([{}, { price: 5200.5, supply: 3500, no: 'S-9' }]);
    expect(outcomes(checked)).toEqual([
      ['same'],
      ['changed', 'Article no.', 'Platform price', 'Supply price'],
    ]);
    expect(checked.ready[0]).toMatchObject({
      of: { numbers: ['S-9'] },
      content: {
        skus: [
          sofa.skus[0],
          { ...sofa.skus[1], price: 520_050, supply: 350_000, no: 'S-9', stock: 10, was: 10 },
        ],
      },
    });
  });

  it('of pictures replaces them by those of the zip file', () => {
    const { ready } = check([{}, { pictures: 'front.jpg' }]);
    expect(ready).toMatchObject([{ content: {}, pictures: ['front.jpg'] }]);
  });

  it.each([
    ['its version is old', [{ 'name.en': 'Couch', version: 3 }], 'Version', 'changedSince'],
    ['its version is no number', [{ 'name.en': 'Couch', version: 'x' }], 'Version', 'changedSince'],
    ['it has no version', [{ 'name.en': 'Couch', version: '' }], 'Version', 'versionMissing'],
    ['another row has the variant', [{}, { key: '', value1: 'forest' }], 'Variant 1', 'skuTwice'],
    ['the variant has another name', [{ spec1: 'Size' }], 'Variant name 1', 'specsOther'],
    [
      'a row has no variant and a price',
      [{}, { key: '', spec1: '', value1: '' }],
      'Variant name 1',
      'missing',
    ],
    ['the second row says something else of the product', [{}, { category: 'beds' }], 'Category', 'differs'],
    ['the name is too long', [{ 'name.en': 'x'.repeat(81) }], 'Name (English)', 'tooLong'],
    ['there is no such category', [{ category: 'Boats' }], 'Category', 'notChoice'],
    ['the price is below the supply price', [{ price: 1 }], 'Platform price', 'belowSupply'],
    ['the supply price is above the price', [{ supply: 9999 }], 'Platform price', 'belowSupply'],
    ['another product has the number', [{ no: 'ELSE' }], 'Article no.', 'noTaken'],
    ['another variant has the number', [{ no: 'S-2' }, null], 'Article no.', 'noTaken'],
    ['the price is a formula', [{ price: 5000, formula: 'price' }], 'Platform price', 'formula'],
    ['the variant is a formula', [{ formula: 'value1' }], 'Variant 1', 'formula'],
  ] as const)('is refused when %s', (_what, overs, column, problem) => {
    const checked = check(overs as readonly (Over | null)[]);
    expect(checked).toMatchObject({ ready: [], wrong: 1, problems: [{ column, problem }] });
    expect(checked.outcomes.every(({ as }) => as === 'wrong')).toBe(true);
    expect(checked.back).toEqual(checked.outcomes.map(({ row }) => row));
  });

  it('of a product in review is refused', () => {
    expect(check([{ price: 5000 }], standing({ state: 'pending' }))).toMatchObject({
      problems: [{ row: 2, column: 'Product no.', problem: 'goodsInReview' }],
    });
  });

  it('swaps two article numbers', () => {
    expect(check([{ no: 'S-2' }, { no: 'S-1' }])).toMatchObject({ wrong: 0, complete: 1 });
  });
});

describe('stock', () => {
  it('of a variant that shoppers buy stays, and the row says so', () => {
    const checked = check([{ stock: 99 }, { stock: 99, price: 5000 }]);
    expect(outcomes(checked)).toEqual([
      ['same', 'stock'],
      ['changed', 'Platform price', 'stock'],
    ]);
    expect(checked.ready[0]?.content.skus?.map(({ stock, was }) => [stock, was])).toEqual([
      [10, 10],
      [10, 10],
    ]);
  });

  it('of a draft that nobody has seen is a field like others', () => {
    const draft = standing({ productId: null, number: 'd1', state: 'draft' });
    const checked = check([{ stock: 99 }], draft);
    expect(outcomes(checked)[0]).toEqual(['changed', 'Stock']);
    expect(checked.ready[0]?.content.skus?.[0]?.stock).toBe(99);
  });
});

describe('a row with another variant', () => {
  const more = {
    group: 'FM10000001',
    version: 4,
    spec1: 'Colour',
    value1: 'Sand',
    price: 5000,
    supply: 3000,
    stock: 2,
  };

  it('adds it, with its stock', () => {
    const checked = check([{}, {}, { ...more, no: 'S-3' }]);
    expect(outcomes(checked)[2]).toEqual([
      'changed',
      'Variant 1',
      'Article no.',
      'Platform price',
      'Supply price',
      'Stock',
      'variant',
    ]);
    const { content } = checked.ready[0] ?? {};
    expect(content?.specs?.[0]?.values.map(({ id, name }) => [id, name.en])).toEqual([
      ['green', 'Forest'],
      ['rust', 'Rust'],
      ['colourv3', 'Sand'],
    ]);
    expect(content?.skus?.[2]).toEqual({
      ...emptySku,
      valueIds: ['colourv3'],
      no: 'S-3',
      price: 500_000,
      supply: 300_000,
      stock: 2,
    });
    expect(content?.skus?.slice(0, 2)).toEqual(sofa.skus);
  });

  it('brings one back that was taken out', () => {
    const skus = sofa.skus.map((sku, at) => (at === 0 ? sku : { ...sku, on: false }));
    const checked = check([{}, { ...more, value1: 'Rust' }], standing({}, { skus }));
    expect(checked.ready[0]?.content.skus?.[1]).toMatchObject({
      valueIds: ['rust'],
      on: true,
      no: 'S-2',
      price: 500_000,
    });
    expect(checked.ready[0]?.content.specs?.[0]?.values).toHaveLength(2);
  });

  it('leaves out what no row names of two specs', () => {
    const two = [
      ...specs,
      {
        key: 'size',
        name: { en: 'Size' },
        values: [{ id: 'l', name: { en: 'L' }, colour: null, image: null }],
      },
    ];
    const skus = sofa.skus.map((sku) => ({ ...sku, valueIds: [...sku.valueIds, 'l'] }));
    const checked = check(
      [{}, {}, { ...more, spec2: 'Size', value2: 'XL' }],
      standing({}, { specs: two, skus }),
    );
    expect(checked.ready[0]?.content.skus?.map(({ valueIds, on }) => [valueIds.join('+'), on])).toEqual([
      ['green+l', true],
      ['green+sizev2', false],
      ['rust+l', true],
      ['rust+sizev2', false],
      ['colourv3+l', false],
      ['colourv3+sizev2', true],
    ]);
  });

  it.each([
    ['twice', [more, more], 'specTwice'],
    ['with a name too long', [{ ...more, value1: 'x'.repeat(21) }], 'tooLong'],
    [
      'beyond what a product can have',
      // What comes after the limit is compared with nothing.
      [...Array.from({ length: 19 }, (_, at) => ({ ...more, value1: `T${at}` })), more, more],
      'tooManySpecs',
    ],
    ['in more rows than it can have', Array.from({ length: 199 }, () => more), 'tooManySpecs'],
  ] as const)('is refused %s', (_what, added, problem) => {
    expect(check([{}, {}, ...added]).problems).toMatchObject([{ problem }]);
  });

  it('is refused where a product has none', () => {
    const single = standing({}, { specType: 'single', specs: [], skus: [{ ...emptySku, ...sold }] });
    expect(check([{ spec1: 'Colour', value1: 'Sand' }], single).problems).toMatchObject([
      { problem: 'noVariants' },
    ]);
  });
});

describe('who does not see supply prices', () => {
  const blind = { ...seller, seesSupply: false };

  it('gets none, and leaves them as they are', () => {
    expect(rowsIn(standing(), false).map(({ supply }) => supply)).toEqual([null, null]);
    const checked = check([{ supply: '' }, { supply: '', price: 6000 }], standing(), blind);
    expect(checked.ready[0]?.content.skus?.map(({ supply }) => supply)).toEqual([342_900, 342_900]);
  });

  it('learns nothing of them by trying', () => {
    const [told] = check([{ supply: 3000 }], standing(), blind).outcomes;
    expect(told?.cells).toEqual([{ from: '', to: '3000' }]);
    const tried = (supply: number, price: number) =>
      check([{ supply, price }, { supply: '' }], standing(), blind);
    expect(outcomes(tried(3429, 6000))[0]).toEqual(outcomes(tried(3000, 6000))[0]);
    expect(tried(3429, 6000).complete).toBe(0);
    const cheap = check([{ price: 1, supply: '' }, { supply: '' }], standing(), blind);
    expect(cheap).toMatchObject({ wrong: 0, complete: 0 });
  });
});

describe('a product number', () => {
  const row = { 'name.en': 'Stool', price: 100, supply: 50 };
  const alone = (over: Over) =>
    checkGoods(sheetOf([{ ...row, ...over }]), known(standing()), seller, goodsProblems);

  it.each([
    ['in the form of the mall', { group: 'FM10000002' }],
    ['of a draft', { group: '0193a1c2-7f00-7abc-8def-0123456789ab' }],
    ['of whatever form, with a version', { group: 'A', version: 1 }],
    ['that is empty, with a version', { version: 1 }],
  ])('%s that is not the seller’s is unknown', (_what, over) => {
    expect(alone(over)).toMatchObject({
      wrong: 1,
      problems: [{ column: 'Product no.', problem: 'productUnknown' }],
    });
  });

  it('of another form holds the rows of a new product together', () => {
    expect(outcomes(alone({ group: 'A' }))).toEqual([['new']]);
  });
});

it.each([
  ['with changes that are not published', {}, 'draft'],
  ['that was never published', { productId: null, number: 'd1' }, 'unpublished'],
])('a product %s stays a draft where others are published', (_what, over, note) => {
  const product = standing({ state: 'draft', ...over });
  const checked = check([{ price: 5000 }], product, { ...seller, publishes: true });
  expect(checked).toMatchObject({ complete: 0, ready: [{ complete: false }] });
  expect(outcomes(checked)[0]).toEqual(['changed', 'Platform price', note]);
});
