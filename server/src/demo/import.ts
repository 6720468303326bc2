import { orderStatus } from '@mall/contract/trade/order';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../platform/db/open.ts';
import { adoptAtOnce } from '../seller/drafts/core/adopt.ts';
import { caseAdopter } from '../seller/drafts/cases/adopted.ts';
import { packageAdopter } from '../seller/drafts/packages/adopted.ts';
import { goodsAdopter } from '../seller/drafts/products/adopted.ts';
import type { StoragePort } from '../platform/ports/storage.ts';
import { writeBanners } from './banners.ts';
import { writeCatalogue } from './catalogue-rows.ts';
import { writeDesignCases } from './design-cases.ts';
import { writeOwnCases } from './own-cases.ts';
import { writeOwnGoods } from './own-goods.ts';
import { writeOwnPackages } from './own-packages.ts';
import { writePackages } from './packages.ts';
import { publishPast } from './keep-seckill.ts';
import { writeOfferedRoom } from './offered-room.ts';
import { takenBy } from './order-plan.ts';
import { writeOrders } from './order-rows.ts';
import { memberOrders, reviewerOrders } from './orders.ts';
import { writePeople } from './people.ts';
import { writeCommissions } from './commissions.ts';
import { addressFor, writePersonal, writePlatform } from './personal.ts';
import { makeProducts } from './products.ts';
import { writeCoupons } from './promotion.ts';
import { homeOrders } from './review-orders.ts';
import { writeReviews } from './reviews.ts';
import { writeStatement } from './statement.ts';
import { writeWants } from './wants.ts';
import { assetsDir, readCatalogue, readRooms } from './source.ts';

const pictureFolders = ['products', 'rooms', 'covers', 'brands', 'shop', 'people', 'videos'];

/**
 * Creates the demo mall (decisions 2.21) in a database without products: all rows in one transaction,
 * pictures into the media store. Regions must exist. Reports each step. False when there are products
 * already.
 */
export const importDemo = async (
  db: Db,
  storage: StoragePort,
  tell: (done: string) => void,
): Promise<boolean> => {
  if (!(await isEmpty(db))) return false;
  tell(`${await copyPictures(storage)} pictures and films`);
  const source = readCatalogue();
  const rooms = readRooms();
  const products = makeProducts(source.products, rooms);
  const made = await db.transaction().execute(async (tx) => {
    // Of several processes that start at once, one imports; the others find its products.
    await sql`lock table products in share row exclusive mode`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await writePlatform(tx);
    const people = await writePeople(tx);
    const own = memberOrders(products, people);
    const others = reviewerOrders(products, people);
    const homes = homeOrders(products, people.reviewers, others);
    const orders = [...own, ...others, ...homes];
    await writeCatalogue(tx, source, products, takenBy(orders));
    tell(`${products.length} products with ${products.reduce((all, { skus }) => all + skus.length, 0)} SKUs`);
    await writeOrders(tx, orders, addressFor(people));
    const reviewed = own.filter(({ status }) => status === orderStatus.received).slice(-1);
    await writeReviews(tx, [...others, ...homes, ...reviewed], people);
    tell(`${orders.length} orders with their reviews`);
    await writePersonal(tx, people, products);
    await writeWants(tx, people, products);
    await writeCommissions(tx, people, orders);
    await writeStatement(tx, people.shopId);
    await writeCoupons(tx, people);
    await writeBanners(tx, products, rooms);
    await writeDesignCases(tx, products, rooms);
    await writeOfferedRoom(tx, people);
    await writePackages(tx, products, rooms);
    await writeOwnGoods(tx, people, products);
    await writeOwnPackages(tx, people);
    await writeOwnCases(tx, people, products, rooms);
    await publishPast(tx);
    await adoptAll(tx);
    return true;
  });
  if (made) tell('people, shop, coupons, banners');
  return made;
};

/** The mall's own products, packages and design cases are drafts too, as those that its operators make. */
const adoptAll = async (tx: Tx): Promise<void> => {
  for (const adopter of [goodsAdopter, packageAdopter, caseAdopter]) await adoptAtOnce(tx, adopter);
};

const isEmpty = async (reader: Reader): Promise<boolean> =>
  (await reader.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;

const copyPictures = async (storage: StoragePort): Promise<number> => {
  const files = pictureFolders.flatMap((folder) =>
    readdirSync(path.join(assetsDir, folder)).map((file) => `${folder}/${file}`),
  );
  // One after the other: all at once would hold every picture in memory.
  for (const file of files) await storage.put(`demo/${file}`, await readFile(path.join(assetsDir, file)));
  return files.length;
};
