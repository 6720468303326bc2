import { hash, randomUUID } from 'node:crypto';
import { defaultLanguage, isLanguage, type Language } from '@mall/contract/core/languages';
import { isShopCode } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Caller, ShopContext } from './caller.ts';
import { type NoteSeen, personOf } from './people.ts';
import type { ShopCodeGuard } from './shop-code-guard.ts';
import type { Shops } from './shops.ts';

export const hashToken = (token: string): string => hash('sha256', token);

const single = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? '' : (value ?? '')).trim();

/** `x-locale` carries the language itself; `lang` alone keeps the meaning of spec §7. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const locale = single(request.headers['x-locale']);
  if (isLanguage(locale)) return locale;
  const lang = single(request.headers['lang']);
  return lang === 'id' ? 'indo' : lang === 'en' ? 'en' : defaultLanguage;
};

/** Codes are case-insensitive; anything that cannot be one counts as no code. */
export const normalCode = (code: string): string | null => (isShopCode(code) ? code.toUpperCase() : null);

/** The token that a request carries, '' without one. */
export const tokenOf = (request: FastifyRequest): string => single(request.headers['token']);

/** The shop code that a request carries, in its one spelling. */
export const codeOf = (request: FastifyRequest): string | null => {
  const code = single(request.headers['code']);
  return code === '' ? null : normalCode(code);
};

/** The shop where a member of several currently works, as sent by their tab. */
const officeOf = (request: FastifyRequest): string | null => {
  const id = single(request.headers['x-shop']);
  return /^[0-9A-Za-z-]{1,40}$/.test(id) ? id : null;
};

/** The shop in whose name a request comes, as it says itself: the one whose office is open, else that of its code. */
export const shopNamedBy = (request: FastifyRequest): string | null => officeOf(request) ?? codeOf(request);

/** The caller as a visitor of a shop: public answers may depend on this. */
export const visitorOf = (request: FastifyRequest, shop: ShopContext | null): Caller => {
  return {
    memberId: null,
    tokenHash: null,
    language: languageOf(request),
    shop,
    staff: null,
    operator: null,
    numberProved: false,
    secondFactor: false,
    officeOpen: false,
    officeStale: false,
    wrongCode: shop === null && single(request.headers['code']) !== '',
    ip: request.ip,
    requestId: request.id ?? randomUUID(),
    idempotencyKey: null,
    userAgent: single(request.headers['user-agent']).slice(0, 200),
    referral: /(?:^|;\s*)mall_ref=([\w.-]{1,200})/.exec(request.headers.cookie ?? '')?.[1] ?? '',
  };
};

/**
 * The Idempotency-Key of a request, null without one. Throws idempotency.malformed: a caller who sends a key
 * relies on it.
 */
const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key;
  throw new Refusal('idempotency.malformed');
};

/** Seconds since somebody touched the page that asks, as it says itself; 0 when it says nothing. */
export const idleOf = (request: FastifyRequest): number => {
  const seconds = single(request.headers['x-idle']);
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) : 0;
};

/** What it takes to know who asks. */
export type Asking = {
  readonly db: Db;
  readonly shops: Shops;
  readonly shopCodes: ShopCodeGuard;
  readonly noteSeen: NoteSeen;
};

/**
 * Reads who asks. A token that is unknown or expired makes a caller without member: the route decides what that means.
 */
export const readCaller = async (
  { db, shops, shopCodes, noteSeen }: Asking,
  request: FastifyRequest,
): Promise<Caller> => {
  const idempotencyKey = idempotencyKeyOf(request);
  const token = tokenOf(request);
  const tokenHash = token === '' ? null : hashToken(token);
  const code = codeOf(request);
  const [shop, person] = await Promise.all([
    shops.find(code),
    tokenHash === null ? null : personOf(db, noteSeen, tokenHash, officeOf(request)),
  ]);
  if (code !== null) await shopCodes.check(request.ip, code, shop !== null);
  return { ...visitorOf(request, shop), ...person, tokenHash, idempotencyKey };
};
