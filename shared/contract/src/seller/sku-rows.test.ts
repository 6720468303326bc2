import { emptySku, type GoodsSku, type GoodsSpec } from './own-goods.ts';
import { countRows, fillRows, pasteRows, skuKey, skuRows } from './sku-rows.ts';

const spec = (key: string, ...ids: string[]): GoodsSpec => ({
  key,
  name: { zh: key },
  values: ids.map((id) => ({ id, name: { zh: id }, colour: null, image: null })),
});
const colours = spec('colour', 'green', 'rust');
const sizes = spec('size', 'two', 'three');
const priced = (sku: GoodsSku, price: number): GoodsSku => ({ ...sku, price, supply: price - 1, stock: 5 });

describe('the rows of the matrix', () => {
  it('are all combinations in the order of the specs', () => {
    expect(skuRows([colours, sizes], []).map(({ valueIds }) => valueIds)).toEqual([
      ['green', 'two'],
      ['green', 'three'],
      ['rust', 'two'],
      ['rust', 'three'],
    ]);
    expect(countRows([colours, sizes])).toBe(4);
    expect(skuRows([], [])).toEqual([emptySku]);
    expect(skuRows([spec('empty')], [])).toEqual([emptySku]);
  });

  it('keep what was typed, also when specs change places', () => {
    const before = skuRows([colours, sizes], []).map((sku, at) => priced(sku, 100 + at));
    const after = skuRows([sizes, colours], before);
    expect(after.map(({ price }) => price)).toEqual([100, 102, 101, 103]);
  });

  it('take the prices over where a spec is added, but not the stock', () => {
    const before = skuRows([colours], []).map((sku, at) => ({ ...priced(sku, 100 + at), no: `N${at}` }));
    const after = skuRows([colours, sizes], before);
    expect(after.map(({ price, stock, no }) => [price, stock, no])).toEqual([
      [100, null, ''],
      [100, null, ''],
      [101, null, ''],
      [101, null, ''],
    ]);
  });

  it('are called alike in any order', () => {
    expect(skuKey(['b', 'a'])).toBe(skuKey(['a', 'b']));
  });
});

describe('filling', () => {
  const rows = skuRows([colours, sizes], []);
  it('changes the rows of one value, and only what is given', () => {
    const { rows: filled, changed } = fillRows(rows, 'rust', { price: 300 });
    expect(changed).toBe(2);
    expect(filled.map(({ price, stock }) => [price, stock])).toEqual([
      [null, null],
      [null, null],
      [300, null],
      [300, null],
    ]);
  });
  it('changes all rows without a value', () => {
    expect(fillRows(rows, null, { stock: 7 }).changed).toBe(4);
  });
});

describe('pasting from a sheet', () => {
  const rows = skuRows([colours, sizes], []).map((sku) => priced(sku, 100));
  it('lays the cells over the matrix from where one stands', () => {
    const {
      rows: pasted,
      changed,
      wrong,
    } = pasteRows(rows, '4,899.00\t3429\t12\r\n¥5399\t\t24\r\n', {
      row: 1,
      column: 'price',
    });
    expect(wrong).toEqual([]);
    expect(changed).toBe(2);
    expect(pasted.map(({ price, supply, stock }) => [price, supply, stock])).toEqual([
      [100, 99, 5],
      [489_900, 342_900, 12],
      [539_900, 99, 24],
      [100, 99, 5],
    ]);
  });
  it('names the cells that are no numbers and leaves what was there', () => {
    const { rows: pasted, wrong } = pasteRows(rows, 'SKU-1\tfree\t-3', { row: 0, column: 'no' });
    expect(pasted[0]).toMatchObject({ no: 'SKU-1', price: 100, supply: 99 });
    expect(wrong).toEqual([
      { row: 1, column: 2, text: 'free' },
      { row: 1, column: 3, text: '-3' },
    ]);
  });
  it('leaves out what lies beyond the matrix', () => {
    const { rows: pasted } = pasteRows(rows, '1\n2\n3', { row: 3, column: 'stock' });
    expect(pasted.map(({ stock }) => stock)).toEqual([5, 5, 5, 1]);
    expect(pasteRows(rows, '1\t2\t3', { row: 0, column: 'stock' }).rows[0]?.stock).toBe(1);
  });
});
