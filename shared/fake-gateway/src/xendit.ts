import { type Amount, decimal, hex, type Payment, readDecimal, type Refund } from './book.ts';
import {
  basicUser,
  type Dialect,
  json,
  notFound,
  parsed,
  type Setting,
  stateAfter,
  textAt,
  unauthorized,
} from './dialect.ts';

/** Xendit invoices: JSON, Basic key, decimal amounts, notifications that carry a token. */
export const xendit = ({ book, payAt, notifyAt, refundsEnd }: Setting): Dialect => {
  const [secretKey, token] = [`xnd_development_${hex(12)}`, hex(16)];
  const number = (amount: Amount) => Number(decimal(amount)); // its API uses JSON numbers
  const invoice = (payment: Payment, state = payment.state) => ({
    id: payment.ref,
    external_id: payment.shopRef,
    status: { open: 'PENDING', paid: 'PAID', closed: 'EXPIRED' }[state],
    amount: number(payment.asked),
    ...(state === 'paid' ? { paid_amount: number(payment.paid) } : {}),
    currency: payment.paid.currency,
    invoice_url: payAt(payment),
    expiry_date: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const refundOf = ({ id, key, status }: Refund) => ({
    id,
    reference_id: key,
    status: { done: 'SUCCEEDED', pending: 'PENDING', failed: 'FAILED' }[status],
  });
  const invalid = json(400, { error_code: 'API_VALIDATION_ERROR' });

  return {
    env: { XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: token },
    answer: ({ method, path, headers, body }) => {
      if (basicUser(headers.authorization) !== secretKey) return unauthorized;
      const given = parsed(body);
      if (method === 'POST' && path === '/v2/invoices') {
        const currency = textAt(given, 'currency');
        const digits = currency === 'PHP' ? 2 : 0;
        const minor = readDecimal(textAt(given, 'amount'), digits);
        if (minor === undefined || !['IDR', 'PHP'].includes(currency)) return invalid;
        const payment = book.open({
          provider: 'xendit',
          shopRef: textAt(given, 'external_id'),
          asked: { minor, digits, currency },
          returnTo: textAt(given, 'success_redirect_url'),
          notifyAt,
        });
        return json(200, invoice(payment));
      }
      if (method === 'POST' && path === '/refunds') {
        const payment = book.find('xendit', textAt(given, 'invoice_id'));
        const minor = payment && readDecimal(textAt(given, 'amount'), payment.asked.digits);
        const key = textAt(given, 'reference_id');
        const made =
          payment && minor !== undefined ? book.refund(payment, key, minor, refundsEnd()) : undefined;
        return made === undefined ? invalid : json(200, refundOf(made));
      }
      const known = book
        .all()
        .flatMap(({ refunds }) => refunds)
        .find(({ id }) => path === `/refunds/${id}`);
      if (known !== undefined) return json(200, refundOf(known));
      const [, ref = ''] = /^\/(?:v2\/)?invoices\/([^/]+?)(?:\/expire!)?$/.exec(path) ?? [];
      const payment = book.find('xendit', ref);
      if (payment === undefined) return notFound;
      if (path.endsWith('/expire!') && !book.close(payment)) return invalid;
      return json(200, invoice(payment));
    },
    notice: (payment, news, eventId, forged) => ({
      headers: {
        'content-type': 'application/json',
        'x-callback-token': forged ? 'not-the-token' : token,
        'webhook-id': eventId,
      },
      body: JSON.stringify(invoice(payment, stateAfter(news))),
    }),
  };
};
