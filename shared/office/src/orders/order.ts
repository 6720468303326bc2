import type { Output } from '@mall/contract/operations';

/** Whose order it is, a shop's or the mall's own: `${side}Order.ship` is the operation. */
export type Side = 'shop' | 'platform';

/** An order in full, the same on both sides. */
export type Order = Output<'shopOrder.detail'>;
/** The same for who only reads it: without what those who sell it note for each other. */
export type ReadOrder = Omit<Order, 'notes'>;
