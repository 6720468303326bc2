import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { loggedKinds } from './logged-kinds.ts';

export type LogRow = {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  shop_id: string | null;
  shop_name: string | null;
  action: string;
  object: string;
  diff: Record<string, unknown>;
  known_as: string | null;
};
export type LogFilter = {
  kinds: readonly string[] | null;
  actorId: string;
  /** An id, `mall` for what belongs to no shop, '' for all. */
  shop: string;
  from: Date | null;
  until: Date | null;
  /** Only changes of these; null for all. */
  objects: readonly string[] | null;
  before: string;
  size: number;
};

/**
 * One page of the mall's changes, newest first, with one extra row if there are more. What members do with
 * their own accounts is theirs, and left out.
 */
export const logPage = async (reader: Reader, filter: LogFilter): Promise<LogRow[]> => {
  const { kinds, actorId, shop, from, until, objects, before, size } = filter;
  const narrowed = [
    sql`(a.shop_id is not null or a.actor_id is null or a.actor_id in (select user_id from operators))`,
    ...(actorId === '' ? [] : [sql`a.actor_id = ${actorId}`]),
    ...(shop === '' ? [] : [shop === 'mall' ? sql`a.shop_id is null` : sql`a.shop_id = ${shop}`]),
    ...(from === null ? [] : [sql`a.at >= ${from}`]),
    ...(until === null ? [] : [sql`a.at < ${until}`]),
    ...(before === '' ? [] : [sql`(a.at, a.id) < (select at, id from audit_log where id = ${before})`]),
  ];
  const first = sql`order by a.at desc, a.id desc limit ${size + 1}`;
  const some = (more: RawBuilder<unknown>) =>
    sql`select a.* from audit_log a where ${sql.join([...narrowed, more], sql` and `)} ${first}`;
  // Each kind is read in its own order, and only as far as the page: one of which there is none costs nothing.
  const kind = sql`split_part(a.action, '.', 1)`;
  const each = (kinds ?? []).map((name) => sql`(${some(sql`${kind} = ${name}`)})`);
  // So is each object, whose index leads to its few changes whatever else is in the log.
  const ofEach = some(
    kinds === null ? sql`a.object = o.object` : sql`a.object = o.object and ${kind} = any(${kinds}::text[])`,
  );
  const newest =
    objects !== null
      ? sql`select a.* from unnest(${objects}::text[]) o (object) cross join lateral (${ofEach}) a ${first}`
      : kinds === null
        ? some(sql`true`)
        : sql`select a.* from (${sql.join(each, sql` union all `)}) a ${first}`;
  const { rows } = await sql<LogRow>`
    select a.id, a.at, a.actor_id, u.name as actor_name, a.shop_id, s.store_name as shop_name, a.action, a.object, a.diff,
      coalesce(o.no, p.name, n.no, w.no, d.no) as known_as
    from (${newest}) a
    cross join lateral (select split_part(a.object, ':', 1) as kind,
      substr(a.object, position(':' in a.object) + 1) as id) thing
    left join users u on u.id = a.actor_id
    left join shops s on s.id = a.shop_id
    left join orders o on thing.kind = 'order' and o.id = thing.id
    left join users p on thing.kind in ('user', 'promoter') and p.id = thing.id
    left join wants n on thing.kind = 'want' and n.id = thing.id
    left join withdrawals w on thing.kind = 'withdrawal' and w.id = thing.id
    left join order_drafts d on thing.kind = 'orderDraft' and d.id = thing.id
    order by a.at desc, a.id desc`.execute(reader);
  return rows;
};

/** What may be meant: an order by its number, or anything that the log knows by its id. */
export const logObjects = async (reader: Reader, about: string): Promise<string[]> => {
  if (about.includes(':')) return [about];
  const orders = await reader.selectFrom('orders').select('id').where('no', '=', about).execute();
  return [...loggedKinds.map((kind) => `${kind}:${about}`), ...orders.map(({ id }) => `order:${id}`)];
};

/** All who are or were operators. */
export const logPeople = async (reader: Reader): Promise<{ id: string; name: string }[]> =>
  reader
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select(['users.id', 'users.name'])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(300)
    .execute();

export const logShop = async (reader: Reader, id: string): Promise<{ id: string; name: string } | null> =>
  (await reader
    .selectFrom('shops')
    .select(['id', 'store_name as name'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;
