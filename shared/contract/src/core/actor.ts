/** Who changes the state of an order and its parts: its buyer, its shop, or the mall itself. */
export type Actor = 'buyer' | 'shop' | 'system';
