import type { CampaignState } from '@mall/contract/campaign/campaign';
import type { Texts } from '@mall/contract/core/languages';
import type { CouponScope, CouponSource } from '@mall/contract/incentive/coupon';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { ownedBy } from './owned.queries.ts';

export type PlannedCoupon = {
  id: string;
  shop_id: string | null;
  name: Texts;
  kind: 'amount' | 'percent';
  value: number;
  cap: number | null;
  threshold: number;
  scope: CouponScope;
  scope_ids: string[];
  total: number;
  taken: number;
  per_user: number;
  take_from: Date;
  take_to: Date;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  funder: 'platform' | 'shop';
  source: CouponSource;
  owner: 'mall' | 'shop';
  end_reason: string;
  status: 'draft' | 'open' | 'closed';
  version: number;
  state: CampaignState;
};

/** The state as it is now, whatever the clock has written. */
export const stateNow = sql<CampaignState>`case when status <> 'open' then status when take_to <= now() then 'ended'
  when take_from <= now() then 'running' else 'scheduled' end`;

/** A seller’s template that only this transaction changes until its end; whoever takes a coupon meanwhile waits. */
export const lockTemplate = async (
  tx: Tx,
  scope: SellerScope,
  id: string,
): Promise<PlannedCoupon | undefined> => {
  const { rows } = await sql<PlannedCoupon>`
    select *, ${stateNow} as state from coupon_templates where id = ${id} and ${ownedBy(scope)} for update`.execute(
    tx,
  );
  return rows[0];
};

/** The terms of whoever made it, as the row has them. */
export const termsOfTemplate = (row: PlannedCoupon) => ({
  name: row.name,
  kind: row.kind,
  value: row.value,
  ...(row.cap === null ? {} : { cap: row.cap }),
  threshold: row.threshold,
  scope: row.scope,
  scopeIds: row.scope_ids,
  total: row.total,
  perUser: row.per_user,
  takeFrom: row.take_from.toISOString(),
  takeTo: row.take_to.toISOString(),
  ...(row.valid_from === null ? {} : { validFrom: row.valid_from.toISOString() }),
  ...(row.valid_to === null ? {} : { validTo: row.valid_to.toISOString() }),
  ...(row.valid_days === null ? {} : { validDays: row.valid_days }),
  ...(row.shop_id === null ? {} : { shopId: row.shop_id }),
  funder: row.funder,
  source: row.source,
});
