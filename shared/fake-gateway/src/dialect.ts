import type { Amount, Book, Payment, Refund } from './book.ts';

export type Asked = {
  readonly method: string;
  /** Without the provider's prefix and the query. */
  readonly path: string;
  /** As it was sent, prefix and query included. */
  readonly url: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};
export type Reply = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
};

/**
 * The news of a payment for the shop. `open`: nothing yet; `failed`: one attempt failed; `closed`: it
 * expired.
 */
export type News = 'paid' | 'open' | 'failed' | 'closed';
/** The state of the payment after such news. */
export const stateAfter = (news: News): Payment['state'] => (news === 'failed' ? 'open' : news);
export type Sent = { readonly headers: Record<string, string>; readonly body: string };

/** What a provider's dialect is made from. */
export type Setting = {
  readonly book: Book;
  /** Where buyers pay: /pay/<provider>/<ref>. */
  readonly payAt: (payment: Payment) => string;
  /** The address for notifications, for providers that are configured with it once. */
  readonly notifyAt: string;
  /** The result of the next refunds. */
  readonly refundsEnd: () => Refund['status'];
};

/** One provider's protocol: its answers to requests, and its notifications. */
export type Dialect = {
  /** The mall's settings to use this provider. */
  readonly env: Readonly<Record<string, string>>;
  readonly answer: (asked: Asked) => Reply;
  /** `forged`: signed with a key that is not the provider's. */
  readonly notice: (payment: Payment, news: News, eventId: string, forged: boolean) => Sent;
};

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
export const notFound = json(404, { error: 'not found' });
export const unauthorized = json(401, { error: 'unauthorized' });

/** The paid amount in whole units, for providers that use them. */
export const unitsOf = ({ minor }: Amount): number => Number(minor);

export const field = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = field(value, ...path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
export const basicUser = (header: string | string[] | undefined): string =>
  Buffer.from(String(header ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .replace(/:$/, '');
