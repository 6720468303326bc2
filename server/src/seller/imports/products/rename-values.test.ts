import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { goodsProblems } from '@mall/contract/seller/goods-problems';
import { skuRows } from '@mall/contract/seller/sku-rows';
import fc from 'fast-check';
import {
  check,
  known,
  outcomes,
  rowsIn,
  seller,
  sheetOf,
  sofa,
  sold,
  specs,
  standing,
} from '../../../testing/product-sheet.ts';
import { checkGoods } from './check.ts';
import { goodsColumns, goodsTitle } from './columns.ts';
import { rowsOf } from './rows-of.ts';

const namesIn = (checked: ReturnType<typeof check>) =>
  checked.ready[0]?.content.specs?.flatMap(({ values }) => values.map(({ name }) => name));
const sizes = {
  key: 'size',
  name: { en: 'Size' },
  values: ['l', 'xl'].map((id) => ({ id, name: { en: id.toUpperCase() }, colour: null, image: null })),
};
/** Green and rust, each in L and XL. */
const inSizes = standing(
  {},
  {
    specs: [...specs, sizes],
    skus: skuRows([...specs, sizes], []).map((sku, at) => ({ ...sku, ...sold, no: `N-${at}` })),
  },
);

describe('a variant that a row finds by its key', () => {
  it('gets the name that the row gives it, and nothing else of it changes', () => {
    const checked = check([{ value1: 'Moss' }, null]);
    expect(outcomes(checked)).toEqual([['changed', 'Variant 1']]);
    expect(checked.outcomes[0]?.cells).toEqual([{ from: 'Forest', to: 'Moss' }]);
    expect(checked.ready[0]?.content).toEqual({
      specs: [
        {
          ...specs[0],
          values: [{ ...specs[0]?.values[0], name: { zh: '森林绿', en: 'Moss' } }, specs[0]?.values[1]],
        },
      ],
    });
  });

  it('is renamed in the language of the titles, whoever sends them', () => {
    const rows = rowsOf(standing(), { language: 'zh', seesSupply: true, texts: known(standing()).texts });
    const titles = Object.fromEntries(goodsColumns.map((name) => [name, goodsTitle(name, 'zh')]));
    const sent = sheetOf(rows.map((row, at) => (at === 0 ? { ...row, value1: '苔绿' } : row)));
    expect(namesIn(checkGoods({ ...sent, titles }, known(standing()), seller, goodsProblems))).toEqual([
      { zh: '苔绿', en: 'Forest' },
      { zh: '铁锈红', en: 'Rust' },
    ]);
  });

  it('swaps its name with another one', () => {
    expect(namesIn(check([{ value1: 'Rust' }, { value1: 'Forest' }]))).toEqual([
      { zh: '森林绿', en: 'Rust' },
      { zh: '铁锈红', en: 'Forest' },
    ]);
  });

  it('swaps it also where one is called in one language as the other in another', () => {
    const [spec] = specs;
    const crossed: GoodsContent['specs'] = [
      {
        key: 'colour',
        name: spec?.name ?? {},
        values: [
          { id: 'green', name: { zh: 'B', en: 'A' }, colour: null, image: null },
          { id: 'rust', name: { zh: 'A', en: 'B' }, colour: null, image: null },
        ],
      },
    ];
    const product = standing({}, { specs: crossed });
    expect(check([], product)).toMatchObject({ same: 1, wrong: 0 });
    expect(namesIn(check([{ value1: 'B' }, { value1: 'A' }], product))).toEqual([
      { zh: 'B', en: 'B' },
      { zh: 'A', en: 'A' },
    ]);
  });

  it('keeps it where the row says it in another language, or not at all', () => {
    expect(check([{ value1: '森林绿' }, { spec1: '', value1: '' }])).toMatchObject({ same: 1, wrong: 0 });
    expect(check([{ spec1: '颜色', value1: '' }, null])).toMatchObject({ same: 1, wrong: 0 });
  });

  it('keeps it where another program ends its lines otherwise', () => {
    const [spec] = specs;
    const values = (spec?.values ?? []).map((value) => ({ ...value, name: { en: `${value.id}\nmatt` } }));
    const product = standing({}, { specs: spec === undefined ? [] : [{ ...spec, values }] });
    expect(check([{ value1: 'green\r\nmatt' }], product)).toMatchObject({ same: 1, ready: [] });
  });

  it('is found although the row says only its key', () => {
    const checked = check([{ spec1: '', value1: '', price: 5000 }, null]);
    expect(outcomes(checked)).toEqual([['changed', 'Platform price']]);
    expect(checked.ready[0]?.content.skus?.map(({ price }) => price)).toEqual([500_000, 489_900]);
  });

  it('gets a name in the letters that the row has', () => {
    expect(namesIn(check([{ value1: 'forest' }, {}]))?.[0]).toEqual({ zh: '森林绿', en: 'forest' });
  });

  it('is renamed beside a price and a new variant that takes its old name', () => {
    const added = { ...rowsIn(standing())[0], key: '', no: '', value1: 'Forest', price: 6000 };
    const checked = check([{ value1: 'Moss', price: 5000 }, {}, added]);
    expect(outcomes(checked)).toEqual([
      ['changed', 'Variant 1', 'Platform price'],
      ['same'],
      ['changed', 'Variant 1', 'Platform price', 'Supply price', 'Stock', 'variant'],
    ]);
    expect(namesIn(checked)?.map(({ en }) => en)).toEqual(['Moss', 'Rust', 'Forest']);
    expect(checked.ready[0]?.content.skus?.map(({ price }) => price)).toEqual([500_000, 489_900, 600_000]);
  });

  it('renames its value in all rows that have it', () => {
    const moss = { value1: 'Moss' };
    expect(namesIn(check([moss, { ...moss, value2: 'XXL' }, {}, { value2: 'XXL' }], inSizes))).toEqual([
      { zh: '森林绿', en: 'Moss' },
      { zh: '铁锈红', en: 'Rust' },
      { en: 'L' },
      { en: 'XXL' },
    ]);
  });

  it.each([
    ['its value is called otherwise in another row', [{ value1: 'Moss' }, {}], 3, 'Variant 1', 'namedTwice'],
    ['two names are wanted', [{ value2: 'M' }, {}, { value2: 'S' }], 4, 'Variant 2', 'namedTwice'],
    [
      'its size gets the name of another one',
      [{ value2: 'XL' }, null, { value2: 'xl' }, null],
      3,
      'Variant 2',
      'namedTwice',
    ],
    ['its spec is called otherwise', [{ spec2: 'Length' }], 2, 'Variant name 2', 'specsOther'],
  ] as const)('is refused where %s', (_what, overs, row, column, problem) => {
    const { ready, problems } = check(overs, inSizes);
    expect(ready).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ row, column, problem }));
  });

  const moss = { value1: 'Moss' };
  const key = rowsIn(inSizes)[0]?.key ?? '';
  it.each([
    ['two get one name', [moss, moss], 'Variant 1', 'nameTaken', { text: 'Moss' }],
    ['another one is called so', [{ value1: 'RUST' }], 'Variant 1', 'nameTaken', { text: 'RUST' }],
    ['the name is too long', [{ value1: 'x'.repeat(21) }], 'Variant 1', 'tooLong', { max: 20 }],
    ['a formula makes the key', [{ formula: 'key' }], 'Variant key', 'formula', undefined],
    ['nothing has the key', [{ key: 'V0' }], 'Variant key', 'variantUnknown', { text: 'V0' }],
    ['a row was copied', [{}, { key: rowsIn(standing())[0]?.key }], 'Variant key', 'keyTwice', { first: 2 }],
  ] as const)('is refused where %s', (_what, overs, column, problem, detail) => {
    expect(check(overs).problems[0]).toEqual({
      row: expect.any(Number),
      column,
      problem,
      ...(detail && { detail }),
    });
    expect(check(overs)).toMatchObject({ ready: [], wrong: 1 });
  });

  it('of another product is none of this one', () => {
    const other = standing({ id: 'd2', number: 'FM10000002' });
    expect(check([{ key: rowsIn(other)[0]?.key }]).problems).toMatchObject([{ problem: 'variantUnknown' }]);
    expect(rowsIn(other)[0]?.key).not.toBe(rowsIn(standing())[0]?.key);
    const fresh = { 'name.en': 'Stool', price: 100, key };
    expect(checkGoods(sheetOf([fresh]), known(standing()), seller, goodsProblems).problems).toMatchObject([
      { row: 2, column: 'Variant key', problem: 'variantUnknown' },
    ]);
  });

  it('is the same before and after its product is published', () => {
    const draft = standing({ number: 'd1', productId: null, state: 'draft' });
    expect(rowsIn(draft).map((row) => row.key)).toEqual(rowsIn(standing()).map((row) => row.key));
    expect(namesIn(check([{ value1: 'Moss' }], draft))?.[0]?.en).toBe('Moss');
  });
});

