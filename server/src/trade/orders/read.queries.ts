import { sql } from 'kysely';
import { addressFor, type AddressRow, type StoredAddressRow } from '../../member/index.ts';
import type { CartPackageRow } from '../cart/change-package.ts';
import { asList } from '../cart/read.queries.ts';
import {
  type Earner,
  earnerOf,
  type HeldCoupon,
  type HeldCouponRow,
  toHeld,
  usableCoupons,
} from '../../incentive/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import { openRow } from '../../platform/sealed-fields/contact.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type FirstAnswer, firstAnswerOf, type Key } from '../../platform/http/first-answers.queries.ts';
import { type Priceable, type PriceableRow, priceableRows, toPriceables } from '../../catalog/index.ts';
import { type CartRow, cartRows } from '../cart/lines.queries.ts';
import { cartPackageRows, cartSkus } from '../cart/packages.queries.ts';

/** All current data of an order. */
export type OrderRead = {
  readonly goods: ReadonlyMap<string, Priceable>;
  readonly cart: readonly CartRow[];
  readonly packages: readonly CartPackageRow[];
  readonly address: AddressRow | null;
  readonly coupons: readonly HeldCoupon[];
  /** Who earns by it. */
  readonly earner: Earner | null;
  /** The answer to the first request with this key, null without one. */
  readonly first: FirstAnswer | null;
};

/** Instead of an id: every SKU of the member's cart. */
export const inTheCart = 'cart';

/**
 * What to read: some SKUs, or those in the cart; the address with this id, without one the member's first.
 */
export type OrderQuestion = {
  readonly skuIds: readonly string[] | typeof inTheCart;
  readonly addressId?: string | undefined;
  readonly key: Key | null;
};

/** Reads it in one query: each part comes as JSON. */
export const readOrder = async (
  reader: Reader,
  caller: Member,
  { skuIds: asked, addressId, key }: OrderQuestion,
): Promise<OrderRead> => {
  const fromCart = asked === inTheCart;
  const skuIds = fromCart
    ? cartSkus(caller.memberId)
    : sql.join(asked.length === 0 ? [null] : asked.map(Number));
  const { rows } = await sql<Row>`select
    ${asList(priceableRows(caller.shop, skuIds))} as goods,
    ${fromCart ? asList(cartRows(caller.memberId)) : sql`'[]'::json`} as cart,
    ${fromCart ? asList(cartPackageRows(caller.shop, caller.memberId)) : sql`'[]'::json`} as packages,
    (select row_to_json(r) from (${addressFor(caller.memberId, addressId === '' ? undefined : addressId)}) r) as
      address,
    ${asList(usableCoupons(caller.memberId, caller.shop?.id ?? null))} as coupons,
    (select row_to_json(r) from (${earnerOf(caller, skuIds)}) r) as earner,
    ${firstAnswerOf(key)} as first`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('readOrder answered nothing');
  const address = row.address && openRow(row.address);
  return { ...row, address, goods: toPriceables(row.goods, caller.shop), coupons: row.coupons.map(toHeld) };
};

type Row = Pick<OrderRead, 'cart' | 'packages' | 'earner' | 'first'> & {
  address: StoredAddressRow | null;
  goods: PriceableRow[];
  coupons: HeldCouponRow[];
};
