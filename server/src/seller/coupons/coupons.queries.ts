import type { CampaignState } from '@mall/contract/campaign/campaign';
import type { Texts } from '@mall/contract/core/languages';
import type { ShopCouponScope } from '@mall/contract/incentive/shop-coupon';
import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import { productChoices } from '../../catalog/index.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

export type ShopCouponRow = {
  id: string;
  name: Texts;
  state: CampaignState;
  kind: 'amount' | 'percent';
  value: number;
  cap: number | null;
  threshold: number;
  scope: ShopCouponScope;
  scope_ids: string[];
  take_from: Date;
  take_to: Date;
  total: number;
  taken: number;
  used: number;
  per_user: number;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  version: number;
  created_at: Date;
  maker: string | null;
  end_reason: string;
};

const state = sql<CampaignState>`case when t.status <> 'open' then t.status when t.take_to <= now() then 'ended'
  when t.take_from <= now() then 'running' else 'scheduled' end`;
/** The shop’s own coupons `t`; one that the mall made for it is the mall’s. */
const own = (shopId: string): RawBuilder<unknown> => sql`
  (select t.*, ${state} as state from coupon_templates t where t.owner = 'shop' and t.shop_id = ${shopId})`;
const used = sql<number>`(select count(*)::int from coupons c where c.template_id = t.id and c.status = 'used')`;

export const shopCouponPage = async (
  reader: Reader,
  shopId: string,
  { state: wanted, keyword, page, size }: Input<'shopCoupon.list'>,
): Promise<{ rows: ShopCouponRow[]; total: number }> => {
  const { rows } = await sql<ShopCouponRow & { all_rows: number }>`
    select t.*, ${used} as used, null as maker from (
      select t.*, (count(*) over ())::int as all_rows from ${own(shopId)} t
      where (${wanted} = 'all' or t.state = ${wanted})
        and (${keyword} = '' or exists (select from jsonb_each_text(t.name) n where n.value ilike ${containing(keyword)}))
      order by t.take_from desc, t.id desc limit ${size} offset ${(page - 1) * size}) t
    order by t.take_from desc, t.id desc`.execute(reader);
  return { rows, total: rows[0]?.all_rows ?? 0 };
};

export const shopCouponWith = async (
  reader: Reader,
  shopId: string,
  id: string,
): Promise<ShopCouponRow | undefined> => {
  const { rows } = await sql<ShopCouponRow>`
    select t.*, ${used} as used, u.name as maker from ${own(shopId)} t left join users u on u.id = t.created_by
    where t.id = ${id}`.execute(reader);
  return rows[0];
};

/** How many coupons a shop has that are drafts or can be claimed. Until the end of the transaction it makes no other. */
export const countKeptCoupons = async (tx: Tx, shopId: string): Promise<number> => {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${own(shopId)} t where t.state in ('draft', 'scheduled', 'running')`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
};

type Of = Input<'shopCoupon.choices'>['of'];
export type Choice = { id: string; name: Texts };

/** Rows of `id` and `name` that the shop may see: the mall’s, and its own. */
const tables = (shopId: string): Record<Exclude<Of, 'product'>, RawBuilder<unknown>> => ({
  category: sql`select id::text as id, name from categories`,
  brand: sql`select id::text as id, name from brands
    where coalesce(shop_id, ${shopId}) = ${shopId} and not hidden and not house`,
});

export const choicePage = async (
  reader: Reader,
  shopId: string,
  { of, keyword, page, size }: Input<'shopCoupon.choices'>,
): Promise<{ rows: Choice[]; total: number; more: boolean }> => {
  if (of === 'product') return productChoices(reader, shopId, { keyword, page, size });
  const { rows } = await sql<Choice & { total: number }>`
    select c.id, c.name, (count(*) over ())::int as total from (${tables(shopId)[of]}) c
    where ${keyword} = '' or exists (select from jsonb_each_text(c.name) n where n.value ilike ${containing(keyword)})
    order by c.name::text, c.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0, more: false };
};

/** Those that a coupon names, whether they could be chosen today or not. */
const named: Record<Of, RawBuilder<unknown>> = {
  category: sql`categories`,
  brand: sql`brands`,
  product: sql`products`,
};

export const namesOfThings = async (
  reader: Reader,
  { scope, scope_ids: ids }: Pick<ShopCouponRow, 'scope' | 'scope_ids'>,
): Promise<Choice[]> => {
  if (scope === 'shop') return [];
  const { rows } = await sql<Choice>`
    select c.id::text as id, c.name from ${named[scope]} c where c.id = any(${ids}::bigint[]) order by c.id`.execute(
    reader,
  );
  return rows;
};
