import { pickText, type Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { scopeText } from '../../incentive/index.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import type { ActivityRow, HelperRow, LaunchRow, PrizeRow } from './rows.queries.ts';
import { mayOrder, whyNotLaunch } from './rules.ts';

export type Launch = Output<'boost.initiate'>;
export type Activity = Output<'boost.detail'>['activity'];

/** The prize, for a reader of a language. */
export const toPrize = (row: PrizeRow, language: Language) => ({
  kind: row.kind,
  name: pickText(row.name, language).text,
  product:
    row.product_id === null || row.sku_id === null
      ? null
      : {
          productId: String(row.product_id),
          skuId: String(row.sku_id),
          name: pickText(row.product_name, language).text,
          specText: pickText(row.spec_text, language).text,
          image: row.image,
        },
  coupon:
    row.coupon === null
      ? null
      : {
          name: pickText(row.coupon.name, language).text,
          kind: row.coupon.kind,
          value: row.coupon.value,
          cap: row.coupon.cap,
          threshold: row.coupon.threshold,
          scope: row.coupon.scope,
          scopeText: scopeText(row.coupon.scope, row.coupon.scopeNames, language),
        },
  startPrice: row.start_price,
  floorPrice: row.floor_price,
  reward: row.reward,
});

/** An activity without the caller's permitted actions. */
export const toTerms = (row: ActivityRow, language: Language) => ({
  id: row.id,
  ...toPrize(row, language),
  helps: row.helps,
  durationHours: row.duration_hours,
  orderHours: row.order_hours,
  newUserWeight: row.new_user_weight,
  earlyBuy: row.early_buy,
  launchLimit: row.launch_limit,
  helpLimit: row.help_limit,
  helpLimitDay: row.help_limit_day,
  stockLeft: row.stock_left,
  stockTotal: row.stock_total,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  state: stateOf(row),
});

const stateOf = ({ begun, over, stock_left: left, sellable }: ActivityRow): Activity['state'] => {
  if (over) return 'ended';
  if (!begun) return 'upcoming';
  return left === 0 || !sellable ? 'gone' : 'running';
};

export const toActivity = (row: ActivityRow, language: Language): Activity => ({
  ...toTerms(row, language),
  whyNot: whyNotLaunch(row),
  launchId: row.launch_id,
});

export const priceNow = ({ kind, launch_price: start, cut }: LaunchRow): number | null =>
  kind === 'price_cut' ? start - cut : null;

/** A launch; only its owner sees its order. Its own price counts, whatever happened to the activity. */
export const toLaunch = (row: LaunchRow, language: Language, readerId: string | null): Launch => ({
  id: row.id,
  activityId: row.activity_id,
  ...toPrize(row, language),
  status: row.status,
  target: row.target,
  helps: row.helps,
  cut: row.kind === 'coupon' ? 0 : row.cut,
  currentPrice: priceNow(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  reachedAt: row.reached_at?.toISOString() ?? null,
  orderUntil: row.order_until?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  mayOrder: row.user_id === readerId && mayOrder(row),
  orderId: row.user_id === readerId ? row.order_id : null,
});

export const toHelper = (row: HelperRow, readerId: string | null) => ({
  name: maskName(row.name),
  cut: row.cut,
  units: row.units,
  at: row.at.toISOString(),
  isLauncher: row.nth === 0,
  isMe: row.helper_id === readerId,
});
