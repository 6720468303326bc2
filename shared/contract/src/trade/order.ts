import type { Actor } from '../core/actor.ts';

/** The states of an order as one table (decisions 2.7). Server, buttons and printed papers all use it. */
export const orderStatus = {
  unpaid: 0,
  paid: 1,
  awaitingShipment: 2,
  shipped: 3,
  received: 4,
  cancelled: 5,
} as const;
const { unpaid, paid, awaitingShipment, shipped, received, cancelled } = orderStatus;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
export type OrderStatusName = keyof typeof orderStatus;
export const orderStatusNames = [
  'unpaid',
  'paid',
  'awaitingShipment',
  'shipped',
  'received',
  'cancelled',
] as const;
export const statusName = (status: OrderStatus): OrderStatusName => orderStatusNames[status];

/** Paid, and not cancelled since. */
export const isPaid = (status: number): boolean => status >= paid && status <= received;
/** Recorded by its shop: from then on it has deliveries. */
export const isRecorded = (status: number): boolean => status >= awaitingShipment && status <= received;
/** The final states: received or cancelled. */
export const isOver = (status: number): boolean => status >= received;

export const orderTabs = {
  all: [unpaid, paid, awaitingShipment, shipped, received, cancelled],
  awaitingPayment: [unpaid],
  awaitingShipment: [paid, awaitingShipment],
  awaitingReceipt: [shipped],
  received: [received],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderTab = keyof typeof orderTabs;

/** The longest reason for another address. */
export const addressNoteMax = 200;

/**
 * Orders that wait for the shop's staff: a promise that is near or over, a proof of payment, a refund
 * request.
 */
export const orderNeeds = ['due', 'proof', 'record', 'ship', 'refund'] as const;
export type OrderNeed = (typeof orderNeeds)[number];
export const orderSorts = ['created', 'total'] as const;
/** The list of a shop counts each status up to this number. */
export const orderCountCap = 10_000;
/** How many orders staff print or hide at once, and the longest note, carrier and tracking number. */
export const shopOrderLimits = { slips: 50, hidden: 100, note: 500, carrier: 40, receiptNo: 40 } as const;

/** The operator is the seller of the mall's own orders: those without a shop. */
type Mover = Actor | 'operator';
type Rule = { by: readonly Mover[]; from: readonly OrderStatus[]; to: OrderStatus | 'same' };

/**
 * `takeBack` is the owner's, for a transfer that was confirmed and never arrived
 * (docs/features/orders-of-a-shop.md); `remove` hides the order for that side only; `evaluate` is once per
 * line; an address that the seller proposes counts once the buyer agrees (decision 102); `refund` returns all money for what is not sent yet, later it is refunded line by line and the order
 * stays.
 */
export const orderActions = {
  pay: { by: ['buyer'], from: [unpaid], to: paid },
  confirmPayment: { by: ['shop', 'operator'], from: [unpaid], to: paid },
  takeBack: { by: ['shop'], from: [paid, awaitingShipment], to: unpaid },
  cancel: { by: ['buyer', 'shop', 'operator'], from: [unpaid], to: cancelled },
  expire: { by: ['system'], from: [unpaid], to: cancelled },
  record: { by: ['shop', 'operator', 'system'], from: [paid], to: awaitingShipment },
  ship: { by: ['shop', 'operator'], from: [awaitingShipment], to: shipped },
  receive: { by: ['buyer', 'operator', 'system'], from: [shipped], to: received },
  askRefund: { by: ['buyer'], from: [paid, awaitingShipment, shipped, received], to: 'same' },
  refund: { by: ['shop', 'operator'], from: [paid, awaitingShipment], to: cancelled },
  changeAddress: { by: ['buyer'], from: [unpaid, paid], to: 'same' },
  proposeAddress: { by: ['shop', 'operator'], from: [paid, awaitingShipment], to: 'same' },
  evaluate: { by: ['buyer'], from: [received], to: 'same' },
  remove: { by: ['buyer', 'shop'], from: [received, cancelled], to: 'same' },
} as const satisfies Record<string, Rule>;
export type OrderAction = keyof typeof orderActions;

export const allows = (action: OrderAction, by: Mover, status: OrderStatus): boolean => {
  const rule: Rule = orderActions[action];
  return rule.by.includes(by) && rule.from.includes(status);
};

/** The actions that one side may take now, in the table's order. */
export const actionsFor = (by: Mover, status: OrderStatus): OrderAction[] =>
  (Object.keys(orderActions) as OrderAction[]).filter((action) => allows(action, by, status)); // keys of a const table
