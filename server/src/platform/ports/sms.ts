import { createHmac, randomUUID } from 'node:crypto';
import { clock } from '../clock/clock.ts';

/**
 * Sends text messages to a phone. Adapters: any provider by HTTP, development (log and inbox page), tests
 * (memory). `key` is the same for the same message, so that a provider can skip what it has already sent.
 */
export type SmsPort = {
  /** Whether this mall can send at all: otherwise nobody is offered news by text message. */
  readonly offered: boolean;
  send: (mobile: string, code: string) => Promise<void>;
  tell: (mobile: string, text: string, key: string) => Promise<void>;
};

export type SentCode = { mobile: string; code: string; at: string };
export type SentText = { to: string; text: string; key: string; at: string };

const kept = 50;

/**
 * Stores the last messages for the development-only inbox page and writes codes to the log; never used in
 * production.
 */
export const createInbox = (
  log: (line: string) => void,
): SmsPort & { last: () => readonly SentCode[]; told: () => readonly SentText[] } => {
  const sent: SentCode[] = [];
  const told: SentText[] = [];
  return {
    offered: true,
    send: async (mobile, code) => {
      sent.unshift({ mobile, code, at: clock.now().toISOString() });
      sent.splice(kept);
      log(`SMS code for ${mobile}: ${code}`);
    },
    tell: async (to, text, key) => {
      told.unshift({ to, text, key, at: clock.now().toISOString() });
      told.splice(kept);
    },
    last: () => sent,
    told: () => told,
  };
};

const waitMs = 8000;

/**
 * Any provider behind a configured address: a POST of `{phone, template, params, idempotencyKey}` as JSON,
 * signed with HMAC-SHA256 over `<timestamp>.<body>`. Anything but a 2xx answer within eight seconds is a
 * failure.
 */
export const createHttpSms = (url: string, secret: string): SmsPort => {
  const post = async (phone: string, template: 'code' | 'news', params: object, key: string) => {
    const body = JSON.stringify({ phone, template, params, idempotencyKey: key });
    const at = String(clock.nowMs());
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': at, 'x-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
    if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}.`);
  };
  return {
    offered: true,
    send: (mobile, code) => post(mobile, 'code', { code }, randomUUID()),
    tell: (mobile, text, key) => post(mobile, 'news', { text }, key),
  };
};

const refuse = async (): Promise<never> => {
  throw new Error('No SMS provider is configured.');
};

/** Production without a provider: refuses with an error instead of pretending to have sent. */
export const noSms: SmsPort = { offered: false, send: refuse, tell: refuse };
