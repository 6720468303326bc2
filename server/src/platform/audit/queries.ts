import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';

export type AuditRow = {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  object: string;
  diff: Record<string, unknown>;
  /** The object's current name, null when it is gone or never had one. */
  known_as: string | null;
  order_id: string | null;
};
export type AuditFilter = {
  /** First segments of the requested actions. */
  kinds: readonly string[];
  actorId: string;
  from: Date | null;
  until: Date | null;
  /** The last row of the previous page. */
  before: string;
  size: number;
};

/**
 * One page of a shop's changes, newest first, with one extra row if there are more. Each kind is read by its
 * own range of the index.
 */
export const auditPage = async (
  reader: Reader,
  shopId: string,
  { kinds, actorId, from, until, before, size }: AuditFilter,
): Promise<AuditRow[]> => {
  const wanted = [
    sql`a.shop_id = ${shopId} and split_part(a.action, '.', 1) = kind.word`,
    ...(actorId === '' ? [] : [sql`a.actor_id = ${actorId}`]),
    ...(from === null ? [] : [sql`a.at >= ${from}`]),
    ...(until === null ? [] : [sql`a.at < ${until}`]),
    ...(before === ''
      ? []
      : [sql`(a.at, a.id) < (select at, id from audit_log where id = ${before} and shop_id = ${shopId})`]),
  ];
  const newest = sql`order by a.at desc, a.id desc limit ${size + 1}`;
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.actor_id, u.name as actor_name, a.action, a.object, a.diff,
      coalesce(o.no, p.name, n.no, q.no, w.no) as known_as, o.id as order_id
    from (
      select a.* from unnest(${[...kinds]}::text[]) as kind(word)
      cross join lateral (select * from audit_log a where ${sql.join(wanted, sql` and `)} ${newest}) a ${newest}) a
    cross join lateral (select split_part(a.object, ':', 1) as kind,
    substr(a.object, position(':' in a.object) + 1) as id) thing
    left join users u on u.id = a.actor_id
    left join deliveries d on d.id = case when thing.kind = 'delivery' then thing.id end
    left join payment_intents i on i.id = case when thing.kind = 'payment' then thing.id end
    left join orders o on o.id = case when thing.kind = 'order' then thing.id else coalesce(d.order_id, i.order_id) end
      and o.shop_id = ${shopId}
    left join wants n on n.id = case when thing.kind = 'want' then thing.id end
    left join quotes q on q.id = case when thing.kind = 'quote' then thing.id end
    left join order_drafts w on w.id = case when thing.kind = 'orderDraft' then thing.id end
    left join users p on p.id = case when thing.kind = 'user' then thing.id end
    order by a.at desc, a.id desc`.execute(reader);
  return rows;
};

/**
 * The people of a shop, and everybody else who ever changed something there: the query skips through the
 * index from one to the next.
 */
export const auditPeople = async (
  reader: Reader,
  shopId: string,
): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive actors as (
      select min(actor_id) as id from audit_log where shop_id = ${shopId}
      union all
      select (select min(actor_id) from audit_log where shop_id = ${shopId} and actor_id > actors.id) from actors
        where actors.id is not null)
    select u.id, u.name from (
      select owner_id as id from shops where id = ${shopId}
      union select user_id from staff where shop_id = ${shopId}
      union select id from actors) p
    join users u on u.id = p.id order by u.name, u.id limit 300`.execute(reader);
  return rows;
};
