import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../../platform/area.ts';
import { findBrand, followedBrands } from '../../catalog/index.ts';
import { personalCounts } from './queries.ts';
import { followBrand } from './follow.ts';

export const attentionRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('brandFollow.toggle', async ({ brandId, state }, caller) => {
    if ((await findBrand(db, caller, Number(brandId))) === null) throw new Refusal('missing');
    return followBrand(db, caller.memberId, Number(brandId), state);
  });
  route.member('brandFollow.list', (paging, caller) => followedBrands(db, caller, caller.memberId, paging));
  route.member('brandFollow.count', (_input, caller) => personalCounts(db, caller));
};
