import { staff as limits } from '@mall/contract/core/limits';
import { lookingRole } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';
import { drawable } from '../../platform/ledger/balances.queries.ts';

export type StaffRow = {
  user_id: string;
  name: string;
  image: string | null;
  mobile: string;
  email: string | null;
  sex: number;
  balance: number;
  registered_at: Date;
  role: string;
  role_name: string | null;
  level: number;
  remark: string;
  added_at: Date;
  added_by: string | null;
  seen_at: Date | null;
};
type Filter = { keyword?: string; roleId?: string; userId?: string; page: number; size: number };

/** The owner and the staff of a shop; `total` counts all filtered ones. */
export const peoplePage = async (
  reader: Reader,
  shopId: string,
  { keyword = '', roleId = '', userId = '', page, size }: Filter,
): Promise<{ rows: StaffRow[]; total: number }> => {
  const { rows } = await sql<StaffRow & { total: number }>`
    with people as (
      select owner_id as user_id, 'owner' as role, null as role_name, ${limits.level.max}::smallint as level,
        '' as remark,
        created_at as added_at, null as added_by, 0 as rank
      from shops where id = ${shopId}
      union all
      select st.user_id, coalesce(st.role_id, st.role), r.name, st.level, st.remark, st.added_at, st.added_by, 1
      from staff st left join roles r on r.id = st.role_id where st.shop_id = ${shopId})
    select p.user_id, p.role, p.role_name, p.level, p.remark, p.added_at, b.name as added_by, u.name, u.image, u.mobile,
      u.email, u.sex,
      u.created_at as registered_at, (select max(last_seen_at) from sessions where user_id = u.id) as seen_at,
      ${drawable(sql<string>`u.id`)} as balance, count(*) over () as total
    from people p join users u on u.id = p.user_id left join users b on b.id = p.added_by
    where (${keyword} = '' or position(lower(${keyword}) in lower(u.name)) > 0 or ${hasMobile(keyword, 'u')})
      and (${roleId} = '' or p.role = ${roleId}) and (${userId} = '' or p.user_id = ${userId})
    order by p.rank, p.added_at, p.user_id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

export type FoundMember = { id: string; name: string; image: string | null; mobile: string; here: boolean };

/**
 * Members by their whole number or a part of their name: the same name first, then names with that beginning. Who
 * has not proved their number is not found: a shop that means its owner must not give a stranger a role.
 */
export const findMembers = async (
  reader: Reader,
  shopId: string,
  keyword: string,
): Promise<FoundMember[]> => {
  const { rows } = await sql<FoundMember>`
    select id, name, image, mobile, here from (
      select u.id, u.name, u.image, u.mobile, u.mobile_index, true as here from users u
      where u.id in (select user_id from staff where shop_id = ${shopId}
        union all select owner_id from shops where id = ${shopId})
      union all
      select i.id, '', null, i.mobile, i.mobile_index, false from staff_invitations i
      where i.shop_id = ${shopId} and i.expires_at > now()) known
    where ${
      /^\d{11}$/.test(keyword) ? hasMobile(keyword) : sql`position(lower(${keyword}) in lower(name)) > 0`
    }
    order by here desc, lower(name) <> lower(${keyword}), name, id
      limit ${limits.found}`.execute(reader);
  return rows;
};

export type ShopOfMember = {
  id: string;
  code: string;
  store_name: string;
  logo: string | null;
  role: string;
  role_name: string | null;
  status: string;
};

/** The shops where a member works, in an order in which the first is their usual one. */
export const shopsOf = async (reader: Reader, memberId: string): Promise<ShopOfMember[]> => {
  const { rows } = await sql<ShopOfMember>`
    select sh.id, sh.code, sh.store_name, sh.logo, sh.status, w.role, w.role_name from (
      select id, 'owner' as role, null as role_name, 0 as rank, created_at as since from shops
        where owner_id = ${memberId}
      union all
      select st.shop_id, coalesce(st.role_id, st.role), r.name, 1, st.added_at
      from staff st left join roles r on r.id = st.role_id where st.user_id = ${memberId}) w
    join shops sh on sh.id = w.id order by w.rank, w.since, w.id`.execute(reader);
  return rows;
};

/** The shop that an operator sees as its people do. */
export const shopSeen = (reader: Reader, shopId: string): Promise<ShopOfMember[]> =>
  reader
    .selectFrom('shops')
    .select(['id', 'code', 'store_name', 'logo', 'status'])
    .select([sql<string>`${lookingRole}`.as('role'), sql<null>`null`.as('role_name')])
    .where('id', '=', shopId)
    .execute();

/** The number of holders of each role of a shop, the owner's too. */
export const countByRole = async (reader: Reader, shopId: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ role: string; n: number }>`
    select coalesce(role_id, role) as role, count(*) as n from staff where shop_id = ${shopId} group by 1`.execute(
    reader,
  );
  return new Map([['owner', 1], ...rows.map(({ role, n }): [string, number] => [role, n])]);
};

/** The owner, then those of the staff who have one of some preset roles: names, three at most. */
export const holdersOf = async (
  reader: Reader,
  shopId: string,
  presets: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select u.name from (
      select owner_id as user_id, 0 as rank, created_at as since from shops where id = ${shopId}
      union all
      select user_id, 1, added_at from staff where shop_id = ${shopId} and role = any(${[...presets]}::text[])) p
    join users u on u.id = p.user_id order by p.rank, p.since limit 3`.execute(reader);
  return rows.map(({ name }) => name);
};
