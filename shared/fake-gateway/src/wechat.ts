import { createCipheriv } from 'node:crypto';
import { hex, type Payment, type Refund } from './book.ts';
import {
  type Asked,
  type Dialect,
  json,
  type News,
  notFound,
  parsed,
  type Reply,
  type Setting,
  textAt,
  unauthorized,
  unitsOf,
} from './dialect.ts';
import { createPair, rsaSign, rsaVerify } from './rsa.ts';

/** WeChat Pay v3, native: signed requests and answers, notifications sealed with AES-256-GCM. */
export const wechat = ({ book, refundsEnd }: Setting): Dialect => {
  const [mall, own, stranger] = [createPair(), createPair(), createPair()];
  const [appid, mchid, serial, sealKey] = ['wx0000000000000001', '1900000001', hex(20), hex(16)];
  const ownId = `PUB_KEY_ID_${hex(8)}`;

  const signed = (body: string, key = own.privateKey) => {
    const [at, nonce] = [String(Math.floor(Date.now() / 1000)), hex(16)];
    return {
      'wechatpay-timestamp': at,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': ownId,
      'wechatpay-signature': rsaSign(key, `${at}\n${nonce}\n${body}\n`),
    };
  };
  const withSignature = ({ status, headers, body }: Reply): Reply => ({
    status,
    headers: { ...headers, ...signed(body) },
    body,
  });
  const isOurs = ({ method, url, headers, body }: Asked): boolean => {
    const given = new Map(
      [...String(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const said = [method, url, given.get('timestamp'), given.get('nonce_str'), body].map(
      (line) => `${line}\n`,
    );
    return (
      given.get('mchid') === mchid &&
      given.get('serial_no') === serial &&
      rsaVerify(mall.publicKey, said.join(''), given.get('signature') ?? '')
    );
  };
  const trade = (payment: Payment, state: News = payment.state) => ({
    appid,
    mchid,
    out_trade_no: payment.ref,
    trade_state: { open: 'NOTPAY', paid: 'SUCCESS', failed: 'PAYERROR', closed: 'CLOSED' }[state],
    ...(state === 'paid'
      ? {
          transaction_id: payment.paymentRef,
          amount: { total: unitsOf(payment.paid), currency: payment.paid.currency },
        }
      : {}),
  });
  const refundOf = ({ id, key, status }: Refund) => ({
    refund_id: id,
    out_refund_no: key,
    status: { done: 'SUCCESS', pending: 'PROCESSING', failed: 'ABNORMAL' }[status],
  });
  const invalid = json(400, { code: 'PARAM_ERROR', message: 'not so' });

  const answer = ({ method, path, query, body }: Asked): Reply => {
    const given = parsed(body);
    if (path === '/v3/pay/transactions/native') {
      const ref = textAt(given, 'out_trade_no');
      const minor = textAt(given, 'amount', 'total');
      if (!/^[\w|*-]{6,32}$/.test(ref) || !/^\d+$/.test(minor) || textAt(given, 'appid') !== appid)
        return invalid;
      const payment = book.open({
        provider: 'wechat',
        ref,
        shopRef: ref,
        asked: { minor: BigInt(minor), digits: 0, currency: textAt(given, 'amount', 'currency') },
        returnTo: '',
        notifyAt: textAt(given, 'notify_url'),
      });
      return json(200, { code_url: `weixin://wxpay/bizpayurl?pr=${payment.ref.slice(0, 9)}` });
    }
    if (path === '/v3/refund/domestic/refunds') {
      const payment = book.find('wechat', textAt(given, 'out_trade_no'));
      const minor = BigInt(textAt(given, 'amount', 'refund') || '0');
      const made = payment && book.refund(payment, textAt(given, 'out_refund_no'), minor, refundsEnd());
      return made === undefined ? invalid : json(200, refundOf(made));
    }
    const [, ref = '', close] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? [];
    const payment = book.find('wechat', ref);
    if (payment === undefined) return notFound;
    if (close !== undefined) return book.close(payment) ? { status: 204, body: '' } : invalid;
    return method === 'GET' && query.get('mchid') === mchid ? json(200, trade(payment)) : invalid;
  };

  return {
    env: {
      WECHAT_APP_ID: appid,
      WECHAT_MCH_ID: mchid,
      WECHAT_SERIAL_NO: serial,
      WECHAT_PRIVATE_KEY: mall.privatePem,
      WECHAT_API_V3_KEY: sealKey,
      WECHAT_PUBLIC_KEY_ID: ownId,
      WECHAT_PUBLIC_KEY: own.publicPem,
    },
    answer: (asked) => (isOurs(asked) ? withSignature(answer(asked)) : unauthorized),
    notice: (payment, news, eventId, forged) => {
      const [nonce, about] = [hex(6), 'transaction'];
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(sealKey), Buffer.from(nonce));
      cipher.setAAD(Buffer.from(about));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(trade(payment, news))),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const body = JSON.stringify({
        id: eventId,
        create_time: new Date().toISOString(),
        event_type: news === 'paid' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.OTHER',
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          original_type: 'transaction',
          associated_data: about,
          nonce,
          ciphertext: sealed.toString('base64'),
        },
      });
      return {
        headers: {
          'content-type': 'application/json',
          ...signed(body, forged ? stranger.privateKey : own.privateKey),
        },
        body,
      };
    },
  };
};
