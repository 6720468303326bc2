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
  /** What the object is called today, null when it is gone or never had a name. */
  known_as: string | null;
  order_id: string | null;
};
export type AuditFilter = {
  /** First words of the actions that are asked for; `others` for those that no area names. */
  prefixes: readonly string[];
  others: boolean;
  actorId: string;
  from: Date | null;
  until: Date | null;
  /** The last row of the page before. */
  before: string;
  size: number;
};

/** One page of a shop's changes, newest first, one row more than asked for if there are more. */
export const auditPage = async (
  reader: Reader,
  shopId: string,
  known: readonly string[],
  { prefixes, others, actorId, from, until, before, size }: AuditFilter,
): Promise<AuditRow[]> => {
  const first = sql`split_part(a.action, '.', 1)`;
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.actor_id, u.name as actor_name, a.action, a.object, a.diff,
      coalesce(o.no, p.name, n.no) as known_as, o.id as order_id
    from (
      select * from audit_log a
      where a.shop_id = ${shopId}
        and (${first} = any(${[...prefixes]}::text[]) or (${others} and not ${first} = any(${[...known]}::text[])))
        and (${actorId} = '' or a.actor_id = ${actorId})
        and (${from}::timestamptz is null or a.at >= ${from}) and (${until}::timestamptz is null or a.at < ${until})
        and (${before} = '' or (a.at, a.id) < (select at, id from audit_log where id = ${before} and shop_id = ${shopId}))
      order by a.at desc, a.id desc limit ${size + 1}) a
    left join users u on u.id = a.actor_id
    left join deliveries d on a.object = 'delivery:' || d.id
    left join payment_intents i on a.object = 'payment:' || i.id
    left join orders o on o.id = coalesce(case when a.object like 'order:%' then substr(a.object, 7) end, d.order_id, i.order_id) and o.shop_id = ${shopId}
    left join wants n on a.object = 'want:' || n.id
    left join users p on a.object = 'user:' || p.id
    order by a.at desc, a.id desc`.execute(reader);
  return rows;
};

/** Who has changed something in a shop; the last ones to do so first. */
export const auditPeople = async (
  reader: Reader,
  shopId: string,
): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from (
      select owner_id as id from shops where id = ${shopId}
      union select user_id from staff where shop_id = ${shopId}
      union select actor_id from (select actor_id from audit_log where shop_id = ${shopId} order by at desc limit 1000) l) p
    join users u on u.id = p.id order by u.name, u.id limit 300`.execute(reader);
  return rows;
};
