import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayMethod, PaymentMethod } from '@mall/contract/trade/payment';

/** The amount to pay. Amounts in minor units, currencies by ISO 4217. */
export type Payable = {
  /** The shop of the order; null is the platform's own. */
  readonly shopId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Whether its seller has an account, for its currency, that buyers transfer money to. */
  readonly hasAccount: boolean;
};

export type StartPayment = Omit<Payable, 'hasAccount'> & {
  readonly intentId: string;
  readonly orderId: string;
  readonly orderNo: string;
  /** When the order's time to pay is over. */
  readonly endsAt: Date | null;
};

/** Where the buyer continues: at an address, or with a text to scan. */
export type NextStep = { kind: 'redirect'; url: string } | { kind: 'scan'; text: string };

export type Started = {
  /** The gateway's id of this payment, or ours where it uses that. */
  readonly providerRef: string;
  readonly next: NextStep | null;
  /** Until when the gateway accepts it, null where it does not say. */
  readonly expiresAt: Date | null;
};

export type SendBack = {
  /** Requested twice with one id, money goes back once. */
  readonly refundId: string;
  readonly providerRef: string;
  /** The total paid. */
  readonly total: number;
  readonly amount: number;
  readonly currency: string;
  /** The gateway's id of this refund, if an earlier try returned one. */
  readonly asked: string | null;
};
export type SentBack = {
  readonly outcome: 'done' | 'pending' | 'failed';
  readonly ref: string | null;
  readonly why?: string;
};

/** The state of a payment at its gateway. `open`: no result yet. */
export type Standing = {
  readonly outcome: 'paid' | 'failed' | 'closed' | 'open';
  /** Null where the gateway's value is no exact amount of that currency. */
  readonly amount: number | null;
  readonly currency: string | null;
};
export type Notice = Standing & {
  /** Unique for this gateway: a repeated notification has the same. */
  readonly eventId: string;
  readonly providerRef: string | null;
};

/**
 * A notification that is not from the gateway, is too old, or cannot be read. The message never quotes it.
 */
export class BadNotice extends Error {}

/** A gateway that does not answer, or refuses. The message contains nothing private. */
export class GatewayFailed extends Error {}
export class GatewaySilent extends GatewayFailed {}

/** An external payment provider. Every call has a time limit and throws GatewayFailed. */
export type Gateway = {
  readonly method: GatewayMethod;
  readonly query: (providerRef: string) => Promise<Standing>;
  /**
   * Asks about a payment that nobody started: whoever answers that there is none has accepted the mall's keys.
   * Moves nothing.
   */
  readonly check: () => Promise<void>;
  /** Best effort: a payment that is already over is no failure. */
  readonly close: (providerRef: string) => Promise<void>;
  /** Throws BadNotice. */
  readonly verifyNotice: (headers: IncomingHttpHeaders, rawBody: string) => Notice;
  /** The answer that makes the gateway stop repeating the notification. */
  readonly taken: { readonly type: string; readonly body: string };
};

/** A way to pay. Nothing here is called inside a transaction. */
export type PaymentPort = {
  readonly method: PaymentMethod;
  /** Whether a proof of the transfer must come with it. */
  readonly needsProof: boolean;
  readonly serves: (payable: Payable) => boolean;
  readonly start: (payment: StartPayment) => Promise<Started>;
  readonly refund: (refund: SendBack) => Promise<SentBack>;
  /** Null where the mall itself knows the state. */
  readonly gateway: Gateway | null;
};

const atOnce = async (): Promise<SentBack> => ({ outcome: 'done', ref: null });

/** A gateway that lets the buyer choose the answer; clearly labelled and absent in production. */
export const sandboxPayment = (allowed: boolean): PaymentPort => ({
  method: 'sandbox',
  needsProof: false,
  serves: () => allowed,
  start: async () => ({ providerRef: `sandbox-${randomUUID()}`, next: null, expiresAt: null }),
  refund: atOnce,
  gateway: null,
});

/**
 * A bank transfer with a proof, whose arrival the seller confirms. A shop may tell its buyers where to transfer in
 * its own way; of the mall they have nothing but its accounts.
 */
export const offlinePayment: PaymentPort = {
  method: 'offline',
  needsProof: true,
  serves: ({ shopId, hasAccount }) => shopId !== null || hasAccount,
  start: async () => ({ providerRef: `offline-${randomUUID()}`, next: null, expiresAt: null }),
  refund: atOnce,
  gateway: null,
};
