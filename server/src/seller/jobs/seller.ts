import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { type Permission, reads } from '@mall/contract/core/permissions';
import {
  type JobKind,
  jobPermission,
  mallJobKinds,
  mallJobPermission,
  shopJobKinds,
} from '@mall/contract/seller/shop-job';
import { Refusal } from '@mall/contract/core/refusals';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';

/** Whose work it is, and which kinds of it who asks may see, and start, move and fetch. */
export type JobSeller = Seller & {
  readonly kinds: readonly JobKind[];
  readonly works: readonly JobKind[];
  /** Whether they may see what the seller pays for goods (decision 063). */
  readonly seesSupply: boolean;
};

export const ofShop = (caller: Staff): JobSeller => {
  const granted: readonly Permission[] = caller.staff.permissions;
  const kinds = shopJobKinds.filter((kind) => granted.includes(jobPermission[kind]));
  return {
    caller,
    scope: { shopId: caller.staff.shopId },
    kinds,
    works: kinds,
    seesSupply: reads.supplyPrice(granted),
  };
};

export const ofMall = (caller: Operator): JobSeller => {
  const granted: readonly OperatorPermission[] = caller.operator.permissions;
  const works = mallJobKinds.filter((kind) => granted.includes(mallJobPermission[kind].work));
  const kinds = mallJobKinds.filter(
    (kind) => works.includes(kind) || granted.includes(mallJobPermission[kind].see),
  );
  return { caller, scope: mallsOwn, kinds, works, seesSupply: true };
};

/** Throws access.denied for a kind that the caller sees at most. */
export const mustWork = ({ works }: JobSeller, kind: JobKind): void => {
  if (works.includes(kind)) return;
  const isMalls = mallJobKinds.find((one) => one === kind);
  throw new Refusal('access.denied', isMalls && `operator:${mallJobPermission[isMalls].work}`);
};
