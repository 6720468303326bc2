import { createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { BadNotice, GatewayFailed, type PaymentPort, type SentBack, type Standing } from '../port.ts';
import { type Answer, call, expectNone, type Mall, nobodys, parsed, shaped } from './call.ts';
import { isFresh, rsaSign, rsaVerify, sameText } from './signing.ts';
import { clock } from '../../../platform/clock/clock.ts';

type Keys = {
  readonly appId: string;
  readonly mchId: string;
  readonly serialNo: string;
  readonly privateKey: KeyObject;
  readonly apiV3Key: string;
  /** WeChat Pay's own: the id of the key or the serial number of its certificate. */
  readonly publicKeyId: string;
  readonly publicKey: KeyObject;
  readonly url: string;
};

const Native = z.object({ code_url: z.string().min(1) });
const Trade = z.object({
  out_trade_no: z.string(),
  mchid: z.string().nullish(),
  trade_state: z.string(),
  amount: z.object({ total: z.int().nullish(), currency: z.string().nullish() }).nullish(),
});
const Refunded = z.object({
  refund_id: z.string(),
  status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']),
});
const Envelope = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string().min(1),
    associated_data: z.string().nullish(),
  }),
});

/**
 * WeChat Pay v3, native (pay.weixin.qq.com/doc/v3): requests and answers signed with RSA-SHA256,
 * notifications signed and sealed with AES-256-GCM, amounts in fen. Our own id identifies the payment.
 */
export const wechatPayment = (keys: Keys, mall: Mall): PaymentPort => {
  const { appId, mchId, serialNo, privateKey, apiV3Key, publicKeyId, publicKey, url } = keys;

  const isTheirs = (
    { serial, signature, at, nonce }: Record<'serial' | 'signature' | 'at' | 'nonce', string>,
    body: string,
  ): boolean =>
    sameText(serial, publicKeyId) && rsaVerify(publicKey, `${at}\n${nonce}\n${body}\n`, signature);

  /** Throws GatewayFailed for an answer without WeChat Pay's signature. */
  const ask = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Answer> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const { pathname, search } = new URL(`${url}${path}`);
    const [at, nonce] = [String(Math.floor(clock.nowMs() / 1000)), randomBytes(16).toString('hex')];
    const signature = rsaSign(privateKey, `${method}\n${pathname}${search}\n${at}\n${nonce}\n${body}\n`);
    const answer = await call(`${url}${path}`, {
      method,
      headers: {
        authorization: `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${at}",serial_no="${serialNo}"`,
        'content-type': 'application/json',
        'wechatpay-serial': publicKeyId,
      },
      ...(method === 'POST' ? { body } : {}),
    });
    const said = (name: string) => answer.headers.get(`wechatpay-${name}`) ?? '';
    const given = {
      serial: said('serial'),
      signature: said('signature'),
      at: said('timestamp'),
      nonce: said('nonce'),
    };
    if ((answer.status < 300 || answer.status === 404) && !isTheirs(given, answer.text))
      throw new GatewayFailed('answers without its signature');
    return answer;
  };
  const read = (ref: string) => ask('GET', `${tradeAt(ref)}?mchid=${encodeURIComponent(mchId)}`);
  const tradeAt = (ref: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(ref)}`;

  return {
    method: 'wechat',
    needsProof: false,
    serves: ({ currency }) => currency === 'CNY',
    start: async ({ intentId, orderNo, amount, endsAt }) => {
      // 32 characters at most.
      const providerRef = intentId.replaceAll('-', '');
      const { code_url: text } = shaped(
        Native,
        await ask('POST', '/v3/pay/transactions/native', {
          appid: appId,
          mchid: mchId,
          description: orderNo,
          out_trade_no: providerRef,
          notify_url: mall.notifyAt,
          ...(endsAt === null ? {} : { time_expire: endsAt.toISOString().replace(/\.\d+Z$/, '+00:00') }),
          amount: { total: amount, currency: 'CNY' },
        }),
      );
      return { providerRef, next: { kind: 'scan', text }, expiresAt: endsAt };
    },
    /** The same number again returns the state of that refund. */
    refund: async ({ refundId, providerRef, amount, total }) =>
      sentBack(
        shaped(
          Refunded,
          await ask('POST', '/v3/refund/domestic/refunds', {
            out_trade_no: providerRef,
            out_refund_no: refundId,
            amount: { refund: amount, total, currency: 'CNY' },
          }),
        ),
      ),
    gateway: {
      method: 'wechat',
      query: async (ref) => standing(shaped(Trade, await read(ref))),
      check: async () => expectNone(await read(nobodys)),
      close: async (ref) => {
        const { status } = await ask('POST', `${tradeAt(ref)}/close`, { mchid: mchId });
        // One that was paid or closed cannot be closed: nothing is left to do.
        if (status >= 500 || status === 401 || status === 429)
          throw new GatewayFailed(`answers with status ${status}`);
      },
      verifyNotice: (headers, body) => {
        const said = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
        const at = said('timestamp');
        if (!isFresh(at)) throw new BadNotice('time');
        const given = { serial: said('serial'), signature: said('signature'), at, nonce: said('nonce') };
        if (!isTheirs(given, body)) throw new BadNotice('signature');
        const envelope = Envelope.safeParse(parsed(body));
        if (!envelope.success) throw new BadNotice('shape');
        const { id: eventId, event_type: type, resource } = envelope.data;
        if (!type.startsWith('TRANSACTION.'))
          return { eventId, providerRef: null, outcome: 'open', amount: null, currency: null };
        const trade = Trade.safeParse(parsed(opened(resource, apiV3Key)));
        if (!trade.success) throw new BadNotice('shape');
        if (!sameText(trade.data.mchid ?? '', mchId)) throw new BadNotice('merchant');
        return { eventId, providerRef: trade.data.out_trade_no, ...standing(trade.data) };
      },
      taken: { type: 'application/json', body: '{"code":"SUCCESS"}' },
    },
  };
};

const tagBytes = 16;

/** Decrypts AEAD_AES_256_GCM. Throws BadNotice when it was encrypted with another key or changed. */
const opened = (
  { ciphertext, nonce, associated_data: about }: z.output<typeof Envelope>['resource'],
  key: string,
): string => {
  const sealed = Buffer.from(ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(about ?? ''));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString();
  } catch {
    throw new BadNotice('seal');
  }
};

const standing = ({ trade_state: state, amount }: z.output<typeof Trade>): Standing => ({
  outcome:
    // REFUND: it was paid, and a part or all of it was refunded since.
    state === 'SUCCESS' || state === 'REFUND'
      ? 'paid'
      : state === 'PAYERROR'
        ? 'failed'
        : state === 'CLOSED' || state === 'REVOKED'
          ? 'closed'
          : 'open',
  amount: amount?.total ?? null,
  currency: amount?.currency ?? null,
});

const sentBack = ({ refund_id: ref, status }: z.output<typeof Refunded>): SentBack =>
  status === 'SUCCESS'
    ? { outcome: 'done', ref }
    : status === 'PROCESSING'
      ? { outcome: 'pending', ref }
      : { outcome: 'failed', ref, why: status };
