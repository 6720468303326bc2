import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';

/** The origin of a help, as digests that only this mall can compare. */
export type Mark = { readonly device: string; readonly address: string };

const deviceCookie = /(?:^|;\s*)mall_id=([\w-]{8,64})/;
const aYear = 365 * 86_400;

/**
 * Without the cookie a device is its address and its user agent: dropping the cookie makes nobody a new
 * device.
 */
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

/** An id for a device, and the header that sets it; undefined where it has one. */
export const nameDevice = (
  cookie: string | undefined,
  secure: boolean,
): { id: string; header: string } | undefined => {
  if (deviceCookie.test(cookie ?? '')) return undefined;
  const id = randomUUID();
  const attributes = `Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { id, header: `mall_id=${id}; ${attributes}` };
};
