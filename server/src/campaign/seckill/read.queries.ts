import { sql } from 'kysely';
import { addressFor, type AddressRow, type StoredAddressRow } from '../../member/index.ts';
import { asList } from '../../trade/index.ts';
import { type HeldCouponRow, toHeld, usableCoupons } from '../../incentive/index.ts';
import { openRow } from '../../platform/sealed-fields/contact.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { FirstAnswer, Key } from '../../platform/http/first-answers.queries.ts';
import { loadPriceables, type Priceable } from '../../catalog/index.ts';
import type { SeckillRead } from './basket.ts';
import type { ActivityRow } from './queries.ts';

export type Asked = {
  readonly caller: Member;
  readonly addressId: string;
  readonly key: Key | null;
};

/**
 * The data for the orders of many buyers of one activity: one query for the people, one for each shop's
 * price.
 */
export const readMany = async (
  db: Db,
  sale: ActivityRow,
  asked: readonly Asked[],
): Promise<readonly SeckillRead[]> => {
  const skuId = String(sale.sku_id);
  const shops = new Map(asked.map(({ caller: { shop } }) => [shop?.id ?? null, shop]));
  const [people, goods] = await Promise.all([
    readPeople(db, sale, asked),
    Promise.all([...shops].map(async ([id, shop]) => [id, await loadPriceables(db, shop, [skuId])] as const)),
  ]);
  const goodsOf = new Map<string | null, ReadonlyMap<string, Priceable>>(goods);
  return asked.map(({ caller }, at) => ({
    goods: goodsOf.get(caller.shop?.id ?? null) ?? new Map(),
    cart: [],
    packages: [],
    address: opened(people[at]?.address),
    coupons: (people[at]?.coupons ?? []).map(toHeld),
    earner: null, // nobody earns by a purchase in an activity
    first: people[at]?.first ?? null,
    sale,
  }));
};

const opened = (address: StoredAddressRow | null = null): AddressRow | null => address && openRow(address);

type Person = { address: StoredAddressRow | null; coupons: HeldCouponRow[]; first: FirstAnswer | null };

const readPeople = async (db: Db, sale: ActivityRow, asked: readonly Asked[]): Promise<readonly Person[]> => {
  const wishes = asked.map(({ caller, addressId, key }, at) => ({
    at,
    user_id: caller.memberId,
    shop_id: caller.shop?.id ?? null,
    address_id: addressId,
    operation: key?.operation ?? null,
    key: key?.key ?? null,
  }));
  const coupons = sale.allow_coupon
    ? asList(usableCoupons(sql<string>`w.user_id`, sql`w.shop_id`))
    : sql`'[]'::json`;
  const { rows } = await sql<Person>`
    select (select row_to_json(r) from (${addressFor(sql<string>`w.user_id`, sql<string>`w.address_id`)}) r) as address,
      ${coupons} as coupons,
      (select json_build_object('requestHash', k.request_hash, 'response', k.response) from idempotency_keys k
        where k.user_id = w.user_id and k.operation = w.operation and k.key = w.key) as first
    from jsonb_to_recordset(${JSON.stringify(wishes)}::text::jsonb) as
      w(at int, user_id text, shop_id text, address_id text, operation text, key text)
    order by w.at`.execute(db);
  return rows;
};
