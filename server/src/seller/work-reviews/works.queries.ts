import type { WorkKind } from '@mall/contract/operator/work-reviews';
import type { Typed } from '@mall/contract/seller/own-goods';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

type Person = { readonly id: string; readonly name: string };

/** What of each kind waits, as one table; `name` is typed text, or a shop's name. */
const draft = (kind: WorkKind, table: string, name: string, image: RawBuilder<unknown>) =>
  sql`select ${kind}::text as kind, d.id, d.version, d.shop_id, d.saved_by as sender, d.submitted_at as since,
      d.content -> ${sql.lit(name)} as name, ${image} as image, d.live is null as first
    from ${sql.table(table)} d where d.state = 'pending' and d.removed_at is null and d.shop_id is not null`;
const works: Readonly<Record<WorkKind, RawBuilder<unknown>>> = {
  goods: draft('goods', 'own_goods', 'name', sql`d.content -> 'images' ->> 0`),
  package: draft('package', 'own_packages', 'name', sql`d.content ->> 'cover'`),
  case: draft('case', 'own_cases', 'title', sql`d.content -> 'pictures' -> 0 ->> 'url'`),
  brand: draft('brand', 'own_brands', 'name', sql`d.content ->> 'logo'`),
  shop: sql`select 'shop'::text as kind, c.id, c.version, c.shop_id, c.by as sender, c.at as since,
      jsonb_build_object('zh', s.store_name) as name, s.logo as image, false as first
    from shop_changes c join shops s on s.id = c.shop_id where c.status = 'pending'`,
};

type Filter = {
  readonly kind?: WorkKind | undefined;
  readonly shopId?: string | undefined;
  /** Those that this operator has taken, or has decided. */
  readonly by: string | null;
  readonly page: number;
  readonly size: number;
};
export type WaitingRow = {
  kind: WorkKind;
  id: string;
  version: number;
  shop_id: string;
  shop_name: string;
  sender: string;
  since: Date;
  name: Typed;
  image: string | null;
  first: boolean;
  taken_by: string | null;
  taker: string | null;
};
type Counts = Partial<Record<WorkKind, number>>;

const counted = (rows: readonly { kind: WorkKind; n: number }[]): Counts =>
  Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
const totalOf = (counts: Counts, kind: WorkKind | undefined): number =>
  kind === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : (counts[kind] ?? 0);

/** A page of what waits, the longest first, and how many of each kind there are. */
export const waitingWorks = async (reader: Reader, { kind, shopId, by, page, size }: Filter) => {
  const all = sql`(${sql.join(Object.values(works), sql` union all `)}) w
    left join work_takes k on k.kind = w.kind and k.id = w.id`;
  const narrowed = sql.join(
    [
      sql`true`,
      ...(shopId === undefined ? [] : [sql`w.shop_id = ${shopId}`]),
      ...(by === null ? [] : [sql`k.taken_by = ${by}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<WaitingRow>`
    select p.*, s.store_name as shop_name, coalesce(u.name, '') as sender, t.name as taker from (
      select w.*, k.taken_by from ${all} where ${narrowed} and ${kind === undefined ? sql`true` : sql`w.kind = ${kind}`}
      order by w.since, w.id limit ${size} offset ${(page - 1) * size}) p
    join shops s on s.id = p.shop_id left join users u on u.id = p.sender left join users t on t.id = p.taken_by
    order by p.since, p.id`.execute(reader);
  const { rows: each } = await sql<{ kind: WorkKind; n: number }>`
    select w.kind, count(*) as n from ${all} where ${narrowed} group by 1`.execute(reader);
  const counts = counted(each);
  return { rows, counts, total: totalOf(counts, kind) };
};

export type DecisionRow = {
  key: string;
  kind: WorkKind;
  decision: 'approve' | 'reject';
  about: string | null;
  object_id: string;
  shop_id: string;
  shop_name: string;
  at: Date;
  by: string | null;
  by_name: string | null;
  reason: string | null;
};

/** The actions of migration 0080's index. */
const decisions = sql.join(
  ['goods', 'package', 'case', 'brand', 'shop'].flatMap((kind) => [
    sql.lit(`${kind}.approve`),
    sql.lit(`${kind}.reject`),
  ]),
);
const decisionOf = sql`a.id as key, split_part(a.action, '.', 1) as kind, split_part(a.action, '.', 2) as decision,
  a.diff ->> 'about' as about, split_part(a.object, ':', 2) as object_id, a.shop_id, s.store_name as shop_name, a.at,
  a.actor_id as by, u.name as by_name, a.diff -> 'new' ->> 'reason' as reason`;

/** A page of what was decided, the latest first, as the log tells it. */
export const decidedWorks = async (reader: Reader, { kind, shopId, by, page, size }: Filter) => {
  const narrowed = sql.join(
    [
      sql`a.action in (${decisions})`,
      ...(shopId === undefined ? [] : [sql`a.shop_id = ${shopId}`]),
      ...(by === null ? [] : [sql`a.actor_id = ${by}`]),
    ],
    sql` and `,
  );
  const of = sql`split_part(a.action, '.', 1)`;
  const { rows } = await sql<DecisionRow>`
    select ${decisionOf} from (
      select a.* from audit_log a where ${narrowed} and ${kind === undefined ? sql`true` : sql`${of} = ${kind}`}
      order by a.at desc, a.id desc limit ${size} offset ${(page - 1) * size}) a
    join shops s on s.id = a.shop_id left join users u on u.id = a.actor_id order by a.at desc, a.id desc`.execute(
    reader,
  );
  const { rows: each } = await sql<{ kind: WorkKind; n: number }>`
    select ${of} as kind, count(*) as n from audit_log a where ${narrowed} group by 1`.execute(reader);
  const counts = counted(each);
  return { rows, counts, total: totalOf(counts, kind) };
};

/** The last decision about a work since a time. */
export const lastDecision = async (
  reader: Reader,
  object: string,
  since: Date,
): Promise<DecisionRow | undefined> => {
  const { rows } = await sql<DecisionRow>`
    select ${decisionOf} from audit_log a join shops s on s.id = a.shop_id left join users u on u.id = a.actor_id
    where a.object = ${object} and a.action in (${decisions}) and a.at >= ${since}
    order by a.at desc, a.id desc limit 1`.execute(reader);
  return rows[0];
};

export const takerOf = async (reader: Reader, kind: WorkKind, id: string): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`
    select u.id, u.name from work_takes k join users u on u.id = k.taken_by where k.kind = ${kind} and k.id = ${id}`.execute(
    reader,
  );
  return rows[0];
};

const tableOf = {
  goods: 'own_goods',
  package: 'own_packages',
  case: 'own_cases',
  brand: 'own_brands',
} as const;

/** Locks a work of a shop; says whether it waits, undefined where there is none. */
export const lockWork = async (tx: Tx, kind: WorkKind, id: string): Promise<boolean | undefined> => {
  const { rows } = await sql<{ waits: boolean }>`${
    kind === 'shop'
      ? sql`select status = 'pending' as waits from shop_changes where id = ${id} for update`
      : sql`select state = 'pending' as waits from ${sql.table(tableOf[kind])}
          where id = ${id} and shop_id is not null and removed_at is null for update`
  }`.execute(tx);
  return rows[0]?.waits;
};

export type ShopRow = { readonly id: string; readonly name: string };

export const shopNamed = async (reader: Reader, id: string): Promise<ShopRow | undefined> =>
  reader.selectFrom('shops').select(['id', 'store_name as name']).where('id', '=', id).executeTakeFirst();
