import { howAsked } from './src/ask-each.ts';
import { measureConsole } from './src/console-lists.ts';
import { consoleSize, fillConsole } from './src/console-rows.ts';
import { startDatabase } from './src/databases.ts';
import { fillMallGoods } from './src/mall-goods-rows.ts';
import { fillMall } from './src/mall-rows.ts';
import { fillManyOrders } from './src/many-orders.ts';
import { loadNow, report } from './src/report.ts';

/** The first pages of the operator's console in a mall that has become large. */
const size = Number(process.env.BENCH_SIZE ?? 1_000_000);
const written = (count: number) => count.toLocaleString('en');

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillManyOrders(opened.db, size, null);
  await fillMallGoods(opened.db);
  await fillConsole(opened.db);
});
try {
  const opened = await database.open();
  const sections = await measureConsole(opened.db);
  await opened.close();
  report(
    'console',
    `The first pages of the operator's console among ${written(size)} orders, of which nine tenths are the mall's own, ${written(consoleSize.members)} members, 100,000 products, ${written(consoleSize.changes)} changes, ${written(consoleSize.shops)} shops and ${consoleSize.operators} operators; ${howAsked}.`,
    sections,
    before,
  );
} finally {
  await database.stop();
}
