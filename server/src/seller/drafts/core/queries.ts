import { countedTo, draftLimits } from '@mall/contract/seller/own-goods';
import { type RawBuilder, sql } from 'kysely';
import { ofSeller } from '../../../platform/db/of-seller.ts';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import type { Draft, Filter, Kind, ShownKind, Standing } from './kind.ts';

type Table = Pick<Kind<never>, 'table' | 'published' | 'columns'>;

const columnsOf = ({ published, columns }: Table) =>
  sql.join([
    sql`d.id, d.shop_id, d.content, d.live, d.version, d.state, d.reason, d.saved_at, d.submitted_at, d.approved_at,
      d.removed_at`,
    sql`coalesce(u.name, '') as saver`,
    sql`${sql.ref(`d.${published.id}`)} as published_id`,
    sql`${sql.ref(`p.${published.shown}`)} as shown`,
    ...columns,
  ]);
const withPublished = ({ table, published }: Table) =>
  sql`(${sql.table(table)} d left join ${sql.table(published.table)} p on p.id = ${sql.ref(`d.${published.id}`)})`;
/** Whose drafts a query may touch: one seller's, or those of all shops for the operator who reviews them. */
type Scope = SellerScope | 'shops';
const within = (scope: Scope): RawBuilder<boolean> =>
  scope === 'shops' ? sql<boolean>`d.shop_id is not null` : ofSeller('d.shop_id', scope);

/** One draft within the scope, or one of its bin. */
export const oneDraft = async <Row extends Draft>(
  reader: Reader,
  kind: Kind<Row>,
  scope: Scope,
  id: string,
  removed = false,
): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${columnsOf(kind)} from ${withPublished(kind)} left join users u on u.id = d.saved_by
    where d.id = ${id} and (d.removed_at is not null) = ${removed} and ${within(scope)}`.execute(reader);
  return rows[0];
};

/** The same, locked for a change: the second caller sees the first one's result. */
export const lockDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  scope: Scope,
  id: string,
  removed = false,
): Promise<Row | undefined> => {
  const { rows } = await sql`
    select d.id from ${sql.table(kind.table)} d
    where d.id = ${id} and (d.removed_at is not null) = ${removed} and ${within(scope)} for update`.execute(
    tx,
  );
  return rows.length === 0 ? undefined : oneDraft(tx, kind, scope, id, removed);
};

type Counts = Readonly<Record<string, number>>;
type DraftPage<Row> = { readonly rows: Row[]; readonly counts: Counts; readonly more?: boolean };

/**
 * One page of a seller's drafts, the latest change first, and the count of each tab with the same other
 * filters. Of a word that more than `most` have, only the open tab is counted, up to that.
 */
export const draftPage = async <Row extends Draft, Narrow extends Filter>(
  reader: Reader,
  kind: ShownKind<Row, Narrow, unknown, Standing>,
  scope: SellerScope,
  filter: Narrow,
  most: number = countedTo,
): Promise<DraftPage<Row>> => {
  const inOrder = kind.searched?.(filter) ?? null;
  if (inOrder !== null) return searchedPage(reader, kind, scope, { filter, inOrder, most });
  const mine = sql.join([within(scope), ...kind.narrowed(filter)], sql` and `);
  const drafts = sql`${sql.table(kind.table)} d`;
  // Only the page's own drafts are read whole: a hundred thousand are found and counted by their indexes.
  const { rows } = await sql<Row>`
    select ${columnsOf(kind)} from (
      select d.id from ${drafts} where ${mine} and ${inTab(filter.tab)}
      order by d.saved_at desc, d.id desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}) page
    join ${withPublished(kind)} on d.id = page.id left join users u on u.id = d.saved_by
    order by d.saved_at desc, d.id desc`.execute(reader);
  const counted = await sql<{ tab: string; n: number }>`
    select d.state as tab, count(*) as n from ${drafts} where ${mine} and d.removed_at is null group by 1
    union all select 'removed', count(*) from ${drafts} where ${mine} and d.removed_at is not null and ${inBin}
    having count(*) > 0`.execute(reader);
  return { rows, counts: countsOf(counted.rows) };
};

const countsOf = (counted: readonly { tab: string; n: number }[]): Counts => ({
  ...Object.fromEntries(counted.map(({ tab, n }) => [tab, n])),
  all: counted.reduce((sum, { tab, n }) => (tab === 'removed' ? sum : sum + n), 0),
});

type Searched<Narrow> = {
  readonly filter: Narrow;
  /** What is searched for, without an index. */
  readonly inOrder: readonly RawBuilder<unknown>[];
  readonly most: number;
};

/**
 * The same for a word: what has it is read once, for the page and for the counts. A word that many have is soon met in the
 * order of the list instead, which is gone through until the page is full.
 */
const searchedPage = async <Row extends Draft, Narrow extends Filter>(
  reader: Reader,
  kind: ShownKind<Row, Narrow, unknown, Standing>,
  scope: SellerScope,
  { filter, inOrder, most }: Searched<Narrow>,
): Promise<DraftPage<Row>> => {
  const drafts = sql`${sql.table(kind.table)} d`;
  const mine = sql.join([within(scope), ...kind.narrowed(filter)], sql` and `);
  const window = sql`order by d.saved_at desc, d.id desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}`;
  const whole = (page: RawBuilder<unknown>) => sql<Row>`
    select ${columnsOf(kind)} from (${page}) page
    join ${withPublished(kind)} on d.id = page.id left join users u on u.id = d.saved_by
    order by d.saved_at desc, d.id desc`;
  const { rows: found } = await sql<{ tab: string; n: number; page: string[] | null }>`
    with found as materialized (
      select d.id, d.saved_at, d.state, d.removed_at from ${drafts}
      where ${mine} and (d.removed_at is null or ${inBin}) limit ${most + 1})
    select case when d.removed_at is null then d.state else 'removed' end as tab, count(*)::int as n,
      (select array_agg(id) from (select d.id from found d where ${inTab(filter.tab)} ${window}) page) as page
    from found d group by 1`.execute(reader);
  const counted = found.reduce((sum, { n }) => sum + n, 0);
  if (counted <= most) {
    const { rows } = await whole(sql`select unnest(${found[0]?.page ?? []}::text[]) as id`).execute(reader);
    return { rows, counts: countsOf(found) };
  }
  const walked = sql`${sql.join([within(scope), ...inOrder], sql` and `)} and ${inTab(filter.tab)}`;
  const { rows } = await whole(sql`select d.id from ${drafts} where ${walked} ${window}`).execute(reader);
  const { rows: totals } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from ${drafts} where ${mine} and ${inTab(filter.tab)} limit ${most + 1}) found`.execute(reader);
  const total = totals[0]?.n ?? 0;
  return { rows, counts: { [filter.tab]: Math.min(total, most) }, more: total > most };
};

