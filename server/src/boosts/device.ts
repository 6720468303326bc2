import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { SecretPort } from '../ports/secret.ts';

/** Where a help comes from, as digests that only this mall can compare. */
export type Mark = { readonly device: string; readonly address: string };

const deviceCookie = /(?:^|;\s*)mall_id=([\w-]{8,64})/;
const aYear = 365 * 86_400;

/** Without the cookie a device is its address and what it calls itself: leaving the cookie away makes nobody a stranger. */
export const markOf = (
  secret: SecretPort,
  { ip, userAgent }: Caller,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Mark => {
  const id = deviceCookie.exec(headers.cookie ?? '')?.[1];
  return {
    device: secret.digest('visitor', id === undefined ? `${ip} ${userAgent}` : `id ${id}`),
    address: secret.digest('visitor', ip),
  };
};

/** The header that names a device on the pages of boosts; undefined where it has its name. */
export const deviceHeader = (cookie: string | undefined, secure: boolean): string | undefined =>
  deviceCookie.test(cookie ?? '')
    ? undefined
    : `mall_id=${randomUUID()}; Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
