import type { RawBuilder } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

/** Flash sales that a seller made: a shop its own, or the mall. */
export const ownedBy = (scope: SellerScope): RawBuilder<boolean> =>
  ofSeller('seckill_activities.shop_id', scope);
