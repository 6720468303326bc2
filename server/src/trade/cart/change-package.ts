import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { json, type Reader, type Tx } from '../../platform/db/open.ts';
import type { StoredPiece, StoredPlace } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids/ids.ts';

export type CartPackageRow = {
  id: string;
  shop_id: string | null;
  package_id: number;
  pieces: StoredPiece[];
  qty: number;
  selected: boolean;
  saved: boolean;
  price_seen: number;
  version: number;
  name: Texts;
  cover: string;
  rooms: StoredPlace[];
  price: number | null;
  /** Written by a shop. */
  own: boolean;
  /** Whether this shop currently offers the package. */
  shown: boolean;
};

export type NewCartPackage = {
  userId: string;
  shopId: string | null;
  packageId: number;
  pieces: readonly StoredPiece[];
  qty: number;
  priceSeen: number;
  /** Takes the place of another one. */
  addedAt: Date | null;
};

/** Adds a package, or more of the one with the same pieces. The member is locked. */
export const putPackage = async (tx: Tx, { pieces, ...row }: NewCartPackage): Promise<void> => {
  await sql`
    insert into cart_packages (id, user_id, shop_id, package_id, selection, pieces, qty, price_seen, added_at)
    values (${newId()}, ${row.userId}, ${row.shopId}, ${row.packageId}, ${selectionOf(pieces)}, ${json(pieces)},
      ${row.qty},
      ${row.priceSeen}, coalesce(${row.addedAt}::timestamptz, now()))
    on conflict (user_id, package_id, selection) do update
      set pieces = excluded.pieces, qty = cart_packages.qty + excluded.qty,
      selected = true, saved = false, shop_id = excluded.shop_id, price_seen = excluded.price_seen`.execute(
    tx,
  );
};

/** The same choice is the same text, whatever its order. */
export const selectionOf = (pieces: readonly Pick<StoredPiece, 'slot' | 'skuId'>[]): string =>
  pieces
    .map(({ slot, skuId }) => `${slot}*${skuId}`)
    .sort()
    .join(' ');

export const changePackage = (
  tx: Tx,
  userId: string,
  id: string,
  fields: { qty?: number; selected?: boolean; saved?: boolean; shop_id?: string | null; price_seen?: number },
) => tx.updateTable('cart_packages').set(fields).where('id', '=', id).where('user_id', '=', userId).execute();

/** Removes packages with all their pieces; returns how many they were and since when. */
export const removePackages = (tx: Reader, userId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('cart_packages')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .returning(['qty', 'added_at'])
    .execute();
