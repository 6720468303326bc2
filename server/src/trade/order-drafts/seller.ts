import { reads } from '@mall/contract/core/permissions';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';

/** Who writes orders for the customers of a seller. */
export type DraftSeller = Seller & {
  /** Whether they may know what goods cost to supply. */
  readonly seesSupply: boolean;
  /** Whether the seller sells nothing for now. */
  readonly suspended: boolean;
};

export const ofShop = (caller: Staff): DraftSeller => ({
  caller,
  scope: { shopId: caller.staff.shopId },
  seesSupply: reads.supplyPrice(caller.staff.permissions),
  suspended: caller.staff.suspended,
});

export const ofMall = (caller: Operator): DraftSeller => ({
  caller,
  scope: mallsOwn,
  seesSupply: caller.operator.permissions.includes('catalogue.view'),
  suspended: false,
});
