import { reads } from '@mall/contract/core/permissions';
import type { By } from '../../../platform/http/append-audit.ts';
import type { Operator, Staff } from '../../../platform/http/caller.ts';
import { mallsOwn, type SellerScope } from '../../../platform/http/seller.ts';

/**
 * Who writes for a seller: a person, or background work for one of them. Every query carries the scope, every record
 * the person.
 */
export type Author = {
  readonly caller: By & { readonly memberId: string };
  readonly scope: SellerScope;
  /** Whether they may see supply prices (decision 063). */
  readonly seesSupply: boolean;
};

export const ofShop = (caller: Staff) => ({
  caller,
  scope: { shopId: caller.staff.shopId },
  seesSupply: reads.supplyPrice(caller.staff.permissions),
});

/** An operator; the mall's own content has no shop. */
export const ofMall = (caller: Operator) => ({ caller, scope: mallsOwn, seesSupply: true });
