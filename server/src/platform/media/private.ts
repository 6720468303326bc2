import { createHmac, timingSafeEqual } from 'node:crypto';
import { clock } from '../clock/clock.ts';

/**
 * Pictures below this name are visible only with a signed address: slips of bank transfers, photos of
 * deliveries.
 */
export const privateFolder = 'proof/';

const stepMs = 10 * 60_000;

/**
 * The address under which a private picture is visible for 10 to 20 minutes: `/media/proof/x.webp` becomes
 * `/media/proof/x/<until>-<signature>.webp`, so that it has its widths like any other. It stays the same for
 * ten minutes, and addresses of public pictures stay as they are.
 */
export const signedAddress = (secret: string, url: string, now = clock.nowMs()): string => {
  const name = /^\/media\/(proof\/.+)\.webp$/.exec(url)?.[1];
  if (name === undefined) return url;
  const until = (Math.ceil(now / stepMs) + 1) * stepMs;
  return `/media/${name}/${until.toString(36)}-${signature(secret, name, until)}.webp`;
};

/** The picture of a signed name; null when the time is over or the signature is not ours. */
export const opened = (secret: string, signed: string, now = clock.nowMs()): string | null => {
  const [, name, time, given] = /^(.+)\/([0-9a-z]{1,12})-([\w-]+)$/.exec(signed) ?? [];
  if (name === undefined || time === undefined || given === undefined) return null;
  const until = Number.parseInt(time, 36);
  const [mine, theirs] = [Buffer.from(signature(secret, name, until)), Buffer.from(given)];
  return until >= now && mine.length === theirs.length && timingSafeEqual(mine, theirs) ? name : null;
};

const signature = (secret: string, name: string, until: number): string =>
  createHmac('sha256', secret).update(`${name}|${until}`).digest('base64url');
