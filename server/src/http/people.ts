import { permissions, presetRoles, type Permission } from '@mall/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { peopleVersion } from '../db/people-version.ts';
import type { StaffContext } from './caller.ts';

type Person = { readonly memberId: string; readonly staff: StaffContext | null; readonly operator: boolean };
type Held = { readonly person: Person; readonly version: number; readonly until: number };

/** Word of a change may be lost with a connection, or behind a pooler that shares connections: it is seen after this at the latest. */
const heldMs = 3000;
const mostHeld = 10_000;
const remembered = new WeakMap<Db, Map<string, Held>>();

/**
 * The member of a session, null when it is unknown or over. Remembered for a moment, since a page asks several things at
 * once; forgotten when the database says that a sign-in has ended or a role has changed (decision 012).
 */
export const personOf = async (db: Db, tokenHash: string): Promise<Person | null> => {
  const held = remembered.get(db) ?? new Map<string, Held>();
  remembered.set(db, held);
  const version = peopleVersion(db);
  const known = held.get(tokenHash);
  if (known !== undefined && known.version === version && Date.now() < known.until) return known.person;
  const found = await findPerson(db, tokenHash);
  if (found === null) return null;
  if (held.size >= mostHeld) held.clear();
  // Under the number from before the question: whatever changed meanwhile makes it worth nothing.
  if (version !== undefined)
    held.set(tokenHash, {
      person: found.person,
      version,
      until: Math.min(Date.now() + heldMs, found.expiresAt),
    });
  return found.person;
};

type Found = { readonly person: Person; readonly expiresAt: number };

const findPerson = async (db: Db, tokenHash: string): Promise<Found | null> => {
  const { rows } = await sql<{
    user_id: string;
    operator: boolean;
    owned: string | null;
    shop_id: string | null;
    role: string | null;
    custom: string[] | null;
    expires_at: Date;
    stale: boolean;
  }>`
    select s.user_id, s.expires_at, u.operator, o.id as owned, st.shop_id, st.role, r.permissions as custom, s.last_seen_at < now() - interval '10 minutes' as stale
    from sessions s
    join users u on u.id = s.user_id
    left join lateral (select id from shops where owner_id = u.id order by created_at limit 1) o on true
    left join lateral (select shop_id, role from staff where user_id = u.id order by added_at limit 1) st on true
    left join roles r on r.shop_id = st.shop_id and r.name = st.role
    where s.token_hash = ${tokenHash} and s.expires_at > now() and s.last_seen_at > now() - interval '7 days'`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) return null;
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

const staffOf = (row: {
  owned: string | null;
  shop_id: string | null;
  role: string | null;
  custom: string[] | null;
}): StaffContext | null => {
  if (row.owned !== null) return { shopId: row.owned, role: 'owner', permissions: presetRoles.owner };
  if (row.shop_id === null || row.role === null) return null;
  return { shopId: row.shop_id, role: row.role, permissions: grantedBy(row.role, row.custom) };
};

const grantedBy = (role: string, custom: readonly string[] | null): readonly Permission[] => {
  if (custom !== null) return permissions.filter((key) => custom.includes(key));
  const presets: Record<string, readonly Permission[]> = presetRoles;
  return presets[role] ?? [];
};
