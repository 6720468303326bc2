import type { CampaignKind } from '@mall/contract/campaign/campaign';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/**
 * Whoever keeps out already does so since then. The transaction may have waited for a launch that began after it did: the
 * moment is that of the change.
 */
const leftAt = (takesPart: boolean, before: RawBuilder<Date | null>) =>
  takesPart ? null : sql<Date>`coalesce(${before}, clock_timestamp())`;

export const setCampaigns = async (
  tx: Tx,
  shopId: string,
  takesPart: Readonly<Record<CampaignKind, boolean>>,
): Promise<void> => {
  await tx
    .updateTable('shops')
    .set({
      out_of_coupons: leftAt(takesPart.coupon, sql`out_of_coupons`),
      out_of_seckill: leftAt(takesPart.seckill, sql`out_of_seckill`),
      out_of_boosts: leftAt(takesPart.boost, sql`out_of_boosts`),
      campaigns_version: sql`campaigns_version + 1`,
    })
    .where('id', '=', shopId)
    .execute();
};
