import {
  isPresetRole,
  permissions,
  presetRoles,
  type Permission,
  whileSuspended,
} from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { createMicroBatcher, type Outcome } from '../micro-batching/micro-batcher.ts';
import { versionOf } from '../db/changes.ts';
import type { StaffContext } from './caller.ts';

type Person = { readonly memberId: string; readonly staff: StaffContext | null; readonly operator: boolean };
type Held = { readonly person: Person; readonly version: number; readonly until: number };

/** Word of a change may be lost with a connection, or behind a pooler that shares connections: it is seen after this at the latest. */
const heldMs = 3000;
const mostHeld = 10_000;
const remembered = new WeakMap<Db, Map<string, Held>>();

/**
 * The member of a session, null when it is unknown or over, as staff of the shop that he names; without one, of his own or
 * of the first that took him. For a shop that is not his he is nobody's staff: what was meant for one shop must never land
 * in another. Remembered for a moment, since a page asks several things at once; forgotten when the database says that a
 * sign-in has ended or a role has changed (decision 012).
 */
export const personOf = async (
  db: Db,
  tokenHash: string,
  shopId: string | null = null,
): Promise<Person | null> => {
  const held = remembered.get(db) ?? new Map<string, Held>();
  remembered.set(db, held);
  const version = versionOf(db, 'people');
  const asked = shopId === null ? tokenHash : `${tokenHash} ${shopId}`;
  const known = held.get(asked);
  if (known !== undefined && known.version === version && Date.now() < known.until) return known.person;
  const found = await findPerson(db, tokenHash, shopId);
  if (found === null) return null;
  if (held.size >= mostHeld) held.clear();
  // Under the number from before the question: whatever changed meanwhile makes it worth nothing.
  if (version !== undefined)
    held.set(asked, {
      person: found.person,
      version,
      until: Math.min(Date.now() + heldMs, found.expiresAt),
    });
  return found.person;
};

type Found = { readonly person: Person; readonly expiresAt: number };
type Work = { shop_id: string | null; role: string | null; custom: string[] | null; status: string | null };

type Asked = { readonly tokenHash: string; readonly shopId: string | null };
type PersonRow = { user_id: string; operator: boolean; expires_at: Date; stale: boolean } & Work;

/** Under a rush everybody comes for the first time: who asks in the same moment is looked for together. */
const together = new WeakMap<Db, (asked: Asked) => Promise<PersonRow | null>>();
const rowOf = (db: Db, asked: Asked): Promise<PersonRow | null> => {
  const find = together.get(db) ?? createMicroBatcher(pace, (many: readonly Asked[]) => findRows(db, many));
  together.set(db, find);
  return find(asked);
};
const pace = { windowMs: 0, mostTogether: 200, mostAtOnce: 2 };

const findRows = async (db: Db, asked: readonly Asked[]): Promise<Outcome<PersonRow | null>[]> => {
  const tokens = asked.map(({ tokenHash, shopId }, at) => ({ at, token: tokenHash, shop: shopId }));
  const { rows } = await sql<PersonRow & { at: number }>`
    select asked.at, s.user_id, s.expires_at, u.operator, w.shop_id, w.role, w.custom, w.status, s.last_seen_at < now() - interval '10 minutes' as stale
    from jsonb_to_recordset(${JSON.stringify(tokens)}::text::jsonb) as asked(at int, token text, shop text)
    join sessions s on s.token_hash = asked.token
    join users u on u.id = s.user_id
    left join lateral (
      select id as shop_id, 'owner' as role, null::text[] as custom, status, 0 as rank, created_at as since
      from shops where owner_id = u.id and (asked.shop is null or id = asked.shop)
      union all
      select st.shop_id, coalesce(st.role_id, st.role), r.permissions, sh.status, 1, st.added_at
      from staff st join shops sh on sh.id = st.shop_id left join roles r on r.id = st.role_id
      where st.user_id = u.id and (asked.shop is null or st.shop_id = asked.shop)
      order by rank, since limit 1) w on true
    where s.expires_at > now() and s.last_seen_at > now() - interval '7 days'`.execute(db);
  const found = new Map(rows.map((row) => [row.at, row]));
  return asked.map((_, at) => ({ answer: found.get(at) ?? null }));
};

const findPerson = async (db: Db, tokenHash: string, shopId: string | null): Promise<Found | null> => {
  const row = await rowOf(db, { tokenHash, shopId });
  if (row === null) return null;
  if (row.stale)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date() })
      .where('token_hash', '=', tokenHash)
      .execute();
  return {
    person: { memberId: row.user_id, operator: row.operator, staff: staffOf(row) },
    expiresAt: row.expires_at.getTime(),
  };
};

const staffOf = ({ shop_id: shopId, role, custom, status }: Work): StaffContext | null => {
  if (shopId === null || role === null) return null;
  const granted = grantedBy(role, custom);
  const suspended = status !== 'open';
  return {
    shopId,
    role,
    permissions: suspended ? granted.filter((key) => whileSuspended.includes(key)) : granted,
    suspended,
  };
};

const grantedBy = (role: string, custom: readonly string[] | null): readonly Permission[] => {
  if (custom !== null) return permissions.filter((key) => custom.includes(key));
  return isPresetRole(role) ? presetRoles[role] : [];
};
