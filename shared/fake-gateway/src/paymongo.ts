import { createHmac } from 'node:crypto';
import { hex, type Payment, type Refund } from './book.ts';
import {
  basicUser,
  type Dialect,
  field,
  json,
  notFound,
  parsed,
  type Setting,
  stateAfter,
  textAt,
  unauthorized,
  unitsOf,
} from './dialect.ts';

/**
 * PayMongo checkout sessions: JSON in `data.attributes`, Basic key, HMAC notifications with a test and a live
 * part.
 */
export const paymongo = ({ book, payAt, notifyAt, refundsEnd }: Setting): Dialect => {
  const [secretKey, webhookSecret] = [`sk_test_${hex(12)}`, `whsk_${hex(16)}`];
  const refundOf = ({ id, key, minor, status }: Refund) => ({
    id,
    type: 'refund',
    attributes: {
      amount: Number(minor),
      notes: key,
      status: { done: 'succeeded', pending: 'pending', failed: 'failed' }[status],
    },
  });
  const moneyOf = (payment: Payment) => ({
    id: payment.paymentRef,
    type: 'payment',
    attributes: {
      amount: unitsOf(payment.paid),
      currency: payment.paid.currency,
      status: 'paid',
      refunds: payment.refunds.map(refundOf),
    },
  });
  const session = (payment: Payment, state = payment.state) => ({
    id: payment.ref,
    type: 'checkout_session',
    attributes: {
      checkout_url: payAt(payment),
      reference_number: payment.shopRef,
      status: state === 'closed' ? 'expired' : 'active',
      payments: state === 'paid' ? [moneyOf(payment)] : [],
    },
  });
  const invalid = json(400, { errors: [{ code: 'parameter_invalid' }] });

  return {
    env: { PAYMONGO_SECRET_KEY: secretKey, PAYMONGO_WEBHOOK_SECRET: webhookSecret },
    answer: ({ method, path, headers, body }) => {
      if (basicUser(headers.authorization) !== secretKey) return unauthorized;
      const given = field(parsed(body), 'data', 'attributes');
      if (method === 'POST' && path === '/v1/checkout_sessions') {
        const item = field(given, 'line_items', '0');
        const minor = textAt(item, 'amount');
        if (!/^\d+$/.test(minor) || textAt(item, 'currency') !== 'PHP') return invalid;
        const payment = book.open({
          provider: 'paymongo',
          shopRef: textAt(given, 'reference_number'),
          asked: { minor: BigInt(minor), digits: 0, currency: 'PHP' },
          returnTo: textAt(given, 'success_url'),
          notifyAt,
        });
        return json(200, { data: session(payment) });
      }
      if (method === 'POST' && path === '/v1/refunds') {
        const payment = book.all().find(({ paymentRef }) => paymentRef === textAt(given, 'payment_id'));
        const minor = BigInt(textAt(given, 'amount') || '0');
        // Two requests are two refunds here: the caller has to check first.
        const twice = payment?.refunds.some(({ key }) => key === textAt(given, 'notes')) === true;
        const key = twice ? hex(8) : textAt(given, 'notes');
        const made = payment && book.refund(payment, key, minor, refundsEnd());
        return made === undefined ? invalid : json(200, { data: refundOf(made) });
      }
      const [, kind, ref = '', expire] =
        /^\/v1\/(checkout_sessions|payments|refunds)\/([^/]+)(\/expire)?$/.exec(path) ?? [];
      const payment = book
        .all()
        .find((one) => one.ref === ref || one.paymentRef === ref || one.refunds.some(({ id }) => id === ref));
      if (payment === undefined) return notFound;
      if (kind === 'payments') return json(200, { data: moneyOf(payment) });
      if (kind === 'refunds')
        return json(200, { data: payment.refunds.filter(({ id }) => id === ref).map(refundOf)[0] });
      if (expire !== undefined && !book.close(payment)) return invalid;
      return json(200, { data: session(payment) });
    },
    notice: (payment, news, eventId, forged) => {
      const type = {
        paid: 'payment.paid',
        open: 'payment.pending',
        failed: 'payment.failed',
        closed: 'expired',
      }[news];
      const body = JSON.stringify({
        data: {
          id: `evt_${eventId}`,
          type: 'event',
          attributes: {
            type: `checkout_session.${type}`,
            livemode: false,
            data: session(payment, stateAfter(news)),
          },
        },
      });
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', forged ? 'not-the-key' : webhookSecret)
        .update(`${at}.${body}`)
        .digest('hex');
      return {
        headers: { 'content-type': 'application/json', 'paymongo-signature': `t=${at},te=${signature},li=` },
        body,
      };
    },
  };
};
