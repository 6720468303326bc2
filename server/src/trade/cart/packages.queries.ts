import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { shownPackage } from '../../catalog/index.ts';
import type { CartPackageRow } from './change-package.ts';

/** The query for a member's packages, newest first, with the current state of each. */
export const cartPackageRows = (
  shop: ShopContext | null,
  memberId: string,
): RawBuilder<CartPackageRow> => sql`
  select c.id, c.shop_id, c.package_id, c.pieces, c.qty, c.selected, c.saved, c.price_seen, v.version, v.name, v.cover,
    v.rooms, v.price,
    p.shop_id is not null as own,
    ${shownPackage({ shop })} as shown
  from cart_packages c join packages p on p.id = c.package_id
  join package_versions v on v.package_id = p.id
    and v.version = coalesce(p.live_version, (select max(w.version) from package_versions w where w.package_id = p.id))
  where c.user_id = ${memberId} order by c.added_at desc, c.id desc`;

/**
 * Every SKU that affects the price of a member's cart: its lines, its packages' pieces, and their possible
 * replacements.
 */
export const cartSkus = (memberId: string): RawBuilder<unknown> => sql`
  select sku_id from cart_lines where user_id = ${memberId}
  union select jsonb_path_query(pieces, '$[*].skuId')::int from cart_packages where user_id = ${memberId}
  union select jsonb_path_query(v.rooms, '$[*].slots[*].options[*].skuId')::int
    from cart_packages c join packages p on p.id = c.package_id
    join package_versions v on v.package_id = p.id and v.version = p.live_version where c.user_id = ${memberId}`;

/** The number of items in a cart, without those saved for another day. */
export const cartCount = async (tx: Tx, userId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from cart_lines where user_id = ${userId} and not saved)::int
      + (select count(*) from cart_packages where user_id = ${userId} and not saved)::int as n`.execute(tx);
  return rows[0]?.n ?? 0;
};

/** How much of a cart is used: single goods, and the pieces of packages. */
export const cartSize = async (tx: Tx, userId: string): Promise<{ lines: number; pieces: number }> => {
  const { rows } = await sql<{ lines: number; pieces: number }>`
    select (select count(*)::int from cart_lines where user_id = ${userId}) as lines,
      coalesce(sum(jsonb_array_length(pieces)), 0)::int as pieces
    from cart_packages where user_id = ${userId}`.execute(tx);
  return rows[0] ?? { lines: 0, pieces: 0 };
};

/** The member's quantity of a choice. */
export const packagesHeld = async (
  tx: Tx,
  userId: string,
  packageId: number,
  selection: string,
): Promise<number> => {
  const row = await tx
    .selectFrom('cart_packages')
    .select('qty')
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('selection', '=', selection)
    .executeTakeFirst();
  return row?.qty ?? 0;
};
