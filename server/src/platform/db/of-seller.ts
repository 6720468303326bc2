import { type RawBuilder, sql } from 'kysely';
import type { SellerScope } from '../http/seller.ts';

/** That a row belongs to this seller, by its column of shops. */
export const ofSeller = (column: string, { shopId }: SellerScope): RawBuilder<boolean> =>
  // `is not distinct from` would cover both, but uses no index.
  shopId === null ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`${sql.ref(column)} = ${shopId}`;
