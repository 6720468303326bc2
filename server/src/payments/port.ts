import { randomUUID } from 'node:crypto';

export type PaymentMethod = 'sandbox' | 'offline';

export type StartPayment = {
  readonly amount: number;
  readonly currency: string;
  readonly proofUrl: string | null;
};

/**
 * A way to pay. Real gateways (cards, wallets) are further adapters: `start` answers their reference, and their
 * notification ends in `settle`, like the sandbox's.
 */
export type PaymentPort = {
  readonly method: PaymentMethod;
  /** Whether a proof of the transfer must come with it. */
  readonly needsProof: boolean;
  /** Whether an order of this shop (null: the platform's own) can be paid this way. */
  readonly serves: (shopId: string | null) => boolean;
  readonly start: (payment: StartPayment) => Promise<{ providerRef: string }>;
};

/** A gateway that asks the buyer what to answer; clearly labelled and absent in production. */
export const sandboxPayment = (allowed: boolean): PaymentPort => ({
  method: 'sandbox',
  needsProof: false,
  serves: () => allowed,
  start: async () => ({ providerRef: `sandbox-${randomUUID()}` }),
});

/** A bank transfer with a proof. A shop's staff confirm that it arrived, so it is offered for orders of shops only. */
export const offlinePayment: PaymentPort = {
  method: 'offline',
  needsProof: true,
  serves: (shopId) => shopId !== null,
  start: async () => ({ providerRef: `offline-${randomUUID()}` }),
};
