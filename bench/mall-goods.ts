import { productChoices } from '../server/src/catalog/index.ts';
import { selectProducts } from '../server/src/seller/drafts/products/select.queries.ts';
import { askEach, howAsked, type Question } from './src/ask-each.ts';
import { goods } from './src/console-lists.ts';
import { startDatabase } from './src/databases.ts';
import { fillMallGoods } from './src/mall-goods-rows.ts';
import { fillLists } from './src/many-products.ts';
import { loadNow, report } from './src/report.ts';

/** The mall's own products and what operators choose among them, in a large catalogue without orders. */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
const target = 100;
const page = { page: 1, size: 8 } as const;
const words = {
  all: '',
  'a word that a fifth have': '橡木',
  'a rare word': 'Sofa 9999',
  'a word that none has': 'zzz',
  'a goods number': 'FM154321',
  'the beginning of a tenth of all numbers': 'FM19',
} as const;
const asked = Object.entries(words);

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillLists(size)(opened);
  await fillMallGoods(opened.db);
});
try {
  const opened = await database.open();
  const pieces: Question[] = [
    ...asked.map(
      ([name, keyword]): Question => [
        name,
        (db) => selectProducts(db, null, 'en', { keyword, own: false, ...page }),
      ],
    ),
    [
      'all, page 500',
      (db) => selectProducts(db, null, 'en', { keyword: '', own: false, ...page, page: 500 }),
    ],
  ];
  const choices = asked.map(
    ([name, keyword]): Question => [name, (db) => productChoices(db, null, { keyword, ...page })],
  );
  const sections = [
    await askEach(opened.db, 'Products of the mall itself', goods(), target),
    await askEach(opened.db, 'SKUs for packages and design cases', pieces, target),
    await askEach(opened.db, 'Products for campaigns and coupons', choices, target),
  ];
  await opened.close();
  report(
    'mall-goods',
    `${size.toLocaleString('en')} products with three SKUs each; ${howAsked}.`,
    sections,
    before,
  );
} finally {
  await database.stop();
}
