import { z } from 'zod';
import { BadNotice, GatewayFailed, type PaymentPort, type SentBack, type Standing } from '../port.ts';
import { basicAuth, call, expectNone, type Mall, nobodys, parsed, shaped } from './call.ts';
import { fromDecimal, inUnits, minorDigits, toDecimal } from './money.ts';
import { sameText } from './signing.ts';
import { clock } from '../../../platform/clock/clock.ts';

type Keys = { readonly secretKey: string; readonly callbackToken: string; readonly url: string };

/** The decimals that it takes: rupiah are whole. */
const digitsOf: Readonly<Record<string, number>> = { IDR: 0, PHP: 2 };

const Amount = z.number().nonnegative();
const Invoice = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']),
  amount: Amount,
  paid_amount: Amount.nullish(),
  currency: z.string().nullish(),
  invoice_url: z.string().nullish(),
  expiry_date: z.iso.datetime({ offset: true }).nullish(),
});
const Refunded = z.object({
  id: z.string(),
  status: z.enum(['SUCCEEDED', 'PENDING', 'FAILED', 'CANCELLED']),
});

/**
 * Xendit invoices (developers.xendit.co/api-reference): JSON with decimal amounts, notifications that carry a
 * token.
 */
export const xenditPayment = ({ secretKey, callbackToken, url }: Keys, mall: Mall): PaymentPort => {
  const ask = (method: 'GET' | 'POST', path: string, content?: object, key?: string) =>
    call(`${url}${path}`, {
      method,
      headers: {
        authorization: basicAuth(secretKey),
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key, 'x-idempotency-key': key }),
      },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    });

  return {
    method: 'xendit',
    needsProof: false,
    serves: ({ currency, amount }) => wireAmount(amount, currency) !== null,
    start: async ({ intentId, orderId, orderNo, amount, currency, endsAt }) => {
      const back = mall.returnTo(orderId);
      const seconds = endsAt === null ? null : Math.ceil((endsAt.getTime() - clock.nowMs()) / 1000);
      const invoice = shaped(
        Invoice,
        await ask('POST', '/v2/invoices', {
          external_id: intentId,
          amount: wireAmount(amount, currency),
          currency,
          description: orderNo,
          ...(seconds === null ? {} : { invoice_duration: Math.max(60, seconds) }),
          success_redirect_url: back,
          failure_redirect_url: back,
        }),
      );
      if (!invoice.invoice_url) throw new GatewayFailed('gives no address to pay at');
      return {
        providerRef: invoice.id,
        next: { kind: 'redirect', url: invoice.invoice_url },
        expiresAt: invoice.expiry_date ? new Date(invoice.expiry_date) : null,
      };
    },
    refund: async ({ refundId, providerRef, amount, currency, asked }) => {
      if (asked !== null)
        return sentBack(shaped(Refunded, await ask('GET', `/refunds/${encodeURIComponent(asked)}`)));
      const content = {
        invoice_id: providerRef,
        reference_id: refundId,
        amount: wireAmount(amount, currency),
        currency,
        reason: 'REQUESTED_BY_CUSTOMER',
      };
      return sentBack(shaped(Refunded, await ask('POST', '/refunds', content, refundId)));
    },
    gateway: {
      method: 'xendit',
      check: async () => expectNone(await ask('GET', `/v2/invoices/${nobodys}`)),
      query: async (ref) =>
        standing(shaped(Invoice, await ask('GET', `/v2/invoices/${encodeURIComponent(ref)}`))),
      close: async (ref) => {
        const { status } = await ask('POST', `/invoices/${encodeURIComponent(ref)}/expire!`);
        // One that was paid or has expired cannot be expired: nothing is left to close.
        if (status >= 500 || status === 401 || status === 429)
          throw new GatewayFailed(`answers with status ${status}`);
      },
      verifyNotice: (headers, body) => {
        if (!sameText(String(headers['x-callback-token'] ?? ''), callbackToken)) throw new BadNotice('token');
        const invoice = Invoice.safeParse(parsed(body));
        if (!invoice.success) throw new BadNotice('shape');
        const said = standing(invoice.data);
        // The header with an event's id is not signed: an invoice is paid once, and that is the event.
        const eventId = [invoice.data.id, said.outcome, said.amount, said.currency].join(':');
        return { eventId, providerRef: invoice.data.id, ...said };
      },
      taken: { type: 'application/json', body: '{"received":true}' },
    },
  };
};

/** A JSON number, made from exact decimal text; null for an inexact conversion or an unsupported currency. */
const wireAmount = (amount: number, currency: string): number | null => {
  const [ours, theirs] = [minorDigits[currency], digitsOf[currency]];
  if (ours === undefined || theirs === undefined) return null;
  const units = inUnits(amount, ours, theirs);
  return units === null ? null : Number(toDecimal(units, theirs));
};

const standing = ({ status, amount, paid_amount: paid, currency }: z.output<typeof Invoice>): Standing => {
  const digits = minorDigits[currency ?? ''];
  return {
    outcome: status === 'PAID' || status === 'SETTLED' ? 'paid' : status === 'EXPIRED' ? 'closed' : 'open',
    amount: digits === undefined ? null : fromDecimal(String(paid ?? amount), digits),
    currency: currency ?? null,
  };
};

const sentBack = ({ id: ref, status }: z.output<typeof Refunded>): SentBack =>
  status === 'SUCCEEDED'
    ? { outcome: 'done', ref }
    : status === 'PENDING'
      ? { outcome: 'pending', ref }
      : { outcome: 'failed', ref, why: status };
