import { type Permission, reads } from '@mall/contract/core/permissions';
import { type JobKind, jobKinds, jobPermission } from '@mall/contract/seller/shop-job';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';

/** Whose work it is, and which kinds of it who asks may see and do. */
export type JobSeller = Seller & {
  readonly kinds: readonly JobKind[];
  /** Whether they may see what the seller pays for goods (decision 063). */
  readonly seesSupply: boolean;
};

export const ofShop = (caller: Staff): JobSeller => {
  const granted: readonly Permission[] = caller.staff.permissions;
  return {
    caller,
    scope: { shopId: caller.staff.shopId },
    kinds: jobKinds.filter((kind) => granted.includes(jobPermission[kind])),
    seesSupply: reads.supplyPrice(granted),
  };
};

/** The mall itself only exports and imports its products; its operations ask for the permission. */
export const ofMall = (caller: Operator): JobSeller => ({
  caller,
  scope: mallsOwn,
  kinds: ['goodsExport', 'goodsImport'],
  seesSupply: true,
});
