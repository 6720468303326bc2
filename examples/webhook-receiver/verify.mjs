import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request older or newer than this is not believed, so that nobody sends a recorded one again. */
const toleranceSeconds = 5 * 60;

/**
 * Whether a request is from the mall, by Standard Webhooks: `headers` in lower case, `body` exactly as it came, before
 * anything parses it. While a secret is replaced a request has two signatures, and one that fits is enough.
 */
export const isFromMall = (secret, headers, body, now = Date.now()) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (!id || !/^\d+$/.test(at ?? '') || !signatures) return false;
  if (Math.abs(now / 1000 - Number(at)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
};
