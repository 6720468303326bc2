import { type RawBuilder, sql } from 'kysely';
import type { SellerScope } from '../../platform/http/seller.ts';

/** Flash sales that a seller made: a shop its own, or the mall. */
export const ownedBy = ({ shopId }: SellerScope): RawBuilder<boolean> =>
  sql<boolean>`seckill_activities.shop_id is not distinct from ${shopId}::text`;
