import { orderStatus, type OrderStatus } from '../trade/order.ts';

/** What an operator sees masked of whom an order of a shop goes to, and can see whole: each look is logged. */
export const receiverParts = ['name', 'phone', 'street'] as const;
export type ReceiverPart = (typeof receiverParts)[number];

/** The end of an order number finds its order from this many digits on. */
export const leastDigits = 6;

/** A shop takes only orders out of its own list in which nothing happens any more; the mall still reads them. */
export const hideable: readonly OrderStatus[] = [orderStatus.received, orderStatus.cancelled];
