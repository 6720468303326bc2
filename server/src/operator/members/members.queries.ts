import { memberCountCap, memberLimits } from '@mall/contract/operator/mall-members';
import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import { membersFound } from '../../member/index.ts';
import type { Reader } from '../../platform/db/open.ts';

export type MemberRow = {
  id: string;
  name: string;
  /** Sealed. */
  mobile: string;
  proved: boolean;
  rank: number;
  locked_at: Date | null;
  locked_why: string;
  orders: number;
  created_at: Date;
  seen_at: Date | null;
};

const columns = sql`u.id, u.name, u.mobile, u.mobile_proved_at is not null as proved, u.rank, u.locked_at, u.locked_why,
  u.created_at, (select count(*)::int from orders o where o.user_id = u.id) as orders,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as seen_at`;

/** One page of members, the newest first or by the name they are found by; `total` counts up to `memberCountCap` and one more. */
export const membersPage = async (
  reader: Reader,
  { keyword = '', state, level, page, size }: Input<'mallMember.list'>,
): Promise<{ rows: MemberRow[]; total: number }> => {
  const { is: narrowed, order } = membersFound({ keyword, state, level });
  const { rows } = await sql<MemberRow>`
    select ${columns} from (select * from users u where ${narrowed}
      order by ${order} limit ${size} offset ${(page - 1) * size}) u
    order by ${order}`.execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from users u where ${narrowed} limit ${memberCountCap + 1}) found`.execute(
    reader,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export type MemberFacts = MemberRow & {
  email: string | null;
  real_name: string | null;
  second_factor: boolean;
  operator: boolean;
  shops: { id: string; name: string }[];
};

/** One member with what they are in the mall; undefined for none, or one who is gone. */
export const memberFacts = async (reader: Reader, id: string): Promise<MemberFacts | undefined> => {
  const { rows } = await sql<MemberFacts>`
    select ${columns}, u.email, u.real_name,
      exists (select from passkeys p where p.user_id = u.id)
        or exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null) as second_factor,
      exists (select from operators o where o.user_id = u.id and o.removed_at is null) as operator,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.store_name) order by s.created_at), '[]')
        from shops s where s.owner_id = u.id) as shops
    from users u where u.id = ${id} and u.removed_at is null`.execute(reader);
  return rows[0];
};

/** Where a member is signed in, the latest first. */
export const sessionsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('sessions')
    .select(['user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(20)
    .execute();

/** What a member bought last, from whomever. */
export const ordersOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('orders')
    .leftJoin('shops', 'shops.id', 'orders.shop_id')
    .select([
      'orders.id',
      'orders.no',
      'orders.status',
      'orders.pay',
      'orders.created_at',
      'shops.store_name',
    ])
    .where('orders.user_id', '=', id)
    .orderBy('orders.created_at', 'desc')
    .limit(memberLimits.lastOrders)
    .execute();

export type MemberLogRow = {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  diff: Record<string, unknown>;
};

/** When a member asked for a file of their own data, the latest first. */
export const dataExportsOf = async (reader: Reader, id: string): Promise<Date[]> => {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_log where object = ${`user:${id}`} and action = 'account.export' order by at desc limit 5`.execute(
    reader,
  );
  return rows.map(({ at }) => at);
};

/** What was done to a member's account, and by it. */
export const logOf = async (reader: Reader, id: string): Promise<MemberLogRow[]> => {
  const newest = sql`order by at desc, id desc limit ${memberLimits.lastLog}`;
  const { rows } = await sql<MemberLogRow>`
    select a.id, a.at, a.actor_id, u.name as actor_name, a.action, a.diff from (
      (select * from audit_log where object = ${`user:${id}`} order by at desc limit ${memberLimits.lastLog})
      union (select * from audit_log where actor_id = ${id} ${newest})) a
    left join users u on u.id = a.actor_id
    order by a.at desc, a.id desc limit ${memberLimits.lastLog}`.execute(reader);
  return rows;
};
