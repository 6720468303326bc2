import type { CaseContent } from '@mall/contract/own-cases';
import type { GoodsState } from '@mall/contract/own-goods';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../db/open.ts';
import { containing } from '../text/range.ts';

export type CaseRow = {
  readonly id: string;
  readonly shop_id: string;
  readonly case_id: number | null;
  readonly content: CaseContent;
  readonly live: CaseContent | null;
  readonly version: number;
  readonly state: GoodsState;
  readonly reason: string | null;
  readonly saved_at: Date;
  readonly saved_by: string;
  readonly submitted_at: Date | null;
  readonly approved_at: Date | null;
  readonly removed_at: Date | null;
};

export type ShownRow = CaseRow & {
  /** Who saved it, by name. */
  readonly saver: string;
  /** Whether shoppers see it; null as long as nothing was approved. */
  readonly shown: boolean | null;
};

const columns = sql`o.id, o.shop_id, o.case_id, o.content, o.live, o.version, o.state, o.reason, o.saved_at, o.saved_by, o.submitted_at,
  o.approved_at, o.removed_at, u.name as saver, c.shown`;
const joined = sql`own_cases o join users u on u.id = o.saved_by left join design_cases c on c.id = o.case_id`;
const ofShop = (shopId: string | null) => (shopId === null ? sql`true` : sql`o.shop_id = ${shopId}`);

/** One case of a shop; with `null` for the shop, of any that has not removed it. */
export const shownCase = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<ShownRow | undefined> => {
  const { rows } = await sql<ShownRow>`select ${columns} from ${joined}
    where o.id = ${id} and o.removed_at is null and ${ofShop(shopId)}`.execute(reader);
  return rows[0];
};

/** The same, locked for a change: whoever comes second sees what the first one made of it. */
export const lockCase = async (
  tx: Tx,
  shopId: string | null,
  id: string,
  removed = false,
): Promise<CaseRow | undefined> => {
  const { rows } = await sql<CaseRow>`
    select o.* from own_cases o where o.id = ${id} and (o.removed_at is not null) = ${removed} and ${ofShop(shopId)} for update`.execute(
    tx,
  );
  return rows[0];
};

export type Filter = {
  readonly tab: GoodsState | 'all' | 'removed';
  readonly shown?: 'on' | 'off' | undefined;
  readonly keyword: string;
  readonly page: number;
  readonly size: number;
};

/** One page of a shop's own cases, and how many there are under each tab with the same other filters. */
export const casePage = async (reader: Reader, shopId: string, filter: Filter) => {
  const { rows } = await sql<ShownRow>`select ${columns} from ${joined}
    where o.shop_id = ${shopId} and ${inTab(filter.tab)} and ${narrowed(filter)}
    order by o.saved_at desc, o.id desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(
    reader,
  );
  const counted = await sql<{ tab: string; n: number }>`
    select case when o.removed_at is null then o.state else 'removed' end as tab, count(*) as n
    from own_cases o left join design_cases c on c.id = o.case_id
    where o.shop_id = ${shopId} and ${kept} and ${narrowed(filter)} group by 1`.execute(reader);
  const all = counted.rows.reduce((sum, { tab, n }) => (tab === 'removed' ? sum : sum + n), 0);
  const counts: Record<string, number> = {
    ...Object.fromEntries(counted.rows.map(({ tab, n }) => [tab, n])),
    all,
  };
  return { rows, counts };
};

/** What waits for the platform, the longest first. */
export const waitingCases = async (reader: Reader, { page, size }: { page: number; size: number }) => {
  const { rows } = await sql<ShownRow & { shop_name: string; total: number }>`
    select ${columns}, s.store_name as shop_name, count(*) over () as total from ${joined} join shops s on s.id = o.shop_id
    where o.state = 'pending' and o.removed_at is null
    order by o.submitted_at, o.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** How many cases a shop has that are not removed. */
export const countCases = async (tx: Tx, shopId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from own_cases where shop_id = ${shopId} and removed_at is null`.execute(tx);
  return rows[0]?.n ?? 0;
};

/** Removed ones are kept for thirty days (look, §8). */
const kept = sql<boolean>`(o.removed_at is null or o.removed_at > now() - interval '30 days')`;
const inTab = (tab: Filter['tab']): RawBuilder<boolean> => {
  if (tab === 'removed') return sql<boolean>`o.removed_at is not null and ${kept}`;
  return tab === 'all'
    ? sql<boolean>`o.removed_at is null`
    : sql<boolean>`o.removed_at is null and o.state = ${tab}`;
};

const narrowed = ({ shown, keyword }: Filter): RawBuilder<boolean> => {
  const parts = [
    ...(shown === undefined ? [] : [sql`coalesce(c.shown, false) = ${shown === 'on'}`]),
    ...(keyword === ''
      ? []
      : [sql`jsonb_path_query_array(o.content -> 'title', '$.*')::text ilike ${containing(keyword)}`]),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
};

/** Of these SKUs those that are the mall's or the shop's own. */
export const skusOfShop = async (
  reader: Reader,
  shopId: string,
  skuIds: readonly string[],
): Promise<number[]> => {
  if (skuIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select s.id from skus s join products p on p.id = s.product_id
    where s.id = any(${skuIds.map(Number)}::int[]) and (p.shop_id is null or p.shop_id = ${shopId})`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};

/** How these SKUs stand in a room, in mm. */
export const standing = async (tx: Tx, skuIds: readonly string[]) => {
  const { rows } = await sql<{
    id: number;
    mount: 'floor' | 'rug' | 'wall' | 'ceiling';
    w: number;
    d: number;
  }>`
    select s.id, p.mount, s.w, s.d from unnest(${skuIds.map(Number)}::int[]) with ordinality as wanted (id, place)
    join skus s on s.id = wanted.id join products p on p.id = s.product_id order by wanted.place`.execute(tx);
  return rows;
};