const word = fc.string({ maxLength: 6, unit: fc.constantFrom(...'abc,、-#1 _x绿') });
const typed = fc.record({ zh: word, en: word, indo: word, fili: word }, { requiredKeys: [] });
const product = fc
  .record({
    specs: fc.array(fc.record({ name: typed, values: fc.array(typed, { minLength: 1, maxLength: 4 }) }), {
      maxLength: 3,
    }),
    name: typed,
    styles: fc.uniqueArray(fc.constantFrom('modern', 'nordic', 'rococo', 'gone'), { maxLength: 4 }),
    materials: fc.uniqueArray(fc.constantFrom('oak', 'linen'), { maxLength: 2 }),
    custom: fc.constantFrom(true, false, null),
    price: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    off: fc.nat(3),
  })
  .map(({ specs: all, price, off, ...rest }) => {
    const made = all.map(({ name, values }, at) => ({
      key: `s${at}`,
      name,
      values: values.map((text, index) => ({ id: `s${at}v${index}`, name: text, colour: null, image: null })),
    }));
    const content: GoodsContent = {
      ...sofa,
      ...rest,
      specType: made.length === 0 ? 'single' : 'multi',
      specs: made,
      skus: skuRows(made, []).map((sku, at) => ({
        ...sku,
        price,
        no: '',
        on: off === 0 || at % (off + 1) !== 0,
      })),
    };
    return standing({}, content);
  });

