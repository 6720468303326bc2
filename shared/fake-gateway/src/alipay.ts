import { type Amount, decimal, type Payment, readDecimal } from './book.ts';
import {
  type Asked,
  type Dialect,
  json,
  notFound,
  parsed,
  type Reply,
  type Setting,
  stateAfter,
  textAt,
  unauthorized,
} from './dialect.ts';
import { createPair, rsaSign, rsaVerify } from './rsa.ts';

/**
 * Alipay page pay: everything is one address with signed fields; answers and notifications are signed too.
 */
export const alipay = ({ book, payAt, refundsEnd }: Setting): Dialect => {
  const [mall, own, stranger] = [createPair(), createPair(), createPair()];
  const [appId, sellerId] = ['2021000000000001', '2088000000000001'];

  const sorted = (fields: URLSearchParams, without: readonly string[]) =>
    [...fields]
      .filter(([name, value]) => value !== '' && !without.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  const stateOf = (state: Payment['state']) =>
    ({ open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' })[state];
  const said = (amount: Amount) => decimal(amount);

  const respond = (method: string, content: Record<string, unknown>): Reply => {
    const node = JSON.stringify(content);
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: `{"${method.replaceAll('.', '_')}_response":${node},"sign":"${rsaSign(own.privateKey, node)}"}`,
    };
  };
  const ok = { code: '10000', msg: 'Success' };
  const no = (why: string) => ({ code: '40004', msg: 'Business Failed', sub_code: why });

  const openPage = (fields: URLSearchParams): Reply => {
    const content = parsed(fields.get('biz_content') ?? '');
    const minor = readDecimal(textAt(content, 'total_amount'), 2);
    if (minor === undefined || textAt(content, 'product_code') !== 'FAST_INSTANT_TRADE_PAY')
      return json(400, { error: 'INVALID_PARAMETER' });
    const payment = book.open({
      provider: 'alipay',
      ref: textAt(content, 'out_trade_no'),
      shopRef: textAt(content, 'out_trade_no'),
      asked: { minor, digits: 2, currency: 'CNY' },
      returnTo: fields.get('return_url') ?? '',
      notifyAt: fields.get('notify_url') ?? '',
    });
    return { status: 302, headers: { location: payAt(payment) }, body: '' };
  };

  const ask = (method: string, fields: URLSearchParams): Reply => {
    const content = parsed(fields.get('biz_content') ?? '');
    const payment = book.find('alipay', textAt(content, 'out_trade_no'));
    if (payment === undefined) return respond(method, no('ACQ.TRADE_NOT_EXIST'));
    const about = { out_trade_no: payment.ref, trade_no: payment.paymentRef };
    if (method === 'alipay.trade.query')
      return respond(method, {
        ...ok,
        ...about,
        trade_status: stateOf(payment.state),
        total_amount: said(payment.paid),
        trans_currency: payment.paid.currency,
      });
    if (method === 'alipay.trade.close')
      return respond(method, book.close(payment) ? { ...ok, ...about } : no('ACQ.TRADE_STATUS_ERROR'));
    const minor = readDecimal(textAt(content, 'refund_amount'), 2) ?? 0n;
    const key = textAt(content, 'out_request_no');
    if (method === 'alipay.trade.fastpay.refund.query') {
      const known = payment.refunds.find((refund) => refund.key === key);
      return respond(
        method,
        known === undefined
          ? no('ACQ.TRADE_NOT_EXIST')
          : { ...ok, ...about, ...(known.status === 'done' ? { refund_status: 'REFUND_SUCCESS' } : {}) },
      );
    }
    const repeated = payment.refunds.some((refund) => refund.key === key);
    const made = book.refund(payment, key, minor, refundsEnd());
    if (made === undefined || made.status === 'failed')
      return respond(method, no('ACQ.SELLER_BALANCE_NOT_ENOUGH'));
    return respond(method, { ...ok, ...about, fund_change: made.status === 'done' && !repeated ? 'Y' : 'N' });
  };

  return {
    env: { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: mall.privatePem, ALIPAY_PUBLIC_KEY: own.publicPem },
    answer: ({ method: verb, path, query, body }: Asked) => {
      if (path !== '/gateway.do') return notFound;
      const fields = verb === 'GET' ? query : new URLSearchParams(body);
      const isOurs = rsaVerify(mall.publicKey, sorted(fields, ['sign']), fields.get('sign') ?? '');
      if (!isOurs || fields.get('app_id') !== appId || fields.get('sign_type') !== 'RSA2')
        return unauthorized;
      const method = fields.get('method') ?? '';
      return method === 'alipay.trade.page.pay' ? openPage(fields) : ask(method, fields);
    },
    notice: (payment, news, eventId, forged) => {
      const fields = new URLSearchParams({
        notify_type: 'trade_status_sync',
        notify_time: shanghai(),
        notify_id: eventId,
        app_id: appId,
        seller_id: sellerId,
        charset: 'utf-8',
        version: '1.0',
        sign_type: 'RSA2',
        out_trade_no: payment.ref,
        trade_no: payment.paymentRef,
        trade_status: stateOf(stateAfter(news)),
        total_amount: said(payment.paid),
        trans_currency: payment.paid.currency,
      });
      const key = forged ? stranger.privateKey : own.privateKey;
      fields.set('sign', rsaSign(key, sorted(fields, ['sign', 'sign_type'])));
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: fields.toString(),
      };
    },
  };
};

/** The current time in Alipay's format. */
const shanghai = (): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format();
