import type { Texts } from '@mall/contract/core/languages';
import type { SeckillSlot } from '@mall/contract/campaign/seckill';
import { sql } from 'kysely';
import type { PlannedBoost } from '../../campaign/index.ts';
import type { PlannedCoupon } from '../../incentive/index.ts';
import type { CampaignKind } from '@mall/contract/campaign/campaign';
import type { Reader } from '../../platform/db/open.ts';
import { outSince } from '../../platform/http/runs-in.queries.ts';

export type SaleTerms = {
  sku_id: number;
  price: number;
  stock_total: number;
  stock_left: number;
  per_order_limit: number;
  per_user_limit: number;
  allow_coupon: boolean;
  slots: SeckillSlot[];
  end_reason: string;
};

export const saleTerms = async (reader: Reader, id: string): Promise<SaleTerms | undefined> =>
  (await sql<SaleTerms>`select * from seckill_activities where id = ${id}`.execute(reader)).rows[0];

/** Whose a coupon that shoppers know is, and its name. */
export const couponOwner = async (
  reader: Reader,
  id: string,
): Promise<{ shopId: string | null; name: Texts } | undefined> =>
  (
    await sql<{ shopId: string | null; name: Texts }>`
      select case when owner = 'shop' then shop_id end as "shopId", name from coupon_templates
      where id = ${id} and (owner = 'mall' or status <> 'draft')`.execute(reader)
  ).rows[0];

/** Whose a flash sale that shoppers know is, and its name. */
export const saleOwner = async (
  reader: Reader,
  id: string,
): Promise<{ shopId: string | null; name: Texts } | undefined> =>
  (
    await sql<{ shopId: string | null; name: Texts }>`
      select shop_id as "shopId", name from seckill_activities
      where id = ${id} and (shop_id is null or status <> 'draft')`.execute(reader)
  ).rows[0];

export const couponTerms = async (
  reader: Reader,
  id: string,
): Promise<(PlannedCoupon & { shop: string | null }) | undefined> =>
  (
    await sql<PlannedCoupon & { shop: string | null }>`
      select t.*, s.store_name as shop from coupon_templates t left join shops s on s.id = t.shop_id
      where t.id = ${id}`.execute(reader)
  ).rows[0];

export const boostTerms = async (
  reader: Reader,
  id: string,
): Promise<(PlannedBoost & { template: Texts | null }) | undefined> =>
  (
    await sql<PlannedBoost & { template: Texts | null }>`
      select a.*, t.name as template from boost_activities a left join coupon_templates t on t.id = a.template_id
      where a.id = ${id}`.execute(reader)
  ).rows[0];

/** How many open shops keep out of the mall's campaigns of a kind. */
export const countKeptOut = async (reader: Reader, kind: CampaignKind): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shops kept where kept.status = 'open' and ${outSince[kind]} is not null`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
};
