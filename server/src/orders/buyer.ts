import { sql } from 'kysely';
import { addressFor, type AddressRow } from '../addresses/choose.ts';
import { type HeldCoupon, type HeldCouponRow, toHeld, usableCoupons } from '../coupons/held.ts';
import type { Reader } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { type FirstAnswer, firstAnswerOf, type Key } from '../http/once.ts';

/** What an order depends on besides its goods. */
export type Buyer = {
  readonly address: AddressRow | null;
  readonly coupons: readonly HeldCoupon[];
  /** What the first request with this key was answered, null when there was none. */
  readonly first: FirstAnswer | null;
};

/** The buyer's address, coupons and earlier answer, asked in one question. */
export const readBuyer = async (
  reader: Reader,
  caller: Member,
  addressId: string | undefined,
  key: Key | null = null,
): Promise<Buyer> => {
  const { rows } = await sql<Row>`
    select (select row_to_json(a) from ${addressFor(reader, caller.memberId, addressId === '' ? undefined : addressId)} a) as address,
      (select coalesce(json_agg(c), '[]') from (${usableCoupons(caller.memberId)}) c) as coupons,
      ${firstAnswerOf(key)} as first`.execute(reader);
  const [row] = rows;
  return {
    address: row?.address ?? null,
    coupons: (row?.coupons ?? []).map(toHeld),
    first: row?.first ?? null,
  };
};

type Row = { address: AddressRow | null; coupons: HeldCouponRow[]; first: FirstAnswer | null };
