import type { Member } from '../../platform/http/caller.ts';
import type { SellerScope } from '../orders/move.ts';

/**
 * Who follows a delivery up: staff of a shop, or an operator for the mall's own. Every query carries the scope,
 * every record the person.
 */
export type Seller = { readonly caller: Member; readonly scope: SellerScope };
