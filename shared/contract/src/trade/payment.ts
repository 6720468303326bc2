import type { Actor } from '../core/actor.ts';

/**
 * The payment methods in their displayed order. Gateways are polled and send notifications; the mall itself
 * handles the other two.
 */
export const gatewayMethods = ['alipay', 'wechat', 'xendit', 'paymongo', 'stripe'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];
export const paymentMethods = [...gatewayMethods, 'sandbox', 'offline'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The ways to pay that operators switch off and on; the sandbox is the environment's alone. */
export const switchedMethods = [...gatewayMethods, 'offline'] as const satisfies readonly PaymentMethod[];
export type SwitchedMethod = (typeof switchedMethods)[number];

/** Whether the money is with a gateway that has to be asked for it (docs/decisions/025). */
export const isGateway = (method: string): method is GatewayMethod =>
  gatewayMethods.some((known) => known === method);

/** Whether nothing but a person sends money back: a transfer to the mall (docs/decisions/110). */
export const isSentByHand = (method: string, shopId: string | null): boolean =>
  method === 'offline' && shopId === null;

/** Whether a refund waits until its money has left: by a gateway, or by hand. Others are sent as they are approved. */
export const isSentLater = (method: string, shopId: string | null): boolean =>
  isGateway(method) || isSentByHand(method, shopId);

export const paymentStatuses = ['created', 'pending', 'succeeded', 'failed', 'closed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

type Rule = {
  by: readonly (Actor | 'operator' | 'gateway')[];
  from: readonly PaymentStatus[];
  to: PaymentStatus;
};

/**
 * The states of a payment as one table (decisions 2.8). The money decides, not the order of the
 * notifications: it also settles a payment that the mall has given up. `giveBack` is for money without an
 * order to pay; money returned on a paid order is in its refunds, and the payment stays a success. `takeBack`
 * is for a transfer that was confirmed and never arrived (docs/features/orders-of-a-shop.md), `reject` for one that the
 * mall looked for and did not find.
 */
export const paymentMoves = {
  settle: {
    by: ['buyer', 'shop', 'operator', 'gateway'],
    from: ['created', 'pending', 'failed', 'closed'],
    to: 'succeeded',
  },
  giveBack: {
    by: ['buyer', 'shop', 'operator', 'gateway'],
    from: ['created', 'pending', 'failed', 'closed'],
    to: 'refunded',
  },
  takeBack: { by: ['shop'], from: ['succeeded'], to: 'closed' },
  reject: { by: ['operator'], from: ['created', 'pending'], to: 'failed' },
  fail: { by: ['buyer', 'gateway'], from: ['created', 'pending'], to: 'failed' },
  close: { by: ['buyer', 'shop', 'system', 'gateway'], from: ['created', 'pending'], to: 'closed' },
} as const satisfies Record<string, Rule>;
export type PaymentMove = keyof typeof paymentMoves;

/**
 * How long a confirmed transfer that never arrived may be taken back, and how long the buyer then has to pay
 * (docs/features/orders-of-a-shop.md).
 */
export const takeBackLimits = { hours: 24, payHours: 24, maxReason: 200 } as const;

/**
 * Until how many hours after it was made an order waits for the check of a transfer that its buyer has proved; how long the buyer of one that was not
 * found has to pay; the longest of what the operator writes.
 */
export const transferLimits = { checkHours: 72, payHours: 24, maxReason: 200, maxReference: 60 } as const;

export const paymentAllows = (move: PaymentMove, by: Rule['by'][number], status: PaymentStatus): boolean => {
  const rule: Rule = paymentMoves[move];
  return rule.by.includes(by) && rule.from.includes(status);
};

/** How the buyer pays: an address to open, or a text to scan, with its picture as a data address. */
export type PayAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'scan'; readonly text: string; readonly picture: string };
