import { promoterCountCap, promoterTeamCap } from '@mall/contract/operator/platform-promoters';
import { type PromoterStatus, promoterStatuses } from '@mall/contract/incentive/promoter';
import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

type Asked = Input<'platformPromoter.list'>;

export type PromoterRow = {
  id: string;
  name: string;
  /** Sealed; null when they are erased. */
  mobile: string | null;
  code: string | null;
  status: PromoterStatus;
  level: number;
  above_id: string | null;
  above_name: string | null;
  below: number;
  applied_at: Date;
};

/** Those of a name are looked up among all members, one by one: ten pages, and whoever needs more types more of the name. */
const mostNamed = 200;

const columns = sql`p.user_id as id, u.name, case when u.removed_at is null then u.mobile end as mobile, p.code, p.status, p.level, p.parent_id as above_id,
  a.name as above_name, p.applied_at,
  (select count(*)::int from (select from promoters b where b.parent_id = p.user_id limit ${sql.lit(promoterTeamCap)}) c) as below`;
const people = sql`join users u on u.id = p.user_id left join users a on a.id = p.parent_id`;

const newest = sql`p.applied_at desc, p.user_id desc`;
const inTurn = sql`p.applied_at, p.user_id`;
const called = sql`lower(u.name) collate "C"`;
/** The last character there is: whatever begins with a name comes before the name and it. */
const last = '\u{10ffff}';

type Found = {
  from: RawBuilder<unknown>;
  is: RawBuilder<unknown>;
  order?: RawBuilder<unknown>;
  byName: boolean;
};
const alone = sql`promoters p`;
const named = sql`promoters p join users u on u.id = p.user_id`;

/** Whom a keyword finds, by one index of each. */
const foundBy = (keyword: string): Found => {
  if (keyword === '') return { from: alone, is: sql`true`, byName: false };
  if (/^[0-9a-f-]{36}$/.test(keyword)) return { from: alone, is: sql`p.user_id = ${keyword}`, byName: false };
  if (/^[0-9A-Fa-f]{8}$/.test(keyword))
    return { from: alone, is: sql`p.code = upper(${keyword})`, byName: false };
  if (/^\d{11}$/.test(keyword)) return { from: named, is: hasMobile(keyword, 'u'), byName: false };
  const begin = sql`lower(${keyword}::text)`;
  return {
    from: named,
    is: sql`u.removed_at is null and ${called} >= ${begin} and ${called} < ${begin} || ${last}`,
    order: sql`${called}, u.id`,
    byName: true,
  };
};

/** The promoters `p`, members `u`, that the list has found. */
export const promotersFound = ({
  keyword,
  state = 'all',
  level,
}: {
  keyword: string;
  state?: string | undefined;
  level?: number | undefined;
}): RawBuilder<boolean> =>
  sql<boolean>`${foundBy(keyword).is} and (${state} = 'all' or p.status = ${state})
    and (${level ?? null}::int is null or p.level = ${level ?? null})`;

type Count = { status: PromoterStatus; n: number };
export type PromoterPage = {
  rows: PromoterRow[];
  /** Up to the cap; `more` where there may be more than that. */
  counts: (Count & { more: boolean })[];
  /** All of them, as far as they are counted. */
  all: number;
};

/**
 * The statements of a page and of the count of each state, up to `cap` and one more. Those with a name are found in its order, so
 * that the count ends after so many of all states; each state alone has an index.
 */
export const promotersStatements = ({ keyword, status, level, page, size }: Asked) => {
  const { from, is, order = status === 'pending' ? inTurn : newest, byName } = foundBy(keyword);
  const narrowed = level === undefined ? is : sql`${is} and p.level = ${level}`;
  const among = (one: Asked['status']) =>
    sql`from ${from} where ${one === 'all' ? sql`true` : sql`p.status = ${sql.lit(one)}`} and ${narrowed}`;
  const cap = byName ? mostNamed : promoterCountCap;
  const most = sql`limit ${sql.lit(cap + 1)}`;
  const each = promoterStatuses.map(
    (one) => sql`select ${sql.lit(one)}::text as status,
      (select count(*)::int from (select ${among(one)} ${most}) c) as n`,
  );
  return {
    rows: sql<PromoterRow>`
      select ${columns} from (select p.* ${among(status)}
        order by ${order} limit ${size} offset ${(page - 1) * size}) p ${people} order by ${order}`,
    counts: byName
      ? sql<Count>`select status, count(*)::int as n from (
          select p.status ${among('all')} order by ${order} ${most}) c group by status`
      : sql<Count>`${sql.join(each, sql` union all `)}`,
    byName,
    cap,
  };
};

