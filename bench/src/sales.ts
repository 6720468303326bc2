import { sql } from 'kysely';
import type { Opened } from '../../server/src/platform/db/open.ts';
import { inTransaction } from '../../server/src/platform/db/transaction.ts';
import type { Member } from '../../server/src/platform/http/caller.ts';
import { directBasket } from '../../server/src/trade/orders/basket.ts';
import { draftOrder } from '../../server/src/trade/orders/draft.ts';
import { priceOrder } from '../../server/src/trade/orders/price.ts';
import { seckillBasket } from '../../server/src/campaign/seckill/basket.ts';
import { publishActivity } from '../../server/src/campaign/seckill/publish.ts';
import { activityById } from '../../server/src/campaign/seckill/queries.ts';
import { readMany } from '../../server/src/campaign/seckill/read.queries.ts';
import { writeTogether } from '../../server/src/campaign/seckill/write.ts';
import { productCount } from './mall-rows.ts';

const ordinarySku = 1;
const hour = 3_600_000;

export type Sale = { activityId: string; skuId: string; stock: number };
/** `bodies`: the request of each member, in the order of `tokenOf`. */
export type Prepared = { sale: Sale; bodies: string[] };
export type Person = { caller: Member; addressId: string };

/** The members of `fillMall`, in the order of their tokens. */
export const membersOf = async ({ db }: Opened): Promise<Person[]> => {
  const { rows } = await sql<{ user_id: string; address_id: string }>`
    select u.id as user_id, a.id as address_id from users u join addresses a on a.user_id = u.id
      order by u.id`.execute(db);
  return rows.map(({ user_id: memberId, address_id: addressId }) => ({
    addressId,
    caller: {
      memberId,
      tokenHash: null,
      language: 'en',
      shop: null,
      staff: null,
      operator: null,
      numberProved: true,
      secondFactor: false,
      officeOpen: true,
      officeStale: false,
      wrongCode: false,
      ip: '',
      requestId: '',
      idempotencyKey: null,
      userAgent: '',
      referral: '',
    },
  }));
};

/**
 * A running sale and the request that every buyer sends: the price that they were shown, computed as the mall
 * does.
 */
export const prepareSale = async (
  opened: Opened,
  people: readonly Person[],
  stock: number,
  at: number,
): Promise<Prepared> => {
  const { sale, priced } = await openSale(opened, people, stock, at);
  const bodies = priced.map(({ hash }, index) =>
    JSON.stringify({ ...sale, qty: 1, addressId: people[index]?.addressId, previewHash: hash }),
  );
  return { sale: { ...sale, stock }, bodies };
};

/**
 * A sale of the previous day, since a mall has orders. A table that is known to be empty is scanned for every
 * foreign key until it is analyzed again.
 */
export const sellBefore = async (opened: Opened, people: readonly Person[]): Promise<void> => {
  const buyers = people.slice(0, 2000);
  const { row, priced } = await openSale(opened, buyers, buyers.length, productCount - 2);
  for (let from = 0; from < buyers.length; from += 250) {
    const orders = buyers.slice(from, from + 250).flatMap(({ caller }, index) => {
      const one = priced[from + index];
      return one === undefined ? [] : [draftOrder(one, caller, '', null)];
    });
    const refused = await writeTogether(opened.db, row, orders);
    if (refused.size > 0) throw new Error('An order of the day before was refused.');
  }
};

const openSale = async (opened: Opened, people: readonly Person[], stock: number, at: number) => {
  const skuId = String(4 + at * 3);
  const activityId = await inTransaction(opened.db, (tx) =>
    publishActivity(tx, {
      name: { zh: '秒杀', en: 'Flash sale' },
      skuId,
      price: 10_000,
      stock,
      startAt: new Date(Date.now() - hour),
      endAt: new Date(Date.now() + hour),
    }),
  );
  const row = await activityById(opened.db, { shop: null, memberId: '' }, activityId);
  if (row === undefined) throw new Error('The sale was not published.');
  const reads = await readMany(
    opened.db,
    row,
    people.map((person) => ({ ...person, key: null })),
  );
  const wish = { activityId, skuId, qty: 1 };
  const priced = people.map(({ caller }, index) => {
    const read = reads[index];
    if (read === undefined) throw new Error('A buyer was not read.');
    return priceOrder(caller, seckillBasket(read, wish), read, undefined);
  });
  return { row, sale: { activityId, skuId }, priced };
};

/** The request of a buyer of one SKU at its usual price. */
export const prepareOrdinary = async (opened: Opened, people: readonly Person[]): Promise<string[]> => {
  const any = { sku_id: ordinarySku, allow_coupon: false } as Parameters<typeof readMany>[1]; // only the SKU is needed
  const reads = await readMany(
    opened.db,
    any,
    people.map((person) => ({ ...person, key: null })),
  );
  const piece = { skuId: String(ordinarySku), qty: 1 };
  return people.map(({ caller, addressId }, index) => {
    const read = reads[index];
    if (read === undefined) throw new Error('A buyer was not read.');
    return JSON.stringify({
      ...piece,
      addressId,
      previewHash: priceOrder(caller, directBasket(read, piece), read, undefined).hash,
    });
  });
};
