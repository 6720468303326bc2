import { z } from 'zod';
import { BadNotice, GatewayFailed, type PaymentPort, type SentBack, type Standing } from '../port.ts';
import { call, expectNone, type Mall, nobodys, parsed, shaped } from './call.ts';
import { inUnits, minorDigits } from './money.ts';
import { isSigned } from './signing.ts';

type Keys = { readonly secretKey: string; readonly webhookSecret: string; readonly url: string };

/** Stripe counts in the smallest unit of a currency, and these have none (docs.stripe.com/currencies). */
const zeroDecimal = new Set(['JPY', 'KRW', 'VND']);
/** Currencies that other adapters serve better, or that we do not use, are left out. */
const served = new Set([
  'CNY',
  'HKD',
  'IDR',
  'PHP',
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'SGD',
  'MYR',
  'THB',
  'JPY',
  'KRW',
]);
const unitsOf = (currency: string): number => (zeroDecimal.has(currency) ? 0 : 2);

const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.string().nullish(),
  expires_at: z.int().nullish(),
});
const Refunded = z.object({
  id: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
});
const Event = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.unknown() }) });

/** Stripe Checkout (docs.stripe.com/api/checkout/sessions): form bodies, HMAC over the raw notification. */
export const stripePayment = ({ secretKey, webhookSecret, url }: Keys, mall: Mall): PaymentPort => {
  const ask = (method: 'GET' | 'POST', path: string, fields: Record<string, string> = {}, key?: string) =>
    call(`${url}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(fields).toString() } : {}),
    });
  const session = async (ref: string) =>
    shaped(Session, await ask('GET', `checkout/sessions/${encodeURIComponent(ref)}`));

  return {
    method: 'stripe',
    needsProof: false,
    serves: ({ currency, amount }) => served.has(currency) && units(amount, currency) !== null,
    start: async ({ intentId, orderId, orderNo, amount, currency }) => {
      const back = mall.returnTo(orderId);
      const made = shaped(
        Session,
        await ask(
          'POST',
          'checkout/sessions',
          {
            mode: 'payment',
            'line_items[0][quantity]': '1',
            'line_items[0][price_data][currency]': currency.toLowerCase(),
            'line_items[0][price_data][unit_amount]': String(units(amount, currency)),
            'line_items[0][price_data][product_data][name]': orderNo,
            client_reference_id: intentId,
            'metadata[intent]': intentId,
            'payment_intent_data[metadata][intent]': intentId,
            success_url: back,
            cancel_url: back,
          },
          `start-${intentId}`,
        ),
      );
      if (!made.url) throw new GatewayFailed('gives no address to pay at');
      return {
        providerRef: made.id,
        next: { kind: 'redirect', url: made.url },
        expiresAt: made.expires_at ? new Date(made.expires_at * 1000) : null,
      };
    },
    refund: async ({ refundId, providerRef, amount, currency, asked }) => {
      if (asked !== null)
        return sentBack(shaped(Refunded, await ask('GET', `refunds/${encodeURIComponent(asked)}`)));
      const { payment_intent: payment } = await session(providerRef);
      if (!payment) throw new GatewayFailed('knows of no money for this payment');
      const fields = {
        payment_intent: payment,
        amount: String(units(amount, currency)),
        'metadata[refund]': refundId,
      };
      return sentBack(shaped(Refunded, await ask('POST', 'refunds', fields, `refund-${refundId}`)));
    },
    gateway: {
      method: 'stripe',
      check: async () => expectNone(await ask('GET', `checkout/sessions/cs_${nobodys}`)),
      query: async (ref) => standing(await session(ref)),
      close: async (ref) => {
        const { status } = await ask('POST', `checkout/sessions/${encodeURIComponent(ref)}/expire`);
        // A session that is complete or expired cannot be expired: nothing is left to close.
        if (status >= 500 || status === 401 || status === 429)
          throw new GatewayFailed(`answers with status ${status}`);
      },
      verifyNotice: (headers, body) => {
        if (!isSigned(headers['stripe-signature'], ['v1'], webhookSecret, body))
          throw new BadNotice('signature');
        const event = Event.safeParse(parsed(body));
        if (!event.success) throw new BadNotice('shape');
        const { id: eventId, type, data } = event.data;
        const about = type.startsWith('checkout.session.') ? Session.safeParse(data.object) : undefined;
        if (!about?.success)
          return { eventId, providerRef: null, outcome: 'open', amount: null, currency: null };
        const said = standing(about.data);
        const outcome = type === 'checkout.session.async_payment_failed' ? 'failed' : said.outcome;
        return { ...said, eventId, providerRef: about.data.id, outcome };
      },
      taken: { type: 'application/json', body: '{"received":true}' },
    },
  };
};

const units = (amount: number, currency: string): number | null =>
  inUnits(amount, minorDigits[currency] ?? 2, unitsOf(currency));

const standing = (session: z.output<typeof Session>): Standing => {
  const currency = session.currency?.toUpperCase() ?? null;
  const { amount_total: total } = session;
  const known =
    currency !== null && served.has(currency) && total !== null && total !== undefined && total >= 0;
  return {
    outcome: session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'closed' : 'open',
    amount: known ? inUnits(total, unitsOf(currency), minorDigits[currency] ?? 2) : null,
    currency,
  };
};

const sentBack = ({ id: ref, status }: z.output<typeof Refunded>): SentBack =>
  status === 'succeeded'
    ? { outcome: 'done', ref }
    : status === 'failed' || status === 'canceled'
      ? { outcome: 'failed', ref, why: status }
      : { outcome: 'pending', ref };
