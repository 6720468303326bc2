import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Priceable, type PriceableRow, priceableRows, toPriceables } from '../../catalog/index.ts';
import { type HeldCoupon, type HeldCouponRow, toHeld, usableCoupons } from '../../incentive/index.ts';
import type { CartPackageRow } from './change-package.ts';
import { type CartRow, cartRows } from './lines.queries.ts';
import { cartPackageRows, cartSkus } from './packages.queries.ts';

/** A member's cart with what everything in it costs in their current shop. */
export type CartRead = {
  readonly goods: ReadonlyMap<string, Priceable>;
  readonly lines: readonly CartRow[];
  readonly packages: readonly CartPackageRow[];
  readonly coupons: readonly HeldCoupon[];
};

/** Reads it in one query: each part comes as JSON. */
export const readCart = async (reader: Reader, { shop, memberId }: Member): Promise<CartRead> => {
  const { rows } = await sql<Row>`select
    ${asList(priceableRows(shop, cartSkus(memberId)))} as goods,
    ${asList(cartRows(memberId))} as lines,
    ${asList(cartPackageRows(shop, memberId))} as packages,
    ${asList(usableCoupons(memberId, shop?.id ?? null))} as coupons`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('readCart answered nothing');
  return { ...row, goods: toPriceables(row.goods, shop), coupons: row.coupons.map(toHeld) };
};

type Row = {
  goods: PriceableRow[];
  lines: CartRow[];
  packages: CartPackageRow[];
  coupons: HeldCouponRow[];
};

export const asList = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
