import { officeSession } from '@mall/contract/core/limits';
import { lookingRole } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Outcome } from '../micro-batching/micro-batcher.ts';

export type Work = {
  shop_id: string | null;
  role: string | null;
  custom: string[] | null;
  status: string | null;
};

export type Asked = { readonly tokenHash: string; readonly shopId: string | null };
export type PersonRow = {
  user_id: string;
  operator_role: string | null;
  operator_custom: string[] | null;
  number_proved: boolean;
  factor: boolean;
  office_open: boolean;
  office_stale: boolean;
  expires_at: Date;
  stale: boolean;
} & Work;

/** Whether a session `s` opens an office: proved today, and somebody was at it lately. */
const officeOpen = sql<boolean>`coalesce(
  s.proved_at > now() - make_interval(hours => ${officeSession.hours})
  and greatest(s.proved_at, s.office_seen_at) > now() - make_interval(mins => ${officeSession.idleMinutes}), false)`;

/** The same for one session, as it is at this moment. */
export const isOfficeOpen = async (db: Db, tokenHash: string): Promise<boolean> => {
  const { rows } = await sql<{ open: boolean }>`
    select ${officeOpen} as open from sessions s
    where s.token_hash = ${tokenHash} and s.expires_at > now()`.execute(db);
  return rows[0]?.open === true;
};

/** Whether somebody showed within some minutes, in this session, that they are its member. */
export const isProved = async (db: Db, tokenHash: string, minutes: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from sessions where token_hash = ${tokenHash} and expires_at > now()
      and proved_at > now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.length > 0;
};

/** The people of some sessions, in their order; null for an unknown or ended session. */
export const findRows = async (db: Db, asked: readonly Asked[]): Promise<Outcome<PersonRow | null>[]> => {
  const tokens = asked.map(({ tokenHash, shopId }, at) => ({ at, token: tokenHash, shop: shopId }));
  const { rows } = await sql<PersonRow & { at: number }>`
    select asked.at, s.user_id, s.expires_at, u.mobile_proved_at is not null as number_proved,
      op.role as operator_role, op.permissions as operator_custom,
      w.shop_id, w.role, w.custom, w.status,
      s.last_seen_at < now() - interval '10 minutes' as stale,
      exists (select from passkeys p where p.user_id = u.id)
        or exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null) as factor,
      ${officeOpen} as office_open,
      coalesce(s.office_seen_at < now() - interval '1 minute', true) as office_stale
    from jsonb_to_recordset(${JSON.stringify(tokens)}::text::jsonb) as asked(at int, token text, shop text)
    join sessions s on s.token_hash = asked.token
    join users u on u.id = s.user_id
    left join operators op on op.user_id = s.user_id and op.removed_at is null
    left join lateral (
      select id as shop_id, 'owner' as role, null::text[] as custom, status, 0 as rank, created_at as since
      from shops where owner_id = u.id and (asked.shop is null or id = asked.shop)
      union all
      select st.shop_id, coalesce(st.role_id, st.role), r.permissions, sh.status, 1, st.added_at
      from staff st join shops sh on sh.id = st.shop_id left join roles r on r.id = st.role_id
      where st.user_id = u.id and (asked.shop is null or st.shop_id = asked.shop)
      union all
      select l.shop_id, ${lookingRole}, null::text[], sh.status, 2, l.ends_at
      from shop_looks l join shops sh on sh.id = l.shop_id
      where l.token_hash = s.token_hash and l.shop_id = asked.shop and l.ends_at > now() and op.user_id is not null
      order by rank, since limit 1) w on true
    where s.expires_at > now() and s.last_seen_at > now() - interval '7 days'`.execute(db);
  const found = new Map(rows.map((row) => [row.at, row]));
  return asked.map((_, at) => ({ answer: found.get(at) ?? null }));
};
