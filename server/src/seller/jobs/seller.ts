import type { Permission } from '@mall/contract/core/permissions';
import { type JobKind, jobKinds, jobPermission } from '@mall/contract/seller/shop-job';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';

/** Whose work it is, and which kinds of it who asks may see and do. */
export type JobSeller = Seller & { readonly kinds: readonly JobKind[] };

export const ofShop = (caller: Staff): JobSeller => {
  const granted: readonly Permission[] = caller.staff.permissions;
  return {
    caller,
    scope: { shopId: caller.staff.shopId },
    kinds: jobKinds.filter((kind) => granted.includes(jobPermission[kind])),
  };
};

/** The mall itself only imports its products; its operations ask for the permission. */
export const ofMall = (caller: Operator): JobSeller => ({ caller, scope: mallsOwn, kinds: ['goodsImport'] });