/** The ids of those that a list with this filter would show, in its order; `most` at most. */
export const draftIds = async <Row extends Draft, Narrow extends Filter>(
  reader: Reader,
  kind: ShownKind<Row, Narrow, unknown, Standing>,
  scope: SellerScope,
  filter: Narrow,
  most: number,
): Promise<string[]> => {
  const mine = sql.join([within(scope), ...kind.narrowed(filter)], sql` and `);
  const { rows } = await sql<{ id: string }>`
    select d.id from ${sql.table(kind.table)} d where ${mine} and ${inTab(filter.tab)}
    order by d.saved_at desc, d.id desc limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Drafts of a seller by their ids, in that order, without those that are removed. */
export const draftsByIds = async <Row extends Draft>(
  reader: Reader,
  kind: Kind<Row>,
  scope: SellerScope,
  ids: readonly string[],
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${columnsOf(kind)} from ${withPublished(kind)} left join users u on u.id = d.saved_by
    where d.id = any(${[...ids]}::text[]) and d.removed_at is null and ${within(scope)}
    order by array_position(${[...ids]}::text[], d.id)`.execute(reader);
  return rows;
};

/** Removed ones are stored for a while (look, §8). */
const inBin = sql<boolean>`d.removed_at > now() - make_interval(days => ${draftLimits.binDays})`;
const inTab = (tab: Filter['tab']): RawBuilder<boolean> => {
  if (tab === 'removed') return sql<boolean>`d.removed_at is not null and ${inBin}`;
  return tab === 'all'
    ? sql<boolean>`d.removed_at is null`
    : sql<boolean>`d.removed_at is null and d.state = ${tab}`;
};

/** Drafts that wait for the platform, the longest first. */
export const waitingDrafts = async <Row extends Draft>(
  reader: Reader,
  kind: Kind<Row>,
  { page, size }: { page: number; size: number },
) => {
  const { rows } = await sql<Row & { readonly shop_name: string; readonly total: number }>`
    select ${columnsOf(kind)}, s.store_name as shop_name, count(*) over () as total
    from ${withPublished(kind)} join users u on u.id = d.saved_by join shops s on s.id = d.shop_id
    where d.state = 'pending' and d.removed_at is null
    order by d.submitted_at, d.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** The number of a shop's drafts that are not removed. */
export const countDrafts = async (tx: Tx, { table }: Table, shopId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where shop_id = ${shopId} and removed_at is null`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
};

/**
 * Restores a draft from the bin; returns whether shoppers saw it when it was removed, undefined when it is
 * too late.
 */
export const takeFromBin = async (
  tx: Tx,
  { table, published }: Table,
  id: string,
): Promise<boolean | undefined> => {
  const { rows } = await sql<{ shown: boolean }>`
    update ${sql.table(table)} d set removed_at = null where d.id = ${id} and ${inBin}
    returning ${sql.ref(`d.${published.before}`)} as shown`.execute(tx);
  return rows[0]?.shown;
};

/** Shows the approved content to shoppers, or hides it; returns whether they saw it before. */
export const setShown = async (
  tx: Tx,
  { published }: Table,
  publishedId: number,
  shown: boolean,
): Promise<boolean> => {
  const column = sql.ref(published.shown);
  const { rows } = await sql<{ before: boolean }>`
    update ${sql.table(published.table)} p set ${column} = ${shown}
    from (select id, ${column} as before from ${sql.table(published.table)} where id = ${publishedId} for update) old
    where p.id = old.id returning old.before`.execute(tx);
  return rows[0]?.before ?? false;
};
