/**
 * The accounts of a shop. What the mall owes it is their sum with the sign turned. `direct` is money of buyers that the
 * shop received itself, by transfer, and gave back itself.
 */
export const shopAccountKinds = [
  'sales',
  'direct',
  'commission',
  'couponFunding',
  'fee',
  'adjustment',
  'payout',
] as const;
export type ShopAccountKind = (typeof shopAccountKinds)[number];

export const shopAccountOf = (shopId: string, kind: ShopAccountKind): string => `shop:${shopId}:${kind}`;

/** Whose sale an order is: a shop's, or the mall's own. */
export const salesAccountOf = (shopId: string | null): string =>
  shopId === null ? 'platform:sales' : shopAccountOf(shopId, 'sales');

/** Where money of a buyer arrives: transfers for an order of a shop come to the shop, all else to the mall. */
export const cashAccountOf = (method: string, shopId: string | null): string =>
  method === 'offline' && shopId !== null ? shopAccountOf(shopId, 'direct') : `cash:${method}`;

/** Where money stands that arrived at a provider and fits no payment, until somebody says whose it is. */
export const suspenseAccountOf = (method: string): string => `suspense:${method}`;
