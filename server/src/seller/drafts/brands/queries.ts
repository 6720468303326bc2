import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { StoredBrand } from '../../../platform/db/schema.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';

export type BrandRow = {
  readonly id: string;
  readonly shop_id: string;
  readonly brand_id: number | null;
  readonly content: StoredBrand;
  readonly live: StoredBrand | null;
  readonly version: number;
  readonly state: 'pending' | 'approved' | 'rejected';
  readonly reason: string | null;
  readonly saved_at: Date;
};
export type ShownBrand = BrandRow & { readonly saver: string; readonly products: number };

const shown = sql`b.id, b.shop_id, b.brand_id, b.content, b.live, b.version, b.state, b.reason, b.saved_at,
  u.name as saver,
  (select count(*) from products p where p.brand_id = b.brand_id) as products`;

/** A brand of a shop, locked for a change; with `null` for the shop, of any. */
export const lockBrand = async (
  tx: Tx,
  shopId: string | null,
  id: string,
  removed = false,
): Promise<BrandRow | undefined> => {
  const { rows } = await sql<BrandRow>`
    select b.* from own_brands b where b.id = ${id} and (b.removed_at is not null) = ${removed}
      and ${shopId === null ? sql`true` : sql`b.shop_id = ${shopId}`} for update`.execute(tx);
  return rows[0];
};

type Filter = { tab: BrandRow['state'] | 'all'; keyword: string; page: number; size: number };

export const brandPage = async (reader: Reader, shopId: string, { tab, keyword, page, size }: Filter) => {
  const found: RawBuilder<boolean> =
    keyword === ''
      ? sql<boolean>`true`
      : sql<boolean>`(b.content -> 'name')::text ilike ${containing(keyword)}`;
  const mine = sql`b.shop_id = ${shopId} and b.removed_at is null and ${found}`;
  const { rows } = await sql<ShownBrand>`
    select ${shown} from own_brands b join users u on u.id = b.saved_by
    where ${mine} and ${tab === 'all' ? sql`true` : sql`b.state = ${tab}`}
    order by (b.content ->> 'sort')::int, b.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  const counted = await sql<{ state: string; n: number }>`
    select b.state, count(*) as n from own_brands b where ${mine} group by 1`.execute(reader);
  const all = counted.rows.reduce((sum, { n }) => sum + n, 0);
  const counts: Record<string, number> = {
    ...Object.fromEntries(counted.rows.map(({ state, n }) => [state, n])),
    all,
  };
  return { rows, counts };
};

export const waitingBrands = async (reader: Reader, { page, size }: { page: number; size: number }) => {
  const { rows } = await sql<ShownBrand & { shop_name: string; total: number }>`
    select ${shown}, sh.store_name as shop_name, count(*) over () as total
    from own_brands b join users u on u.id = b.saved_by join shops sh on sh.id = b.shop_id
    where b.state = 'pending' and b.removed_at is null
    order by b.submitted_at, b.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** Whether a brand of the mall or another of this shop has this name, in any language and any case. */
export const isTaken = async (
  reader: Reader,
  shopId: string,
  names: readonly string[],
  self: { id: string | null; brandId: number | null },
): Promise<boolean> => {
  const said = names.map((name) => name.toLowerCase());
  const { rows } = await sql`
    select 1 from brands br cross join lateral jsonb_each_text(br.name) n
    where (br.shop_id is null or br.shop_id = ${shopId}) and not br.hidden and br.id is distinct
      from ${self.brandId}::int and lower(n.value) = any(${said}::text[])
    union all
    select 1 from own_brands b cross join lateral jsonb_each_text(b.content -> 'name') n
    where b.shop_id = ${shopId} and b.removed_at is null and b.id is distinct from ${self.id}::text
      and lower(n.value) = any(${said}::text[])
    limit 1`.execute(reader);
  return rows.length > 0;
};

/** Whether any product or draft of the shop has this brand. */
export const isInUse = async (reader: Reader, shopId: string, brandId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from products where brand_id = ${brandId}
    union all select 1 from own_goods where shop_id = ${shopId} and removed_at is null
      and content ->> 'brandId' = ${String(brandId)} limit 1`.execute(reader);
  return rows.length > 0;
};