/** One page of promoters, and how many there are in each state. */
export const promotersPage = async (reader: Reader, asked: Asked): Promise<PromoterPage> => {
  const statements = promotersStatements(asked);
  const [{ rows }, counted] = await Promise.all([
    statements.rows.execute(reader),
    statements.counts.execute(reader),
  ]);
  const all = counted.rows.reduce((sum, { n }) => sum + n, 0);
  const counts = promoterStatuses.map((status) => {
    const n = counted.rows.find((row) => row.status === status)?.n ?? 0;
    const more = (statements.byName ? all : n) > statements.cap;
    return { status, n: Math.min(n, statements.cap), more };
  });
  const known = counts.reduce((sum, { n }) => sum + n, 0);
  return { rows, counts, all: statements.byName ? Math.min(known, statements.cap) : known };
};

export type PromoterFacts = PromoterRow & {
  real_name: string;
  /** Sealed. */
  contact: string;
  reason: string;
  reject_reason: string;
  customers: number;
};

/** One promoter; undefined for who never wanted to be one. */
export const promoterFacts = async (reader: Reader, id: string): Promise<PromoterFacts | undefined> => {
  const { rows } = await sql<PromoterFacts>`
    select ${columns}, p.real_name, p.contact, p.reason, p.reject_reason, (select count(*)::int from (
      select from referrals f where f.bound_to = p.user_id limit ${sql.lit(promoterCountCap)}) f) as customers
    from promoters p ${people} where p.user_id = ${id}`.execute(reader);
  return rows[0];
};

export const isPromoter = async (reader: Reader, id: string): Promise<boolean> => {
  const row = await reader
    .selectFrom('promoters')
    .select('user_id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
};

/** Keeps a person from being erased until the transaction ends; false for who is already, or never was. */
export const keepPerson = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from users where id = ${id} and removed_at is null for key share`.execute(tx);
  return rows.length > 0;
};

export type StepRow = { id: string; at: Date; is_now: PromoterStatus; by_name: string | null; note: string };

/** What was decided about a promoter. What they did themselves names nobody. */
export const stepsOf = async (reader: Reader, id: string): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select e.id, e.at, e.is_now, u.name as by_name, e.note from promoter_events e
    left join users u on u.id = e.by and e.by <> e.user_id
    where e.user_id = ${id} order by e.at, e.id`.execute(reader);
  return rows;
};

type Page = { page: number; size: number };

/** Promoters whom one brought. */
export const teamPage = async (
  reader: Reader,
  id: string,
  { page, size }: Page,
): Promise<{ rows: PromoterRow[]; total: number }> => {
  const [{ rows }, counted] = await Promise.all([
    sql<PromoterRow>`
      select ${columns} from (select p.* from promoters p where p.parent_id = ${id}
        order by ${newest} limit ${size} offset ${(page - 1) * size}) p ${people} order by ${newest}`.execute(
      reader,
    ),
    sql<{ n: number }>`select count(*)::int as n from (
      select from promoters where parent_id = ${id} limit ${promoterCountCap + 1}) c`.execute(reader),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export type BroughtRow = { id: string; name: string; since: Date; last_order_at: Date | null };

/** Members whom the links of a promoter brought. */
export const broughtPage = async (
  reader: Reader,
  id: string,
  { page, size }: Page,
): Promise<{ rows: BroughtRow[]; total: number }> => {
  const [{ rows }, counted] = await Promise.all([
    sql<BroughtRow>`
      select u.id, u.name, f.bound_at as since, f.last_order_at from (
        select * from referrals where bound_to = ${id} order by bound_at desc, user_id
          limit ${size} offset ${(page - 1) * size}) f
      join users u on u.id = f.user_id order by f.bound_at desc, f.user_id`.execute(reader),
    sql<{ n: number }>`select count(*)::int as n from (
      select from referrals where bound_to = ${id} limit ${promoterCountCap + 1}) c`.execute(reader),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};
