import { howAsked } from './src/ask-each.ts';
import { startDatabase } from './src/databases.ts';
import { fillMall } from './src/mall-rows.ts';
import { fillManyOrders } from './src/many-orders.ts';
import { measureOffice } from './src/office-lists.ts';
import { fillOffice } from './src/office-rows.ts';
import { loadNow, report } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/**
 * The overview and the lists of a large shop's office, except its orders (`shop-orders.ts`), deliveries and
 * goods (`goods.ts`).
 */
const size = Number(process.env.BENCH_SIZE ?? 1_000_000);

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillReadable(opened.db, async () => {
    await fillManyOrders(opened.db, size);
    await fillOffice(opened.db, size);
  });
});
try {
  const opened = await database.open();
  const sections = await measureOffice(opened.db);
  await opened.close();
  report(
    'office',
    `The office of a shop that has nine tenths of ${size.toLocaleString('en')} orders, beside 100,000 wanted purchases, ${size.toLocaleString('en')} changes of which half are its own, 300,000 messages, 10,000 own products, 5,000 exports and imports and 200 of staff; ${howAsked}.`,
    sections,
    before,
  );
} finally {
  await database.stop();
}
