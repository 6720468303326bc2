import type { CampaignKind, CampaignState } from '@mall/contract/campaign/campaign';
import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

export type CampaignRow = {
  kind: CampaignKind;
  id: string;
  name: Texts;
  about: Texts | null;
  sku_id: number | null;
  state: CampaignState;
  start_at: Date;
  end_at: Date;
  version: number;
  made_at: Date;
  made_by: string | null;
  done: number;
  total: number;
  /** The shop whose own coupon or flash sale it is. */
  owner_id: string | null;
  owner_name: string | null;
};

/** The state as it is now, whatever the clock has written, of one that shoppers know when `open` holds. */
const stateNow = (open: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<CampaignState>`case when not (${open}) then status when ${to} <= now() then 'ended' when ${from} <= now()
    then 'running' else 'scheduled' end`;
const sales = sql`
  select 'seckill' as kind, id, name, sku_id, start_at, end_at, version, created_at as made_at,
    case when shop_id is null then created_by end as made_by, stock_total as total, shop_id as owner_id,
    ${stateNow(sql`status in ('scheduled', 'running')`, sql`start_at`, sql`end_at`)} as state
  from seckill_activities where shop_id is null or status <> 'draft'`;
const coupons = sql`
  select 'coupon', id, name, null::int, take_from, take_to, version, created_at, case when owner = 'mall' then created_by end, total,
    case when owner = 'shop' then shop_id end,
    ${stateNow(sql`status = 'open'`, sql`take_from`, sql`take_to`)}
  from coupon_templates where owner = 'mall' or status <> 'draft'`;
const boosts = sql`
  select 'boost', id, name, sku_id, start_at, end_at, version, created_at, created_by, stock_total, null,
    ${stateNow(sql`status = 'open'`, sql`start_at`, sql`end_at`)}
  from boost_activities`;
/** Every campaign `c` with the names of its product and of the shop whose own it is. A draft of a shop is that shop’s business. */
export const campaigns = sql`(select c.*, p.name as about, o.store_name as owner_name from (${sales} union all ${coupons} union all ${boosts}) c
  left join skus s on s.id = c.sku_id left join products p on p.id = s.product_id
  left join shops o on o.id = c.owner_id)`;

/** Pieces sold, coupons given, launches: counted for the rows of a page alone. */
const done = sql<number>`case c.kind
  when 'seckill' then (select coalesce(sum(o.qty), 0)::int from orders o
    where o.activity_id = c.id and o.status <> ${literal(orderStatus.cancelled)})
  when 'coupon' then (select taken from coupon_templates t where t.id = c.id)
  else (select count(*)::int from boost_launches l where l.activity_id = c.id) end`;

type Narrowed = Pick<Input<'mallCampaign.list'>, 'kind' | 'state' | 'owner' | 'keyword'>;
const among = ({ kind, state, owner, keyword }: Narrowed): RawBuilder<unknown> => sql`
  (${kind ?? null}::text is null or c.kind = ${kind ?? null}) and (${state ?? null}::text is null or c.state = ${state ?? null})
  and (${owner ?? null}::text is null or (c.owner_id is null) = (${owner ?? null} = 'mall'))
  and (${keyword} = '' or exists (select from jsonb_each_text(c.name) n where n.value ilike ${containing(keyword)})
    or exists (select from jsonb_each_text(c.about) n where n.value ilike ${containing(keyword)})
    or c.owner_name ilike ${containing(keyword)})`;

export const campaignsPage = async (
  reader: Reader,
  { page, size, ...narrowed }: Input<'mallCampaign.list'>,
): Promise<{ rows: CampaignRow[]; total: number }> => {
  const { rows } = await sql<CampaignRow & { all_rows: number }>`
    select c.*, ${done} as done from (
      select c.*, (count(*) over ())::int as all_rows from ${campaigns} c where ${among(narrowed)}
      order by c.start_at desc, c.made_at desc, c.id limit ${size} offset ${(page - 1) * size}) c
    order by c.start_at desc, c.made_at desc, c.id`.execute(reader);
  return { rows, total: rows[0]?.all_rows ?? 0 };
};

/** The first `most` that touch the time between two moments. */
export const campaignsBetween = async (
  reader: Reader,
  { from, to, ...narrowed }: Input<'mallCampaign.calendar'>,
  most: number,
): Promise<CampaignRow[]> => {
  const { rows } = await sql<CampaignRow>`
    select c.*, ${done} as done from (
      select c.* from ${campaigns} c
      where c.start_at < ${to}::timestamptz and c.end_at > ${from}::timestamptz and ${among(narrowed)}
      order by c.start_at, c.end_at, c.id limit ${most}) c
    order by c.start_at, c.end_at, c.id`.execute(reader);
  return rows;
};

export const campaignWith = async (
  reader: Reader,
  { kind, id }: Pick<CampaignRow, 'kind' | 'id'>,
): Promise<(CampaignRow & { maker: string | null }) | undefined> => {
  const { rows } = await sql<CampaignRow & { maker: string | null }>`
    select c.*, ${done} as done, u.name as maker from ${campaigns} c left join users u on u.id = c.made_by
    where c.kind = ${kind} and c.id = ${id}`.execute(reader);
  return rows[0];
};
