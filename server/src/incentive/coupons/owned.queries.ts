import { type RawBuilder, sql } from 'kysely';
import type { SellerScope } from '../../platform/http/seller.ts';

/** Coupons that a seller made: a shop its own, or the mall. What the mall made for one shop is the mall’s. */
export const ownedBy = ({ shopId }: SellerScope): RawBuilder<boolean> =>
  shopId === null ? sql<boolean>`owner = 'mall'` : sql<boolean>`(owner = 'shop' and shop_id = ${shopId})`;
