import http from 'node:http';
import https from 'node:https';
import { type TryProblem, webhookLimits } from '@mall/contract/core/webhook';
import { secondMs } from '@mall/contract/core/time';
import { codeOf } from '../db/error-code.ts';
import { type Address, AddressRefused, addressesOf, type AddressRules, onlyThese } from './public-address.ts';

export type Answered = {
  readonly status: number | null;
  readonly problem: TryProblem | null;
  readonly durationMs: number;
  /** How the answer begins. */
  readonly answer: string;
  /** What Retry-After asks for. */
  readonly retryAfterMs: number | null;
};
export type Asking = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type ReceiverRules = AddressRules & { readonly timeoutMs: number; readonly now: () => number };

/**
 * Posts to a receiver. It is connected to exactly the addresses that were looked at, follows no redirect, and reads a few
 * kB; all of it ends after the timeout. Never throws.
 */
export const askReceiver = async (asking: Asking, rules: ReceiverRules): Promise<Answered> => {
  const began = performance.now();
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const done = (said: Partial<Answered>): Answered => ({
    ...{ status: null, problem: null, answer: '', retryAfterMs: null },
    ...said,
    durationMs: Math.round(performance.now() - began),
  });
  try {
    const url = new URL(asking.url);
    const addresses = await addressesOf(url, rules, signal);
    signal.throwIfAborted();
    const { status, headers, answer } = await post(url, addresses, asking, signal);
    const retryAfterMs = delayAsked(headers['retry-after'], rules.now());
    return done({ status, problem: problemOf(status), answer, retryAfterMs });
  } catch (error) {
    if (signal.aborted) return done({ problem: 'timeout' });
    if (error instanceof AddressRefused) return done({ problem: error.problem });
    return done({ problem: isOfCertificate(error) ? 'certificate' : 'connection' });
  }
};

const problemOf = (status: number): TryProblem | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'answer';
};

const isOfCertificate = (error: unknown): boolean =>
  /CERT|_SIGNED|ALTNAME|^ERR_(TLS|SSL)|^EPROTO$/.test(codeOf(error));

type Said = { status: number; headers: http.IncomingHttpHeaders; answer: string };

const post = (
  url: URL,
  addresses: readonly Address[],
  { headers, body }: Asking,
  signal: AbortSignal,
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const { request: begin } = url.protocol === 'https:' ? https : http;
    const request = begin(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Furnimall-Webhooks/1',
        accept: '*/*',
      },
      agent: false, // a connection of its own: none is kept that was looked at once
      lookup: onlyThese(addresses),
      signal,
      maxHeaderSize: 16_384,
    });
    // Whatever becomes of the request settles this, once: what was sent is held until then.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    request.on('error', reject);
    const lost = () => reject(new Error('closed before the end of an answer'));
    request.on('close', lost);
    // Without this one the connection would be closed in silence. The mall has no other protocol to speak.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, answer: '' });
    });
    request.on('response', (response) => {
      request.off('close', lost); // comes before the last bytes are read
      response.on('close', lost);
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        response.destroy();
        const answer = textOf(Buffer.concat(parts));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, answer });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= webhookLimits.answerBytes) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.end(body);
  });

/** The beginning of an answer as a column holds it. */
const textOf = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .slice(0, webhookLimits.answerKept)
    .toWellFormed();

/** Seconds, or a date (RFC 9110 §10.2.3). */
export const delayAsked = (header: string | undefined, now: number): number | null => {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * secondMs : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : null;
};
