import type { Member } from './caller.ts';

/** What belongs to one seller: to a shop, or to the mall itself. */
export type SellerScope = { readonly shopId: string | null };
/** What belongs to no shop. */
export const mallsOwn = { shopId: null } as const satisfies SellerScope;

/**
 * Who works for a seller: staff of a shop, or an operator for the mall. Every query carries the scope, every record
 * the person.
 */
export type Seller = { readonly caller: Member; readonly scope: SellerScope };
