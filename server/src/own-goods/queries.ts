import type { GoodsContent, GoodsState } from '@mall/contract/own-goods';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';
import { containing } from '../text/range.ts';

export type GoodsRow = {
  readonly id: string;
  readonly shop_id: string;
  readonly product_id: number | null;
  readonly content: GoodsContent;
  readonly live: GoodsContent | null;
  readonly version: number;
  readonly state: GoodsState;
  readonly reason: string | null;
  readonly saved_at: Date;
  readonly saved_by: string;
  readonly submitted_at: Date | null;
  readonly approved_at: Date | null;
  readonly removed_at: Date | null;
};

export type ShownRow = GoodsRow & {
  /** Who saved it, by name. */
  readonly saver: string;
  readonly goods_no: string | null;
  readonly on_sale: boolean | null;
  readonly category: RawCategory;
  /** On hand now, of each SKU that shoppers can choose. */
  readonly stocks: readonly { valueIds: string[]; stock: number }[];
};
type RawCategory = { zh: string } | null;

const shown = sql`g.id, g.shop_id, g.product_id, g.content, g.live, g.version, g.state, g.reason, g.saved_at, g.saved_by, g.submitted_at,
  g.approved_at, g.removed_at, u.name as saver, p.goods_no, p.on_sale,
  (select name from categories c where c.id::text = g.content ->> 'categoryId') as category,
  (select coalesce(jsonb_agg(jsonb_build_object('valueIds', s.value_ids, 'stock', s.stock)), '[]')
    from skus s where s.product_id = g.product_id and s.offered) as stocks`;
const joined = sql`own_goods g join users u on u.id = g.saved_by left join products p on p.id = g.product_id`;

/** One product of a shop; with `null` for the shop, of any that has not removed it. */
export const shownGoods = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<ShownRow | undefined> => {
  const { rows } = await sql<ShownRow>`select ${shown} from ${joined}
    where g.id = ${id} and g.removed_at is null and ${shopId === null ? sql`true` : sql`g.shop_id = ${shopId}`}`.execute(
    reader,
  );
  return rows[0];
};

/** The same, locked for a change: whoever comes second sees what the first one made of it. */
export const lockGoods = async (
  tx: Tx,
  shopId: string | null,
  id: string,
  removed = false,
): Promise<GoodsRow | undefined> => {
  const { rows } = await sql<GoodsRow>`
    select g.* from own_goods g where g.id = ${id} and (g.removed_at is not null) = ${removed}
      and ${shopId === null ? sql`true` : sql`g.shop_id = ${shopId}`} for update`.execute(tx);
  return rows[0];
};

export type Filter = {
  readonly tab: GoodsState | 'all' | 'removed';
  readonly sale?: 'on' | 'off' | undefined;
  readonly custom?: boolean | undefined;
  readonly keyword: string;
  readonly page: number;
  readonly size: number;
};

/** One page of a shop's own products, and how many there are under each tab with the same other filters. */
export const goodsPage = async (reader: Reader, shopId: string, filter: Filter) => {
  const among = sql`g.shop_id = ${shopId} and ${inTab(filter.tab)} and ${narrowed(filter)}`;
  const { rows } = await sql<ShownRow>`select ${shown} from ${joined} where ${among}
    order by g.saved_at desc, g.id desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(
    reader,
  );
  const counted = await sql<{ tab: string; n: number }>`
    select case when g.removed_at is null then g.state else 'removed' end as tab, count(*) as n
    from own_goods g left join products p on p.id = g.product_id
    where g.shop_id = ${shopId} and ${kept} and ${narrowed(filter)} group by 1`.execute(reader);
  const all = counted.rows.reduce((sum, { tab, n }) => (tab === 'removed' ? sum : sum + n), 0);
  const counts: Record<string, number> = {
    ...Object.fromEntries(counted.rows.map(({ tab, n }) => [tab, n])),
    all,
  };
  return { rows, counts };
};

/** What waits for the platform, the longest first. */
export const waitingGoods = async (reader: Reader, { page, size }: { page: number; size: number }) => {
  const { rows } = await sql<ShownRow & { shop_name: string; total: number }>`
    select ${shown}, sh.store_name as shop_name, count(*) over () as total from ${joined} join shops sh on sh.id = g.shop_id
    where g.state = 'pending' and g.removed_at is null
    order by g.submitted_at, g.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** Removed ones are kept for thirty days (look, §8). */
const kept = sql<boolean>`(g.removed_at is null or g.removed_at > now() - interval '30 days')`;
const inTab = (tab: Filter['tab']): RawBuilder<boolean> => {
  if (tab === 'removed') return sql<boolean>`g.removed_at is not null and ${kept}`;
  return tab === 'all'
    ? sql<boolean>`g.removed_at is null`
    : sql<boolean>`g.removed_at is null and g.state = ${tab}`;
};

const narrowed = ({ sale, custom, keyword }: Filter): RawBuilder<boolean> => {
  const parts = [
    ...(sale === undefined ? [] : [sql`coalesce(p.on_sale, false) = ${sale === 'on'}`]),
    ...(custom === undefined ? [] : [sql`coalesce((g.content ->> 'custom')::boolean, false) = ${custom}`]),
    ...(keyword === ''
      ? []
      : [
          sql`((g.content -> 'name')::text ilike ${containing(keyword)} or p.goods_no ilike ${containing(keyword)}
            or (g.content -> 'skus')::text ilike ${containing(`"no": "${keyword}`)})`,
        ]),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
};
