import { z } from 'zod';
import { BadNotice, GatewayFailed, type PaymentPort, type SentBack, type Standing } from '../port.ts';
import { basicAuth, call, expectNone, type Mall, nobodys, parsed, shaped } from './call.ts';
import { isSigned } from './signing.ts';

type Keys = { readonly secretKey: string; readonly webhookSecret: string; readonly url: string };

/** Its smallest payment, in centavos. */
const least = 2000;
const methods = ['gcash', 'paymaya', 'grab_pay', 'card', 'qrph'];

const Refunded = z.object({
  id: z.string(),
  attributes: z.object({
    status: z.enum(['pending', 'processing', 'succeeded', 'failed']),
    notes: z.string().nullish(),
  }),
});
const Payment = z.object({
  id: z.string(),
  attributes: z.object({
    amount: z.int(),
    currency: z.string(),
    status: z.string(),
    refunds: z.array(Refunded).nullish(),
  }),
});
const Session = z.object({
  id: z.string(),
  attributes: z.object({
    checkout_url: z.string().nullish(),
    status: z.string().nullish(),
    payments: z.array(Payment).nullish(),
  }),
});
const Event = z.object({
  data: z.object({
    id: z.string().min(1),
    attributes: z.object({ type: z.string(), data: z.unknown() }),
  }),
});

/**
 * PayMongo checkout sessions (developers.paymongo.com): JSON in `data.attributes`, amounts in centavos, pesos
 * only.
 */
export const paymongoPayment = ({ secretKey, webhookSecret, url }: Keys, mall: Mall): PaymentPort => {
  const send = (method: 'GET' | 'POST', path: string, attributes?: Record<string, unknown>) =>
    call(`${url}/v1/${path}`, {
      method,
      headers: { authorization: basicAuth(secretKey), 'content-type': 'application/json' },
      ...(attributes === undefined ? {} : { body: JSON.stringify({ data: { attributes } }) }),
    });
  const ask = async <T>(schema: z.ZodType<T>, ...request: Parameters<typeof send>) =>
    shaped(z.object({ data: schema }), await send(...request)).data;
  const session = (ref: string) => ask(Session, 'GET', `checkout_sessions/${encodeURIComponent(ref)}`);

  /** It has no idempotency key, so an earlier request is searched by our name. */
  const refundOnce = async (providerRef: string, refundId: string, amount: number): Promise<SentBack> => {
    const payment = paidOf(await session(providerRef));
    if (payment === undefined) throw new GatewayFailed('knows of no money for this payment');
    const { attributes } = await ask(Payment, 'GET', `payments/${encodeURIComponent(payment.id)}`);
    const sent = attributes.refunds?.find(
      (refund) => refund.attributes.notes === refundId && refund.attributes.status !== 'failed',
    );
    return sentBack(
      sent ??
        (await ask(Refunded, 'POST', 'refunds', {
          amount,
          payment_id: payment.id,
          reason: 'requested_by_customer',
          notes: refundId,
        })),
    );
  };

  return {
    method: 'paymongo',
    needsProof: false,
    serves: ({ currency, amount }) => currency === 'PHP' && amount >= least,
    start: async ({ intentId, orderId, orderNo, amount, currency }) => {
      const back = mall.returnTo(orderId);
      const { id, attributes } = await ask(Session, 'POST', 'checkout_sessions', {
        line_items: [{ name: orderNo, quantity: 1, amount, currency }],
        payment_method_types: methods,
        description: orderNo,
        reference_number: intentId,
        success_url: back,
        cancel_url: back,
      });
      if (!attributes.checkout_url) throw new GatewayFailed('gives no address to pay at');
      return {
        providerRef: id,
        next: { kind: 'redirect', url: attributes.checkout_url },
        expiresAt: null,
      };
    },
    refund: async ({ refundId, providerRef, amount, asked }) =>
      asked === null
        ? refundOnce(providerRef, refundId, amount)
        : sentBack(await ask(Refunded, 'GET', `refunds/${encodeURIComponent(asked)}`)),
    gateway: {
      method: 'paymongo',
      check: async () => expectNone(await send('GET', `checkout_sessions/cs_${nobodys}`)),
      query: async (ref) => standing(await session(ref)),
      close: async (ref) => {
        const { status } = await call(`${url}/v1/checkout_sessions/${encodeURIComponent(ref)}/expire`, {
          headers: { authorization: basicAuth(secretKey) },
        });
        // One that was paid or has expired cannot be expired: nothing is left to close.
        if (status >= 500 || status === 401 || status === 429)
          throw new GatewayFailed(`answers with status ${status}`);
      },
      verifyNotice: (headers, body) => {
        if (!isSigned(headers['paymongo-signature'], ['te', 'li'], webhookSecret, body))
          throw new BadNotice('signature');
        const event = Event.safeParse(parsed(body));
        if (!event.success) throw new BadNotice('shape');
        const { id: eventId, attributes } = event.data.data;
        const about = attributes.type.startsWith('checkout_session.')
          ? Session.safeParse(attributes.data)
          : undefined;
        return about?.success
          ? { eventId, providerRef: about.data.id, ...standing(about.data) }
          : { eventId, providerRef: null, outcome: 'open', amount: null, currency: null };
      },
      taken: { type: 'application/json', body: '{"received":true}' },
    },
  };
};

const paidOf = ({ attributes }: z.output<typeof Session>) =>
  attributes.payments?.find((payment) => payment.attributes.status === 'paid');

const standing = (session: z.output<typeof Session>): Standing => {
  const paid = paidOf(session)?.attributes;
  if (paid !== undefined)
    return { outcome: 'paid', amount: paid.amount, currency: paid.currency.toUpperCase() };
  const over = session.attributes.status === 'expired';
  return { outcome: over ? 'closed' : 'open', amount: null, currency: null };
};

const sentBack = ({ id: ref, attributes: { status } }: z.output<typeof Refunded>): SentBack =>
  status === 'succeeded'
    ? { outcome: 'done', ref }
    : status === 'failed'
      ? { outcome: 'failed', ref, why: status }
      : { outcome: 'pending', ref };
