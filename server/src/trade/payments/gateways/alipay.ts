import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { BadNotice, GatewayFailed, type PaymentPort, type SentBack, type Standing } from '../port.ts';
import { call, type Mall, nobodys, parsed } from './call.ts';
import { fromDecimal, toDecimal } from './money.ts';
import { rsaSign, rsaVerify, sameText } from './signing.ts';
import { clock } from '../../../platform/clock/clock.ts';

type Keys = {
  readonly appId: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly url: string;
};
type Fields = Record<string, string>;

const Trade = z.object({
  code: z.string(),
  sub_code: z.string().nullish(),
  trade_status: z.string().nullish(),
  total_amount: z.string().nullish(),
  trans_currency: z.string().nullish(),
  fund_change: z.string().nullish(),
  refund_status: z.string().nullish(),
});
type Trade = z.output<typeof Trade>;
const succeeded = '10000';
/** The buyer has not opened the page yet. */
const unknown = 'ACQ.TRADE_NOT_EXIST';

/**
 * Alipay page pay (opendocs.alipay.com, alipay.trade.page.pay): RSA2 over the sorted fields, yuan as decimal
 * text. A start only makes the page's address, so our own id identifies the payment.
 */
export const alipayPayment = ({ appId, privateKey, publicKey, url }: Keys, mall: Mall): PaymentPort => {
  const signed = (method: string, content: object, more: Fields = {}): URLSearchParams => {
    const fields: Fields = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: inShanghai(clock.now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    };
    return new URLSearchParams({ ...fields, sign: rsaSign(privateKey, sorted(fields, ['sign'])) });
  };

  /** Throws GatewayFailed unless the answer is signed; its code tells success from failure. */
  const ask = async (method: string, content: object): Promise<Trade> => {
    const { status, text } = await call(url, {
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: signed(method, content).toString(),
    });
    const node = signedNode(text, `${method.replaceAll('.', '_')}_response`);
    if (status !== 200 || node === undefined || !rsaVerify(publicKey, node.text, node.signature))
      throw new GatewayFailed(`answers with status ${status} and no signature of its own`);
    const trade = Trade.safeParse(parsed(node.text));
    if (!trade.success) throw new GatewayFailed('answers in another shape');
    return trade.data;
  };

  const query = async (ref: string): Promise<Standing> => {
    const trade = await ask('alipay.trade.query', { out_trade_no: ref });
    if (trade.code === succeeded) return standing(trade);
    if (trade.sub_code === unknown) return { outcome: 'open', amount: null, currency: null };
    throw new GatewayFailed(`says ${trade.code}`);
  };

  return {
    method: 'alipay',
    needsProof: false,
    serves: ({ currency }) => currency === 'CNY',
    start: async ({ intentId, orderId, orderNo, amount, endsAt }) => {
      const providerRef = intentId.replaceAll('-', '');
      const content = {
        out_trade_no: providerRef,
        total_amount: toDecimal(amount, 2),
        subject: orderNo,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        ...(endsAt === null ? {} : { time_expire: inShanghai(endsAt) }),
      };
      const page = signed('alipay.trade.page.pay', content, {
        return_url: mall.returnTo(orderId),
        notify_url: mall.notifyAt,
      });
      return { providerRef, next: { kind: 'redirect', url: `${url}?${page.toString()}` }, expiresAt: endsAt };
    },
    refund: async ({ refundId, providerRef, amount }) => {
      const about = { out_trade_no: providerRef, out_request_no: refundId.replaceAll('-', '') };
      const asked = await ask('alipay.trade.refund', { ...about, refund_amount: toDecimal(amount, 2) });
      if (asked.code !== succeeded) return refused(asked);
      if (asked.fund_change === 'Y') return { outcome: 'done', ref: about.out_request_no };
      // The same request again moves nothing: whether the first one did is queried.
      const found = await ask('alipay.trade.fastpay.refund.query', about);
      return found.refund_status === 'REFUND_SUCCESS'
        ? { outcome: 'done', ref: about.out_request_no }
        : { outcome: 'pending', ref: about.out_request_no };
    },
    gateway: {
      method: 'alipay',
      query,
      check: async () => void (await query(nobodys)),
      close: async (ref) => {
        const { code } = await ask('alipay.trade.close', { out_trade_no: ref });
        // 40004: there is no such trade yet, or it is over. 20000 is for a service that is down.
        if (code !== succeeded && code !== '40004') throw new GatewayFailed(`says ${code}`);
      },
      verifyNotice: (_headers, body) => {
        const fields = Object.fromEntries(new URLSearchParams(body));
        const { sign = '', notify_id: eventId = '', out_trade_no: ref = '', app_id: app = '' } = fields;
        if (!rsaVerify(publicKey, sorted(fields, ['sign', 'sign_type']), sign))
          throw new BadNotice('signature');
        if (!sameText(app, appId)) throw new BadNotice('application');
        const trade = Trade.safeParse({ code: succeeded, ...fields });
        if (!trade.success || eventId === '' || ref === '') throw new BadNotice('shape');
        // Notifications of a refund come to the same address; we already have those.
        const refund = fields['gmt_refund'] !== undefined || fields['refund_fee'] !== undefined;
        const said = standing(trade.data);
        return { eventId, providerRef: ref, ...said, outcome: refund ? 'open' : said.outcome };
      },
      taken: { type: 'text/plain', body: 'success' },
    },
  };
};

/** The signed text: `name=value` of all non-empty fields, by name. */
const sorted = (fields: Fields, without: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The signed part of an answer as it was written: a signature covers the text, not its meaning. */
const signedNode = (text: string, name: string): { text: string; signature: string } | undefined => {
  const opening = `"${name}":`;
  const from = text.indexOf(opening);
  const read = z.object({ sign: z.string() }).safeParse(parsed(text));
  if (from < 0 || !read.success) return undefined;
  const start = from + opening.length;
  const after = text.indexOf(',"sign"', start);
  const end = after < 0 ? text.lastIndexOf('}') : after;
  return { text: text.slice(start, end), signature: read.data.sign };
};

const standing = (trade: Trade): Standing => {
  const paid = trade.trade_status === 'TRADE_SUCCESS' || trade.trade_status === 'TRADE_FINISHED';
  return {
    outcome: paid ? 'paid' : trade.trade_status === 'TRADE_CLOSED' ? 'closed' : 'open',
    amount: fromDecimal(trade.total_amount ?? '', 2),
    // It trades in yuan and names a currency only for another one.
    currency: trade.trans_currency ?? 'CNY',
  };
};

const refused = ({ code, sub_code: sub }: Trade): SentBack => ({
  outcome: code === '20000' || sub === 'ACQ.SYSTEM_ERROR' ? 'pending' : 'failed',
  ref: null,
  why: `says ${sub ?? code}`.slice(0, 80),
});

/** `2026-11-22 16:05:00`, in Shanghai's time, its format for all times. */
const inShanghai = (at: Date): string => written.format(at);
const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});
