import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { alipay } from './alipay.ts';
import { createBook, hex, type Knobs, type Payment, type Provider, providers, type Refund } from './book.ts';
import type { Dialect, News, Reply, Sent, Setting } from './dialect.ts';
import { listPage, payPage } from './page.ts';
import { paymongo } from './paymongo.ts';
import { stripe } from './stripe.ts';
import { wechat } from './wechat.ts';
import { xendit } from './xendit.ts';

export { type Knobs, type Payment, type Provider, providers } from './book.ts';

/** Delivers a notification to the shop; returns the shop's answer. */
export type Deliver = (address: string, sent: Sent) => Promise<{ status: number; body: string }>;

type Options = {
  readonly port?: number;
  /** The mall's address, for providers that are configured once with where to notify. */
  readonly mallUrl: string;
  readonly deliver?: Deliver;
};

const makers: Record<Provider, (setting: Setting) => Dialect> = { alipay, wechat, xendit, paymongo, stripe };

/**
 * Five payment gateways on 127.0.0.1 that implement their published protocols with keys of their own. `env`
 * has the settings that make a mall use them. No money moves: a test or a page decides when something is
 * paid, and which faults occur.
 */
export const startFakeGateway = async ({ port = 0, mallUrl, deliver = overHttp }: Options) => {
  const book = createBook();
  let knobs: Knobs = {};
  let refundsEnd: Refund['status'] = 'done';
  let broken: number | undefined;
  let home = '';
  const payAt = ({ provider, ref }: Payment) => `${home}/pay/${provider}/${encodeURIComponent(ref)}`;
  const dialects = new Map(
    providers.map((provider) => [
      provider,
      makers[provider]({
        book,
        payAt,
        notifyAt: `${mallUrl}/api/payment/webhook/${provider}`,
        refundsEnd: () => refundsEnd,
      }),
    ]),
  );

  const tell = async (
    payment: Payment,
    { delayMs = 0, drop, duplicate = 0, reorder, badSignature }: Knobs,
  ) => {
    if (drop) return [];
    await sleep(delayMs);
    const news: News[] = ['paid', ...(reorder ? (['open', 'closed'] as const) : [])];
    const answers: { status: number; body: string }[] = [];
    for (const one of news) {
      const eventId = hex(12);
      const sent = dialects.get(payment.provider)?.notice(payment, one, eventId, badSignature === true);
      if (sent === undefined) continue;
      const again = Array.from({ length: 1 + duplicate }, () => deliver(payment.notifyAt, sent));
      answers.push(...(await Promise.all(again)));
    }
    return answers;
  };

  /** The buyer pays; returns the shop's answer to each notification. */
  const pay = async (payment: Payment, how: Knobs = knobs) => {
    if (payment.state === 'closed' && !how.afterClose) return [];
    payment.state = 'paid';
    payment.paid = {
      ...payment.asked,
      minor: payment.asked.minor + (how.wrongAmount ? 1n : 0n),
      currency: how.wrongCurrency ? 'XAF' : payment.asked.currency,
    };
    return tell(payment, how);
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const body = await bodyOf(request);
    const [, first = '', second = '', third = ''] = url.pathname.split('/');
    if (url.pathname === '/') return listPage(book.all(), payAt);
    if (first === 'pay') {
      const payment = book
        .all()
        .find(({ provider, ref }) => provider === second && ref === decodeURIComponent(third));
      if (payment === undefined) return { status: 404, body: 'No such payment' };
      if (request.method !== 'POST') return payPage(payment);
      if (new URLSearchParams(body).get('do') === 'pay') await pay(payment);
      return { status: 303, headers: { location: payment.returnTo || '/' }, body: '' };
    }
    if (broken !== undefined) return { status: broken, body: '' };
    const dialect = providers.find((name) => name === first);
    return (
      (dialect &&
        dialects.get(dialect)?.answer({
          method: request.method ?? 'GET',
          path: url.pathname.slice(first.length + 1),
          url: request.url ?? '/',
          query: url.searchParams,
          headers: request.headers,
          body,
        })) ?? { status: 404, body: '' }
    );
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  home = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;

  return {
    url: home,
    /** The settings of a mall that uses these gateways. */
    env: {
      ...Object.assign({}, ...[...dialects.values()].map(({ env }) => env)),
      ALIPAY_URL: `${home}/alipay/gateway.do`,
      WECHAT_URL: `${home}/wechat`,
      XENDIT_URL: `${home}/xendit`,
      PAYMONGO_URL: `${home}/paymongo`,
      STRIPE_URL: `${home}/stripe`,
    } as Record<string, string>, // the five tables together
    payments: () => book.all(),
    pay,
    /** The notification that the shop would get now, for a test that delivers it itself. */
    notice: (payment: Payment, news: News, eventId = hex(12)) =>
      dialects.get(payment.provider)?.notice(payment, news, eventId, false),
    /** The faults of the payments on the page from now on. */
    turn: (next: Knobs): void => void (knobs = next),
    /** The result of refunds from now on, including pending ones. */
    endRefunds: (status: Refund['status']): void => {
      refundsEnd = status;
      for (const refund of book.all().flatMap(({ refunds }) => refunds))
        if (refund.status === 'pending') refund.status = status;
    },
    /** Answers every call with this status, until it is set to undefined. */
    breakWith: (status: number | undefined): void => void (broken = status),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

const overHttp: Deliver = async (address, { headers, body }) => {
  const answered = await fetch(address, { method: 'POST', headers, body });
  return { status: answered.status, body: await answered.text() };
};
