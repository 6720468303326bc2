import { sql } from 'kysely';
import { startDatabase } from './src/databases.ts';
import { backendOf } from './src/db-clock.ts';
import { fillMall } from './src/mall-rows.ts';
import { fillManyOrders } from './src/many-orders.ts';
import { loadNow, report } from './src/report.ts';
import { aboutShopLists, measureShopLists } from './src/shop-lists.ts';
import { fillReadable } from './src/sealed-rows.ts';

/** The first page of a shop's orders for every query of its screen, among a million. */
const size = Number(process.env.BENCH_SIZE ?? 1_000_000);

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillReadable(opened.db, () => fillManyOrders(opened.db, size));
});
try {
  const opened = await database.open();
  const sections = await opened.db.connection().execute(async (one) => {
    await sql`set max_parallel_workers_per_gather = 0`.execute(one);
    return measureShopLists(one, await backendOf(one));
  });
  await opened.close();
  report('shop-orders', aboutShopLists(size), sections, before);
} finally {
  await database.stop();
}
