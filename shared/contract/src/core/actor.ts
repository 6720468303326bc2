/** Who moves an order and what hangs on it: its buyer, its shop, or the mall by itself. */
export type Actor = 'buyer' | 'shop' | 'system';
