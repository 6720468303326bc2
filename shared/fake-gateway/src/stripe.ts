import { createHmac } from 'node:crypto';
import { hex, type Payment, type Refund } from './book.ts';
import {
  type Asked,
  type Dialect,
  json,
  notFound,
  type Setting,
  stateAfter,
  unauthorized,
  unitsOf,
} from './dialect.ts';

/** Stripe Checkout: form bodies, Bearer key, Idempotency-Key, HMAC notifications. */
export const stripe = ({ book, payAt, notifyAt, refundsEnd }: Setting): Dialect => {
  const [secretKey, webhookSecret] = [`sk_test_${hex(12)}`, `whsec_${hex(16)}`];
  const session = (payment: Payment, state = payment.state) => ({
    id: payment.ref,
    object: 'checkout.session',
    url: state === 'open' ? payAt(payment) : null,
    status: { open: 'open', paid: 'complete', closed: 'expired' }[state],
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    amount_total: unitsOf(payment.paid),
    currency: payment.paid.currency.toLowerCase(),
    payment_intent: state === 'paid' ? payment.paymentRef : null,
    client_reference_id: payment.shopRef,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
  });
  const refundOf = ({ id, minor, status }: Refund) => ({
    id,
    object: 'refund',
    amount: Number(minor),
    status: { done: 'succeeded', pending: 'pending', failed: 'failed' }[status],
  });
  const invalid = json(400, { error: { type: 'invalid_request_error' } });

  const refund = ({ body, headers }: Asked) => {
    const form = new URLSearchParams(body);
    const payment = book.all().find(({ paymentRef }) => paymentRef === form.get('payment_intent'));
    const made =
      payment &&
      book.refund(
        payment,
        String(headers['idempotency-key'] ?? hex(8)),
        BigInt(form.get('amount') ?? '0'),
        refundsEnd(),
      );
    return made === undefined ? invalid : json(200, refundOf(made));
  };

  return {
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    answer: (asked) => {
      const { method, path, headers, body } = asked;
      if (headers.authorization !== `Bearer ${secretKey}`) return unauthorized;
      if (method === 'POST' && path === '/v1/checkout/sessions') {
        const form = new URLSearchParams(body);
        const price = 'line_items[0][price_data]';
        const minor = form.get(`${price}[unit_amount]`) ?? '';
        if (!/^\d+$/.test(minor) || form.get('mode') !== 'payment' || !form.get('success_url'))
          return invalid;
        const payment = book.open({
          provider: 'stripe',
          // The same key again is the same session.
          ref: `cs_${String(headers['idempotency-key'] ?? hex(12))}`,
          shopRef: form.get('client_reference_id') ?? '',
          asked: {
            minor: BigInt(minor),
            digits: 0,
            currency: (form.get(`${price}[currency]`) ?? '').toUpperCase(),
          },
          returnTo: form.get('success_url') ?? '',
          notifyAt,
        });
        return json(200, session(payment));
      }
      const [, ref = '', expire] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
      const payment = book.find('stripe', decodeURIComponent(ref));
      if (payment !== undefined && method === 'GET') return json(200, session(payment));
      if (payment !== undefined && expire !== undefined)
        return book.close(payment) ? json(200, session(payment)) : invalid;
      if (method === 'POST' && path === '/v1/refunds') return refund(asked);
      const known = book
        .all()
        .flatMap(({ refunds }) => refunds)
        .find(({ id }) => path === `/v1/refunds/${id}`);
      return known === undefined ? notFound : json(200, refundOf(known));
    },
    notice: (payment, news, eventId, forged) => {
      const type = {
        paid: 'completed',
        open: 'async_payment_pending',
        failed: 'async_payment_failed',
        closed: 'expired',
      }[news];
      const body = JSON.stringify({
        id: `evt_${eventId}`,
        object: 'event',
        type: `checkout.session.${type}`,
        data: { object: session(payment, stateAfter(news)) },
      });
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', forged ? 'not-the-key' : webhookSecret)
        .update(`${at}.${body}`)
        .digest('hex');
      return {
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
        body,
      };
    },
  };
};
