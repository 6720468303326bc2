import {
  createHash,
  createHmac,
  type KeyObject,
  sign as signWith,
  timingSafeEqual,
  verify as verifyWith,
} from 'node:crypto';
import { clock } from '../../../platform/clock/clock.ts';

/** Notifications older or newer than this many seconds are rejected. */
const window = 300;

/** Compares two texts in a time that does not reveal where they differ. */
export const sameText = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

export const isFresh = (seconds: string | undefined, now = clock.nowMs()): boolean =>
  /^\d{1,12}$/.test(seconds ?? '') && Math.abs(now / 1000 - Number(seconds)) <= window;

export const hmacHex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** RSA with SHA-256, PKCS #1 v1.5, base64: Alipay's RSA2 and WeChat Pay's SHA256-RSA2048. */
export const rsaSign = (key: KeyObject, text: string): string =>
  signWith('sha256', Buffer.from(text), key).toString('base64');
export const rsaVerify = (key: KeyObject, text: string, signature: string): boolean => {
  try {
    return verifyWith('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

/** Reads `t=1,v1=a,v1=b`: every value of each name. */
const signedParts = (header: string): Map<string, string[]> => {
  const parts = new Map<string, string[]>();
  for (const part of header.split(',')) {
    const gap = part.indexOf('=');
    const name = part.slice(0, gap).trim();
    parts.set(name, [...(parts.get(name) ?? []), part.slice(gap + 1).trim()]);
  }
  return parts;
};

/**
 * Whether a header of the form `t=<seconds>,<name>=<hex>` signs this body with HMAC-SHA256 of
 * `<seconds>.<body>`, as Stripe and PayMongo do, and is no older than five minutes.
 */
export const isSigned = (
  header: string | string[] | undefined,
  names: readonly string[],
  secret: string,
  body: string,
): boolean => {
  const parts = signedParts(String(header ?? ''));
  const at = parts.get('t')?.[0];
  if (!isFresh(at)) return false;
  const expected = hmacHex(secret, `${at}.${body}`);
  return names.flatMap((name) => parts.get(name) ?? []).some((given) => sameText(given, expected));
};