it('whatever a product has, its rows as they were exported change nothing, in whichever language', () => {
  fc.assert(
    fc.property(product, fc.constantFrom('zh', 'en', 'indo', 'fili'), (one, language) => {
      const { texts } = known(one);
      const titles = Object.fromEntries(goodsColumns.map((name) => [name, goodsTitle(name, language)]));
      const sent = { ...sheetOf(rowsOf(one, { language, seesSupply: true, texts })), titles };
      const checked = checkGoods(sent, known(one), seller, goodsProblems);
      expect(checked).toMatchObject({ problems: [], ready: [], same: 1 });
    }),
  );
});

it('whatever two variants are called, their names can be swapped, and swapped back', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        word.map((text) => text.trim()).filter((text) => text !== ''),
        { minLength: 2, maxLength: 2, selector: (text) => text.toLowerCase() },
      ),
      ([a = '', b = '']) => {
        const [spec] = specs;
        const values = [a, b].map((en, at) => ({ id: `v${at}`, name: { en }, colour: null, image: null }));
        const skus = values.map(({ id }) => ({
          ...sofa.skus[0],
          valueIds: [id],
          no: '',
        })) as GoodsContent['skus']; // of the first
        const one = standing({}, { specs: [{ key: 'colour', name: spec?.name ?? {}, values }], skus });
        const swapped = check([{ value1: b }, { value1: a }], one);
        expect(namesIn(swapped)).toEqual([{ en: b }, { en: a }]);
        const next = standing({}, { ...one.content, ...swapped.ready[0]?.content });
        expect(namesIn(check([{ value1: a }, { value1: b }], next))).toEqual([{ en: a }, { en: b }]);
      },
    ),
  );
});
