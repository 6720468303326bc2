import { goodsProblems } from '@mall/contract/seller/goods-problems';
import { shopJob } from '@mall/contract/seller/shop-job';
import { checkGoods } from './check.ts';
import type { Known } from './choices.queries.ts';
import { type GoodsColumn, goodsColumns, goodsTitle } from './columns.ts';

type Line = Partial<Record<GoodsColumn, string>> & { readonly formula?: GoodsColumn };
/** Rows of one product, of which the last is at fault; `first` is where the first of them stands. */
type Way = readonly [
  lines: readonly Line[],
  column: GoodsColumn,
  problem: string,
  detailAt?: (first: number) => object,
];

const known: Known = {
  pictures: new Map([
    ['front.jpg', 'good'],
    ['notes.jpg', 'wrong'],
    ...Array.from({ length: 13 }, (_, at) => [`p${at}.jpg`, 'good'] as const),
  ]),
  numbers: new Map(Array.from({ length: 10 }, (_, at) => [`ON-SALE-${at}`, [at + 12]])),
  standing: new Map(),
  texts: { categories: new Map(), brands: new Map(), styles: [], materials: [], units: [] },
  categories: new Map([['sofas', '7']]),
  brands: new Map([['oak house', '3']]),
  units: new Map([['set', 'set']]),
};
const sofa: Line = {
  'name.en': 'Cloud sofa',
  category: 'Sofas',
  price: '1299.50',
  supply: '800',
  stock: '4',
  freight: '80',
  pictures: 'front.jpg',
};
const text = (said: string) => () => ({ text: said });
const whole = (said: string, max: number) => () => ({ text: said, min: 0, max });
const red: Line = { spec1: 'Colour', value1: 'Red' };

const singles: readonly Way[] = [
  [[{ 'name.en': '' }], 'name.en', 'missing'],
  [[{ 'name.en': 'x'.repeat(81) }], 'name.en', 'tooLong', () => ({ max: 80 })],
  [[{ category: 'Boats' }], 'category', 'notChoice', text('Boats')],
  [[{ brand: 'Pine' }], 'brand', 'notChoice', text('Pine')],
  [[{ unit: 'dozen' }], 'unit', 'notChoice', text('dozen')],
  [[{ styles: 'Baroque' }], 'styles', 'notChoice', text('Baroque')],
  [[{ labels: 'Cheap' }], 'labels', 'notChoice', text('Cheap')],
  [[{ price: 'ten' }], 'price', 'notAmount', text('ten')],
  [[{ supply: '-5' }], 'supply', 'notAmount', text('-5')],
  [[{ freight: 'free' }], 'freight', 'notAmount', text('free')],
  [[{ price: '799.99' }], 'price', 'belowSupply', () => ({ amount: 80_000 })],
  [[{ stock: '-1' }], 'stock', 'notWhole', whole('-1', 1_000_000)],
  [[{ width: '1e9' }], 'width', 'notWhole', whole('1e9', 20_000)],
  [[{ spec1: 'Colour' }], 'value1', 'missing'],
  [[{ value1: 'Green' }], 'spec1', 'missing'],
  [[{ formula: 'price' }], 'price', 'formula'],
  [[{ pictures: 'side.jpg' }], 'pictures', 'pictureMissing', text('side.jpg')],
  [[{ pictures: 'notes.jpg' }], 'pictures', 'pictureWrong', () => ({ text: 'notes.jpg', max: 10 })],
  [[{ pictures: 'https://x.example/a.jpg' }], 'pictures', 'pictureAddress'],
  [
    [{ pictures: Array.from({ length: 13 }, (_, at) => `p${at}.jpg`).join(';') }],
    'pictures',
    'tooManyPictures',
    () => ({ max: 12 }),
  ],
  [[{ no: 'N-2' }], 'no', 'noTwice', () => ({ first: 2 })],
];
/** Another one each time: the second that is written would also be there twice. */
const taken = (at: number): Way => [[{ no: `ON-SALE-${at}` }], 'no', 'noTaken'];
const pairs: readonly Way[] = [
  [[red, {}], 'spec1', 'specMissing'],
  [[red, { spec1: 'Size', value1: 'Large' }], 'spec1', 'specsDiffer', (first) => ({ first })],
  [[red, red], 'value1', 'specTwice', (first) => ({ first })],
  [[red, { ...red, value1: 'Blue', freight: '90' }], 'freight', 'differs', (first) => ({ first })],
];

/** Each way ten times, each time after as many good rows as stand between two of them. */
const times = 10;
const wrongRows = 300;
const titles = Object.fromEntries(goodsColumns.map((name) => [name, goodsTitle(name, 'en')]));

const sheet = () => {
  const rows: { row: number; cells: Record<GoodsColumn, string>; formulas: GoodsColumn[] }[] = [];
  const expected: object[] = [];
  const add = ({ formula, ...over }: Line): void => {
    const row = rows.length + 2;
    const given: Line = { no: `N-${row}`, ...sofa, ...over };
    const cells = Object.fromEntries(goodsColumns.map((name) => [name, given[name] ?? '']));
    rows.push({
      row,
      cells: cells as Record<GoodsColumn, string>, // one entry for each name
      formulas: formula === undefined ? [] : [formula],
    });
  };
  const ways = Array.from({ length: times }, (_, at) => [...singles, taken(at), ...pairs]).flat();
  const between = Math.floor((shopJob.importGoodsRows - wrongRows) / ways.length);
  for (const [lines, column, problem, detailAt] of ways) {
    for (let good = 0; good < between; good += 1) add({});
    const first = rows.length + 2;
    for (const line of lines) add(lines.length === 1 ? line : { group: `G${first}`, ...line });
    expected.push({
      row: first + lines.length - 1,
      column: titles[column],
      problem,
      ...(detailAt === undefined ? {} : { detail: detailAt(first) }),
    });
  }
  while (rows.length < shopJob.importGoodsRows) add({});
  return { rows, expected };
};

it('of the longest sheet, 300 rows that are wrong in 26 ways are named with column and reason, 9,700 are ready', () => {
  const { rows, expected } = sheet();
  const sender = { language: 'en', seesSupply: true, publishes: false } as const;
  const { ready, complete, wrong, back, problems, outcomes } = checkGoods(
    { rows, titles },
    known,
    sender,
    goodsProblems,
  );
  expect(rows).toHaveLength(10_000);
  expect(problems).toEqual(expected);
  expect([ready.length, complete, wrong, back.length]).toEqual([9700, 9700, 260, wrongRows]);
  const readyRows = new Set(ready.flatMap((draft) => draft.rows));
  expect(back.filter((row) => readyRows.has(row))).toEqual([]);
  expect(outcomes.filter(({ as }) => as === 'wrong').map(({ row }) => row)).toEqual(back);
});
