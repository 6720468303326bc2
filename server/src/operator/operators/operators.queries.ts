import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

export type OperatorRow = {
  user_id: string;
  name: string;
  /** Sealed. */
  mobile: string;
  role: string;
  permissions: string[] | null;
  second_factor: boolean;
  added_at: Date;
  added_by: string | null;
  seen_at: Date | null;
};
type Filter = {
  readonly keyword?: string;
  readonly userId?: string;
  readonly page: number;
  readonly size: number;
};

/** The operators of the mall; `total` counts all filtered ones. */
export const operatorsPage = async (
  reader: Reader,
  { keyword = '', userId = '', page, size }: Filter,
): Promise<{ rows: OperatorRow[]; total: number }> => {
  const { rows } = await sql<OperatorRow & { total: number }>`
    select o.user_id, u.name, u.mobile, o.role, o.permissions, o.added_at, b.name as added_by,
      exists (select from passkeys p where p.user_id = u.id)
        or exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null) as second_factor,
      (select max(last_seen_at) from sessions where user_id = u.id) as seen_at, count(*) over () as total
    from operators o join users u on u.id = o.user_id left join users b on b.id = o.added_by
    where o.removed_at is null and (${userId} = '' or o.user_id = ${userId})
      and (${keyword} = '' or position(lower(${keyword}) in lower(u.name)) > 0)
    order by o.added_at, o.user_id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

export const operatorName = async (reader: Reader, userId: string): Promise<string> => {
  const row = await reader.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
};

type Held = { user_id: string; role: string; permissions: string[] | null };

/** All operators, locked, so that two who leave at once do not each believe that the other stays. */
export const lockOperators = async (tx: Tx): Promise<Held[]> => {
  const { rows } = await sql<Held>`
    select user_id, role, permissions from operators where removed_at is null order by user_id for update`.execute(
    tx,
  );
  return rows;
};

/** The member whose number this is; `proved`: only who has shown that it is theirs. */
export const memberOfNumber = (
  tx: Tx,
  mobile: string,
  proved: boolean,
): Promise<{ id: string; name: string } | undefined> =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where(hasMobile(mobile))
    .$if(proved, (found) => found.where('mobile_proved_at', 'is not', null))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
