import { createHash, randomUUID } from 'node:crypto';
import { defaultLanguage, isLanguage, type Language } from '@mall/contract/languages';
import { permissions, presetRoles, type Permission } from '@mall/contract/permissions';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Caller, ShopContext, StaffContext } from './caller.ts';
import { type FindShop, findShop } from './shops.ts';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const single = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? '' : (value ?? '')).trim();

/** `x-locale` carries the language itself; `lang` alone keeps the meaning of spec §7. */
export const languageOf = (request: FastifyRequest): Language => {
  const locale = single(request.headers['x-locale']);
  if (isLanguage(locale)) return locale;
  const lang = single(request.headers['lang']);
  return lang === 'id' ? 'indo' : lang === 'en' ? 'en' : defaultLanguage;
};

/** Codes are case-insensitive; anything that cannot be one is no code. */
export const normalCode = (code: string): string | null =>
  /^[0-9A-Za-z]{6,12}$/.test(code) ? code.toUpperCase() : null;

/** The token that a request carries, '' without one. */
export const tokenOf = (request: FastifyRequest): string => single(request.headers['token']);

/** The shop code that a request carries, in its one spelling. */
export const codeOf = (request: FastifyRequest): string | null => {
  const code = single(request.headers['code']);
  return code === '' ? null : normalCode(code);
};

/** Whoever asks, as a visitor of a shop: what public answers may depend on. */
export const visitorOf = (request: FastifyRequest, shop: ShopContext | null): Caller => {
  const key = single(request.headers['idempotency-key']);
  return {
    memberId: null,
    tokenHash: null,
    language: languageOf(request),
    shop,
    staff: null,
    operator: false,
    ip: request.ip,
    requestId: request.id ?? randomUUID(),
    idempotencyKey: /^[\w-]{8,64}$/.test(key) ? key : null,
    userAgent: single(request.headers['user-agent']).slice(0, 200),
  };
};

/** Reads who asks. A token that is unknown or expired makes a caller without member: the route decides what that means. */
export const readCaller = async (
  db: Db,
  request: FastifyRequest,
  shopOf: FindShop = (code) => findShop(db, code),
): Promise<Caller> => {
  const token = tokenOf(request);
  const tokenHash = token === '' ? null : hashToken(token);
  const [shop, person] = await Promise.all([
    shopOf(codeOf(request)),
    tokenHash === null ? null : findPerson(db, tokenHash),
  ]);
  return { ...visitorOf(request, shop), ...person, tokenHash };
};

type Person = { memberId: string; staff: StaffContext | null; operator: boolean };

const findPerson = async (db: Db, tokenHash: string): Promise<Person | null> => {
  const { rows } = await sql<{
    user_id: string;
    operator: boolean;
    owned: string | null;
    shop_id: string | null;
    role: string | null;
    custom: string[] | null;
    stale: boolean;
  }>`
    select s.user_id, u.operator, o.id as owned, st.shop_id, st.role, r.permissions as custom, s.last_seen_at < now() - interval '10 minutes' as stale
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
  return { memberId: row.user_id, operator: row.operator, staff: staffOf(row) };
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
