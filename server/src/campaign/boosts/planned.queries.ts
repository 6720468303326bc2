import { type CampaignState } from '@mall/contract/campaign/campaign';
import type { BoostKind } from '@mall/contract/campaign/boost';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

export type PlannedBoost = {
  id: string;
  kind: BoostKind;
  name: Texts;
  sku_id: number | null;
  template_id: string | null;
  start_price: number | null;
  floor_price: number | null;
  reward: number | null;
  helps: number;
  duration_hours: number;
  order_hours: number;
  new_user_weight: number;
  launch_limit: number;
  help_limit: number;
  help_limit_day: number;
  early_buy: boolean;
  stock_total: number;
  stock_left: number;
  start_at: Date;
  end_at: Date;
  status: 'draft' | 'open' | 'closed';
  version: number;
  state: CampaignState;
};

/** A boost that only this transaction changes until its end. */
export const lockBoost = async (tx: Tx, id: string): Promise<PlannedBoost | undefined> => {
  const { rows } = await sql<PlannedBoost>`
    select *, case when status <> 'open' then status when end_at <= now() then 'ended' when start_at <= now()
      then 'running' else 'scheduled' end as state
    from boost_activities where id = ${id} for update`.execute(tx);
  return rows[0];
};

/** Whether the template that a boost gives away has a coupon for each of its launches, until its end. */
export const templateSuffices = async (
  reader: Reader,
  { template_id: templateId, id }: Pick<PlannedBoost, 'id' | 'template_id'>,
  { left, endAt }: { left: number; endAt: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ fits: boolean }>`
    select t.status = 'open' and coalesce(t.valid_to > ${endAt}, true) and (t.total < 0 or t.total - t.taken >= ${left}::int
      + (select count(*) from boost_launches l where l.activity_id = ${id} and l.status in ('active', 'frozen'))) as fits
    from coupon_templates t where t.id = ${templateId}`.execute(reader);
  return rows[0]?.fits ?? true;
};

/** The terms of an operator, as the row has them. */
export const plannedTerms = (row: PlannedBoost) => ({
  kind: row.kind,
  nameZh: row.name.zh ?? '',
  nameEn: row.name.en ?? '',
  nameIndo: row.name.indo ?? '',
  nameFili: row.name.fili ?? '',
  ...(row.sku_id === null ? {} : { skuId: String(row.sku_id) }),
  ...(row.start_price === null ? {} : { startPrice: row.start_price }),
  ...(row.floor_price === null ? {} : { floorPrice: row.floor_price }),
  ...(row.reward === null ? {} : { reward: row.reward }),
  ...(row.template_id === null ? {} : { templateId: row.template_id }),
  helps: row.helps,
  durationHours: row.duration_hours,
  orderHours: row.order_hours,
  newUserWeight: row.new_user_weight,
  launchLimit: row.launch_limit,
  helpLimit: row.help_limit,
  helpLimitDay: row.help_limit_day,
  earlyBuy: row.early_buy,
  stock: row.stock_total,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
});
