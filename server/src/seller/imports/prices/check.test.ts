import { checkPrices, type Pricing } from './check.ts';
import { readPrices, type SentPrice } from './read-prices.ts';
import type { TableRow } from '../../../platform/spreadsheets/read.ts';

const sofa = { product_id: 1, price: 100_000, override: null, review_status: 'approved' } as const;
const pricing: Pricing = {
  skus: [
    { ...sofa, id: 7 },
    { ...sofa, id: 8 },
    { ...sofa, id: 10, review_status: 'pending' },
  ],
  terms: { factor: 15_000, ending: 'none' },
};
const titles = { sku: 'SKU', price: 'Shop price' };
type Over = { row?: number; sku?: string; price?: string; formula?: 'sku' | 'price' };
const line = ({ row = 2, sku = '7', price = '1600', formula }: Over = {}): SentPrice => ({
  row,
  cells: { sku, price },
  formulas: formula === undefined ? [] : [formula],
});
const problem = (over: Over) => checkPrices({ rows: [line(over)], titles }, pricing).problems[0];

describe('a row of a file of prices', () => {
  it('is ready when its price may be', () => {
    expect(checkPrices({ rows: [line()], titles }, pricing)).toEqual({
      ready: [{ skuId: '7', price: 160_000 }],
      same: 0,
      wrong: 0,
      problems: [],
      back: [],
    });
  });

  it.each(['', '1500', '1,500.00', '¥1,500'])('changes nothing with the price %j', (price) => {
    expect(checkPrices({ rows: [line({ price })], titles }, pricing)).toMatchObject({
      ready: [],
      same: 1,
      wrong: 0,
    });
  });

  it.each([
    [{ price: 'ten' }, 'Shop price', 'notAmount', { text: 'ten' }],
    [{ price: '-5' }, 'Shop price', 'notAmount', { text: '-5' }],
    [{ price: '1299.555' }, 'Shop price', 'notAmount', { text: '1299.555' }],
    [{ price: '1e9' }, 'Shop price', 'notAmount', { text: '1e9' }],
    [{ price: '=1+1' }, 'Shop price', 'notAmount', { text: '=1+1' }],
    [{ price: '999.99' }, 'Shop price', 'belowPlatform', { amount: 100_000 }],
    [{ price: '20000.01' }, 'Shop price', 'tooHigh', { amount: 2_000_000 }],
    [{ sku: '10' }, 'Shop price', 'inReview', undefined],
    [{ formula: 'price' }, 'Shop price', 'formula', undefined],
    [{ sku: '' }, 'SKU', 'skuMissing', undefined],
    [{ sku: '9' }, 'SKU', 'skuUnknown', { text: '9' }],
    [{ sku: "7' or 1=1" }, 'SKU', 'skuUnknown', { text: "7' or 1=1" }],
  ] as const)('says what is wrong with %j', (over, column, says, detail) => {
    expect(problem(over)).toEqual({
      row: 2,
      column,
      problem: says,
      ...(detail === undefined ? {} : { detail }),
    });
  });

  it('may have the platform price, and twenty times it', () => {
    const rows = [line({ price: '1000' }), line({ row: 3, sku: '8', price: '20000' })];
    expect(checkPrices({ rows, titles }, pricing).ready).toHaveLength(2);
  });

  it('names the first row of the same SKU', () => {
    const { ready, problems } = checkPrices({ rows: [line(), line({ row: 5 })], titles }, pricing);
    expect(ready).toHaveLength(1);
    expect(problems).toEqual([{ row: 5, column: 'SKU', problem: 'skuTwice', detail: { first: 2 } }]);
  });
});

describe('the columns of a file', () => {
  const table = (...rows: TableRow['cells'][]) => ({
    rows: (async function* () {
      for (const [index, cells] of rows.entries()) yield { row: index + 1, cells };
    })(),
    formulas: new Map<number, Set<string>>(),
  });

  it.each([
    [['SKU', 'Shop price']],
    [['SKU 编号', '店铺价']],
    [['x', ' harga  TOKO ', 'sku']],
    [['SKU', 'Presyo ng tindahan*']],
  ])('are found by their titles in any language: %j', async (head) => {
    const at = head.findIndex((title) => /sku/i.test(title));
    const cells = head.map((_, index) => (index === at ? 7 : 1600));
    const { rows } = await readPrices(table(head, cells), 'en');
    expect(rows).toEqual([line()]);
  });

  it('that are missing are named in the language of who sent it', async () => {
    const refused = (column: string) =>
      expect.objectContaining({ reason: 'import.columnMissing', detail: { column } });
    await expect(readPrices(table(['SKU', 'Cost'], [7, 1]), 'en')).rejects.toThrow(refused('Shop price'));
    await expect(readPrices(table(['a', 'b'], [7, 1]), 'zh')).rejects.toThrow(refused('SKU 编号'));
  });

  it('without rows, or with too many, are refused', async () => {
    const refused = (reason: string) => expect.objectContaining({ reason });
    await expect(readPrices(table(['SKU', 'Shop price'], [null, '']), 'en')).rejects.toThrow(
      refused('import.noRows'),
    );
    await expect(readPrices(table(), 'en')).rejects.toThrow(refused('import.noRows'));
    const many = Array.from({ length: 20_001 }, () => [7, 1600]);
    await expect(readPrices(table(['SKU', 'Shop price'], ...many), 'en')).rejects.toThrow(
      refused('import.tooManyRows'),
    );
  });
});
