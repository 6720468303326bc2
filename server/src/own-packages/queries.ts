import type { Texts } from '@mall/contract/languages';
import type { PackageContent, PackageState } from '@mall/contract/own-package';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';
import { containing } from '../text/range.ts';

export type OwnPackageRow = {
  readonly id: string;
  readonly shop_id: string;
  readonly package_id: number | null;
  readonly content: PackageContent;
  readonly live: PackageContent | null;
  readonly version: number;
  readonly state: PackageState;
  readonly reason: string | null;
  readonly saved_at: Date;
  readonly saved_by: string;
  readonly submitted_at: Date | null;
  readonly approved_at: Date | null;
  readonly removed_at: Date | null;
};

export type ShownRow = OwnPackageRow & {
  /** Who saved it, by name. */
  readonly saver: string;
  readonly on_sale: boolean | null;
  readonly category: Texts | null;
};

const shown = sql`g.id, g.shop_id, g.package_id, g.content, g.live, g.version, g.state, g.reason, g.saved_at, g.saved_by, g.submitted_at,
  g.approved_at, g.removed_at, u.name as saver, p.on_sale,
  (select name from package_categories c where c.id::text = g.content ->> 'categoryId') as category`;
const joined = sql`own_packages g join users u on u.id = g.saved_by left join packages p on p.id = g.package_id`;
const ofShop = (shopId: string | null) => (shopId === null ? sql`true` : sql`g.shop_id = ${shopId}`);

/** One package of a shop; with `null` for the shop, of any that has not removed it. */
export const shownOwnPackage = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<ShownRow | undefined> => {
  const { rows } = await sql<ShownRow>`
    select ${shown} from ${joined} where g.id = ${id} and g.removed_at is null and ${ofShop(shopId)}`.execute(
    reader,
  );
  return rows[0];
};

/** The same, locked for a change: whoever comes second sees what the first one made of it. */
export const lockOwnPackage = async (
  tx: Tx,
  shopId: string | null,
  id: string,
  removed = false,
): Promise<OwnPackageRow | undefined> => {
  const { rows } = await sql<OwnPackageRow>`
    select g.* from own_packages g where g.id = ${id} and (g.removed_at is not null) = ${removed} and ${ofShop(shopId)} for update`.execute(
    tx,
  );
  return rows[0];
};

export type Filter = {
  readonly tab: PackageState | 'all' | 'removed';
  readonly sale?: 'on' | 'off' | undefined;
  readonly categoryId?: string | undefined;
  readonly keyword: string;
  readonly page: number;
  readonly size: number;
};

/** One page of a shop's own packages, and how many there are under each tab with the same other filters. */
export const ownPackagePage = async (reader: Reader, shopId: string, filter: Filter) => {
  const { rows } = await sql<ShownRow>`
    select ${shown} from ${joined} where g.shop_id = ${shopId} and ${inTab(filter.tab)} and ${narrowed(filter)}
    order by g.saved_at desc, g.id desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(
    reader,
  );
  const counted = await sql<{ tab: string; n: number }>`
    select case when g.removed_at is null then g.state else 'removed' end as tab, count(*)::int as n
    from own_packages g left join packages p on p.id = g.package_id
    where g.shop_id = ${shopId} and ${kept} and ${narrowed(filter)} group by 1`.execute(reader);
  const all = counted.rows.reduce((sum, { tab, n }) => (tab === 'removed' ? sum : sum + n), 0);
  const counts: Record<string, number> = {
    ...Object.fromEntries(counted.rows.map(({ tab, n }) => [tab, n])),
    all,
  };
  return { rows, counts };
};

/** What waits for the platform, the longest first. */
export const waitingPackages = async (reader: Reader, { page, size }: { page: number; size: number }) => {
  const { rows } = await sql<ShownRow & { shop_name: string; total: number }>`
    select ${shown}, sh.store_name as shop_name, (count(*) over ())::int as total from ${joined} join shops sh on sh.id = g.shop_id
    where g.state = 'pending' and g.removed_at is null
    order by g.submitted_at, g.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** Removed ones are kept for thirty days. */
const kept = sql<boolean>`(g.removed_at is null or g.removed_at > now() - interval '30 days')`;
const inTab = (tab: Filter['tab']): RawBuilder<boolean> => {
  if (tab === 'removed') return sql<boolean>`g.removed_at is not null and ${kept}`;
  return tab === 'all'
    ? sql<boolean>`g.removed_at is null`
    : sql<boolean>`g.removed_at is null and g.state = ${tab}`;
};

const narrowed = ({ sale, categoryId, keyword }: Filter): RawBuilder<boolean> => {
  const parts = [
    sql`true`,
    ...(sale === undefined ? [] : [sql`coalesce(p.on_sale, false) = ${sale === 'on'}`]),
    ...(categoryId === undefined ? [] : [sql`g.content ->> 'categoryId' = ${categoryId}`]),
    ...(keyword === '' ? [] : [sql`(g.content -> 'name')::text ilike ${containing(keyword)}`]),
  ];
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
};

/** Categories of packages, whether anything is in them or not. */
export const allCategories = async (reader: Reader): Promise<{ id: number; name: Texts }[]> => {
  const { rows } = await sql<{ id: number; name: Texts }>`
    select id, name from package_categories order by sort, id`.execute(reader);
  return rows;
};
