import type { BoostKind, LaunchStatus } from '@mall/contract/campaign/boost';
import { runningLaunches } from '@mall/contract/campaign/boost';
import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import { scopeNames } from '../../incentive/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import { goesOnIn, runsIn } from '../../platform/http/runs-in.queries.ts';
import type { CouponRule } from '../../catalog/index.ts';

/** The prize. */
export type PrizeRow = {
  kind: BoostKind;
  name: Texts;
  sku_id: number | null;
  template_id: string | null;
  product_id: number | null;
  product_name: Texts;
  spec_text: Texts;
  image: string;
  coupon: CouponTerms | null;
  start_price: number | null;
  floor_price: number | null;
  reward: number | null;
};
type CouponTerms = Pick<CouponRule, 'kind' | 'value' | 'cap' | 'threshold' | 'scope'> & {
  name: Texts;
  scopeNames: readonly Texts[] | null;
};

export type ActivityRow = PrizeRow & {
  id: string;
  helps: number;
  duration_hours: number;
  order_hours: number;
  new_user_weight: number;
  early_buy: boolean;
  launch_limit: number;
  help_limit: number;
  help_limit_day: number;
  stock_left: number;
  stock_total: number;
  start_at: Date;
  end_at: Date;
  status: 'draft' | 'open' | 'closed';
  /** The caller's shop takes part in boosts. */
  here: boolean;
  begun: boolean;
  over: boolean;
  sellable: boolean;
  /** The caller has proved that their number is theirs; null for a visitor. */
  proved: boolean | null;
  launched: number;
  launch_id: string | null;
  total: number;
};

export type LaunchRow = PrizeRow & {
  id: string;
  activity_id: string;
  user_id: string;
  launcher: string;
  share_code: string;
  status: LaunchStatus;
  target: number;
  helps: number;
  cut: number;
  difference: number;
  launch_price: number;
  early_buy: boolean;
  seed: string;
  plan_hash: string;
  created_at: Date;
  expires_at: Date;
  reached_at: Date | null;
  order_until: Date | null;
  ended_at: Date | null;
  order_id: string | null;
  note: string;
  /** The caller's shop took part when it began. */
  here: boolean;
  total: number;
};

const prize = sql`a.kind, a.name, a.sku_id, a.template_id, a.start_price, a.floor_price, a.reward, p.id as product_id,
  p.name as product_name, s.spec_text,
  coalesce(s.image, p.images->>0) as image,
    case when c.id is not null then jsonb_build_object('name', c.name, 'kind', c.kind, 'value', c.value,
    'cap', c.cap, 'threshold', c.threshold, 'scope', c.scope, 'scopeNames', ${scopeNames}) end as coupon`;
const things = sql`left join skus s on s.id = a.sku_id left join products p on p.id = s.product_id
  left join coupon_templates c on c.id = a.template_id`;

/** Whether the goods of activity `a` are available at all; true for one without goods. */
const sellable = sql<boolean>`coalesce(s.offered and s.stock - s.held > 0 and p.on_sale and not p.banned
  and p.review_status = 'approved', a.sku_id is null)`;

/** A launch `l` past its time is over, before any sweep marks it. */
const statusNow = sql<LaunchStatus>`case when l.status = 'active' and l.expires_at <= now() then 'expired'
  when l.status = 'reached' and l.order_until <= now() then 'lapsed' else l.status end`;
export const isRunning = sql<boolean>`l.status in (${sql.join([...runningLaunches])})`;

export type Page = { readonly page: number; readonly size: number };

/** Who asks, and where they shop. */
export type Asking = { readonly memberId: string | null; readonly shop: { readonly id: string } | null };

/** Activities that `where` allows, with the caller's state in each. */
export const activityRows = async (
  reader: Reader,
  { memberId, shop }: Asking,
  where: RawBuilder<unknown>,
  { page, size }: Page = { page: 1, size: 1 },
): Promise<ActivityRow[]> => {
  const { rows } = await sql<ActivityRow>`
    select a.id, ${prize}, a.helps, a.duration_hours, a.order_hours, a.new_user_weight, a.early_buy, a.launch_limit,
      a.help_limit, a.help_limit_day,
      a.stock_left, a.stock_total, a.start_at, a.end_at, a.status,
      ${runsIn('boost', shop?.id ?? null)} as here, a.start_at <= now() as begun, a.end_at <= now()
      or a.status <> 'open' as over,
      ${sellable} as sellable, (select mobile_proved_at is not null from users where id = ${memberId}) as proved,
      (select count(*) from boost_launches l where l.activity_id = a.id and l.user_id = ${memberId})::int as launched,
      (select l.id from boost_launches l where l.activity_id = a.id and l.user_id = ${memberId} and ${isRunning}
        order by l.n desc limit 1) as launch_id,
      count(*) over ()::int as total
    from boost_activities a ${things} where ${where}
    order by a.start_at > now(), a.end_at, a.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** Launches that `where` allows, the latest first, for whoever is in a shop or in none. */
export const launchRows = async (
  reader: Reader,
  where: RawBuilder<unknown>,
  { page, size }: Page = { page: 1, size: 1 },
  shop: Asking['shop'] = null,
): Promise<LaunchRow[]> => {
  const { rows } = await sql<LaunchRow>`
    select l.id, l.activity_id, l.user_id, u.name as launcher, l.share_code, ${statusNow} as status, l.target, l.helps,
      l.cut, l.difference,
      l.start_price as launch_price, l.early_buy, l.seed, l.plan_hash, l.created_at, l.expires_at, l.reached_at,
      l.order_until, l.ended_at, l.order_id, l.note,
      ${goesOnIn('boost', shop?.id ?? null, sql<Date>`l.created_at`)} as here,
      ${prize}, count(*) over ()::int as total
    from boost_launches l join boost_activities a on a.id = l.activity_id join users u on u.id = l.user_id ${things}
    where ${where} order by l.created_at desc, l.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  return rows;
};

/** The launch with this id or share code. */
export const launchNamed = (id: string): RawBuilder<boolean> =>
  sql<boolean>`(l.id = ${id} or l.share_code = ${id})`;

export type HelperRow = {
  helper_id: string;
  name: string;
  cut: number;
  units: number;
  nth: number;
  at: Date;
};

export const helperRows = async (reader: Reader, launchId: string): Promise<HelperRow[]> => {
  const { rows } = await sql<HelperRow>`
    select h.helper_id, u.name, h.cut, h.units, h.nth, h.at from boost_helps h join users u on u.id = h.helper_id
    where h.launch_id = ${launchId} order by h.nth`.execute(reader);
  return rows;
};
