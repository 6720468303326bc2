import type { CampaignKind } from '@mall/contract/campaign/campaign';
import { type RawBuilder, sql } from 'kysely';

/** Since when the shop `kept` keeps out of the mall's campaigns of each kind; null: it takes part. */
export const outSince: Readonly<Record<CampaignKind, RawBuilder<Date | null>>> = {
  coupon: sql<Date | null>`kept.out_of_coupons`,
  seckill: sql<Date | null>`kept.out_of_seckill`,
  boost: sql<Date | null>`kept.out_of_boosts`,
};

/**
 * Whether the mall's campaigns of a kind run in a shop now (decision 109); where there is no shop they do. It stands in every
 * question about them and in every statement that writes an order, so that no cache of a shop decides.
 */
export const runsIn = (
  kind: CampaignKind,
  shopId: string | null | RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from shops kept where kept.id = ${shopId} and ${outSince[kind]} is not null)`;

/** Whether what was begun at a moment goes on in a shop: it does unless the shop had left by then. */
export const goesOnIn = (
  kind: CampaignKind,
  shopId: string | null,
  begunAt: RawBuilder<Date>,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from shops kept where kept.id = ${shopId} and ${outSince[kind]} < ${begunAt})`;
