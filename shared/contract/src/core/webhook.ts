import type { Actor } from './actor.ts';
import { dayMs, hourMs, minuteMs, secondMs } from './time.ts';

/**
 * What a shop, or the mall, can have told to an address of its own (docs/howto/receive-webhooks.md). An event is named by
 * what it is about and the state that this has reached.
 */
export const webhookEvents = {
  orders: [
    'order.created',
    'order.unpaid',
    'order.paid',
    'order.awaitingShipment',
    'order.shipped',
    'order.received',
    'order.cancelled',
  ],
  payments: [
    'payment.succeeded',
    'payment.failed',
    'payment.closed',
    'payment.refunded',
    'refund.requested',
    'refund.approved',
    'refund.rejected',
    'refund.refunded',
    'refund.cancelled',
  ],
  deliveries: [
    'delivery.recorded',
    'delivery.collected',
    'delivery.inTransit',
    'delivery.installing',
    'delivery.accepted',
    'delivery.notAccepted',
  ],
  stock: ['stock.low', 'stock.out', 'stock.enough'],
} as const;
export type WebhookGroup = keyof typeof webhookEvents;
export type WebhookEvent = (typeof webhookEvents)[WebhookGroup][number];
export const webhookGroups = Object.keys(webhookEvents) as WebhookGroup[]; // keys of a const table
export const allWebhookEvents: readonly WebhookEvent[] = webhookGroups.flatMap(
  (group) => webhookEvents[group],
);
/** Is sent when somebody asks for it; nobody chooses it. */
export const testEvent = 'webhook.test';

/** The `data` of each kind of event: ids, numbers, states and money in minor units, and nothing about a person. */
export const webhookSamples = {
  order: {
    orderId: '019ac0de-0000-7000-8000-000000000001',
    no: '202611260123456789',
    shopId: '019ac0de-0000-7000-8000-00000000000a',
    state: 'paid',
    previous: 'unpaid',
    currency: 'CNY',
    goods: 259_900,
    discount: 10_000,
    freight: 5000,
    pay: 254_900,
    pieces: 3,
  },
  payment: {
    paymentId: '019ac0de-0000-7000-8000-000000000002',
    orderId: '019ac0de-0000-7000-8000-000000000001',
    orderNo: '202611260123456789',
    shopId: '019ac0de-0000-7000-8000-00000000000a',
    state: 'succeeded',
    previous: 'pending',
    method: 'alipay',
    currency: 'CNY',
    amount: 254_900,
  },
  refund: {
    refundId: '019ac0de-0000-7000-8000-000000000003',
    orderId: '019ac0de-0000-7000-8000-000000000001',
    orderNo: '202611260123456789',
    shopId: '019ac0de-0000-7000-8000-00000000000a',
    state: 'requested',
    previous: null,
    currency: 'CNY',
    due: 254_900,
    amount: 254_900,
  },
  delivery: {
    deliveryId: '019ac0de-0000-7000-8000-000000000004',
    orderId: '019ac0de-0000-7000-8000-000000000001',
    orderNo: '202611260123456789',
    shopId: '019ac0de-0000-7000-8000-00000000000a',
    state: 'inTransit',
    previous: 'collected',
  },
  stock: {
    skuId: 1207,
    productId: 311,
    shopId: '019ac0de-0000-7000-8000-00000000000a',
    state: 'low',
    previous: 'enough',
    onHand: 6,
    held: 2,
    free: 4,
  },
} as const;

/** The delays before the tries after the first, about a day together; each is up to a fifth shorter or longer. */
export const retryDelaysMs = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  8 * hourMs,
  8 * hourMs,
] as const;

export const webhookLimits = {
  /** Addresses of a shop, or of the mall. */
  endpoints: 10,
  url: 500,
  note: 80,
  /** How long an answer may take, from the look-up of the name to its last byte. */
  timeoutMs: 10 * secondMs,
  /** Of an answer, what is read, and what is kept of it to be looked at. */
  answerBytes: 4096,
  answerKept: 500,
  /** An answer may ask for a later try with Retry-After, and no later than this. */
  retryAfterMs: 6 * hourMs,
  /** A try that takes longer than this is slow. */
  slowMs: 5 * secondMs,
  /** Requests under way: to one address, to one whose last try failed or was slow, and of one process. */
  perEndpoint: 4,
  perFailing: 1,
  perProcess: 20,
  /** An address at which nothing has arrived for so long, in so many tries, is switched off. */
  failingMs: 5 * dayMs,
  failingTries: 10,
  /** And so is one for which more than this has waited for so long. */
  backlog: 10_000,
  backlogMs: hourMs,
  /** How long a former secret signs beside the new one. */
  oldSecretMs: dayMs,
  /** How long events and their tries are kept. */
  keptDays: 30,
} as const;

export const webhookStates = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof webhookStates)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly WebhookState[]; to: WebhookState };
/** The life of an event on its way to one address. `release` is for one whose process has ended. */
export const webhookMoves = {
  send: { by: ['system'], from: ['waiting'], to: 'sending' },
  deliver: { by: ['system'], from: ['sending'], to: 'delivered' },
  retry: { by: ['system'], from: ['sending'], to: 'waiting' },
  fail: { by: ['system'], from: ['sending', 'waiting'], to: 'failed' },
  release: { by: ['system'], from: ['sending'], to: 'waiting' },
  sendAgain: { by: ['shop', 'operator'], from: ['delivered', 'failed'], to: 'waiting' },
} as const satisfies Record<string, Rule>;

/** Why an address is off. */
export const webhookOffs = ['person', 'gone', 'failing', 'backlog'] as const;
export type WebhookOff = (typeof webhookOffs)[number];

/** Why a try failed: nobody answered, or what was answered is no 2xx. */
export const tryProblems = [
  'address',
  'name',
  'connection',
  'certificate',
  'timeout',
  'redirect',
  'answer',
] as const;
export type TryProblem = (typeof tryProblems)[number];

/** Whether a text can be an address; what it leads to is looked at by the server, when it is saved and at every try. */
export const isWebhookUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    text.length <= webhookLimits.url
  );
};
