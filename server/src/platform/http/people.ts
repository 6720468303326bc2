import {
  isPresetRole,
  lookingRole,
  permissions,
  presetRoles,
  type Permission,
  whileLooking,
  whileSuspended,
} from '@mall/contract/core/permissions';
import { operatorKeysOf } from '@mall/contract/core/operator-permissions';
import type { Db } from '../db/open.ts';
import { createMicroBatcher } from '../micro-batching/micro-batcher.ts';
import { versionOf } from '../db/changes.ts';
import type { OperatorContext, StaffContext } from './caller.ts';
import { type Asked, findRows, type PersonRow, type Work } from './people.queries.ts';
import { clock } from '../clock/clock.ts';

/** Notes that somebody has just been here; sessions are the members', so the server hands it in. */
export type NoteSeen = (db: Db, tokenHash: string) => Promise<void>;

type Person = {
  readonly memberId: string;
  readonly staff: StaffContext | null;
  readonly operator: OperatorContext | null;
  readonly numberProved: boolean;
  readonly secondFactor: boolean;
  readonly officeOpen: boolean;
  readonly officeStale: boolean;
};
type Held = { readonly person: Person; readonly version: number; readonly until: number };

/**
 * The notification of a change may be lost with a connection, or behind a pooler that shares connections: the
 * change is seen after this at the latest.
 */
const heldMs = 3000;
const mostHeld = 10_000;
const remembered = new WeakMap<Db, Map<string, Held>>();

/**
 * The member of a session, null when it is unknown or over, as staff of the shop that they name; without one,
 * of their own or of the first that added them. For a shop where they do not work they are nobody's staff:
 * what was meant for one shop must never land in another. Cached for a moment, since a page sends several
 * requests at once; dropped when the database notifies that a session has ended or a role has changed
 * (decision 012).
 */
export const personOf = async (
  db: Db,
  noteSeen: NoteSeen,
  tokenHash: string,
  shopId: string | null = null,
): Promise<Person | null> => {
  const held = remembered.get(db) ?? new Map<string, Held>();
  remembered.set(db, held);
  const version = versionOf(db, 'people');
  const asked = shopId === null ? tokenHash : `${tokenHash} ${shopId}`;
  const known = held.get(asked);
  if (known !== undefined && known.version === version && clock.nowMs() < known.until) return known.person;
  const found = await findPerson(db, noteSeen, tokenHash, shopId);
  if (found === null) return null;
  if (held.size >= mostHeld) held.clear();
  // Under the number from before the query: any change meanwhile makes it invalid. Who has not proved their
  // number is not cached: they go on the moment they have.
  if (version !== undefined && found.person.numberProved)
    held.set(asked, {
      person: found.person,
      version,
      until: Math.min(clock.nowMs() + heldMs, found.expiresAt),
    });
  return found.person;
};

type Found = { readonly person: Person; readonly expiresAt: number };

/** In a rush everybody comes for the first time: simultaneous callers are looked up together. */
const together = new WeakMap<Db, (asked: Asked) => Promise<PersonRow | null>>();
const rowOf = (db: Db, asked: Asked): Promise<PersonRow | null> => {
  const find = together.get(db) ?? createMicroBatcher(pace, (many: readonly Asked[]) => findRows(db, many));
  together.set(db, find);
  return find(asked);
};
const pace = { windowMs: 0, mostTogether: 200, mostAtOnce: 2 };

const findPerson = async (
  db: Db,
  noteSeen: NoteSeen,
  tokenHash: string,
  shopId: string | null,
): Promise<Found | null> => {
  const row = await rowOf(db, { tokenHash, shopId });
  if (row === null) return null;
  if (row.stale) await noteSeen(db, tokenHash);
  const operator = operatorOf(row);
  return {
    person: {
      memberId: row.user_id,
      operator,
      numberProved: row.number_proved,
      secondFactor: row.factor,
      officeOpen: row.office_open,
      officeStale: row.office_stale,
      staff: staffOf(row, operator),
    },
    expiresAt: row.expires_at.getTime(),
  };
};

const operatorOf = ({ operator_role: role, operator_custom: custom }: PersonRow): OperatorContext | null =>
  role === null ? null : { role, permissions: operatorKeysOf(role, custom) };

const staffOf = (
  { shop_id: shopId, role, custom, status }: Work,
  operator: OperatorContext | null,
): StaffContext | null => {
  if (shopId === null || role === null) return null;
  const granted = role === lookingRole ? whileLooking(operator?.permissions ?? []) : grantedBy(role, custom);
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
