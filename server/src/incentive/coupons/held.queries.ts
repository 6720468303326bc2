import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { runsIn } from '../../platform/http/runs-in.queries.ts';
import type { CouponRule } from '../../catalog/index.ts';

/** A coupon held by a member. */
export type HeldCoupon = CouponRule & {
  readonly templateId: string;
  readonly name: Texts;
  readonly scopeNames: readonly Texts[] | null;
  readonly status: 'unused' | 'locked' | 'used' | 'expired' | 'revoked';
};

export type CouponStatus = HeldCoupon['status'];

/** The names of a coupon's scope, three at most. */
export const scopeNames = sql<Texts[] | null>`case c.scope
  when 'category' then (select jsonb_agg(name)
    from (select name from categories where id::text = any(c.scope_ids) order by id limit 3) n)
  when 'brand' then (select jsonb_agg(name)
    from (select name from brands where id::text = any(c.scope_ids) order by id limit 3) n)
  when 'product' then (select jsonb_agg(name)
    from (select name from products where id::text = any(c.scope_ids) order by id limit 3) n)
  end`;

/** Times are text where the row came as JSON. */
export type HeldCouponRow = {
  id: string;
  template_id: string;
  name: Texts;
  kind: 'amount' | 'percent';
  value: number;
  cap: number | null;
  threshold: number;
  scope: CouponRule['scope'];
  scope_ids: string[];
  scope_names: Texts[] | null;
  shop_id: string | null;
  funder: 'platform' | 'shop';
  valid_from: Date | string;
  valid_to: Date | string;
  status: HeldCoupon['status'];
  /** Only where a shop is asked about. */
  kept_out?: boolean;
};

/** A coupon's current state: an unused one past its end is expired, before any sweep marks it. */
const statusNow = sql<
  HeldCoupon['status']
>`case when c.status = 'unused' and c.valid_to <= now() then 'expired' else c.status end`;
const columns = sql`c.id, c.template_id, c.name, c.kind, c.value, c.cap, c.threshold, c.scope, c.scope_ids,
  ${scopeNames} as scope_names, c.shop_id, c.funder, c.valid_from, c.valid_to, ${statusNow} as status`;

/** Whether a shop takes coupon `c`: its own it does, the mall's unless it keeps out of them. */
export const mayTake = (shopId: string | null | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${runsIn('coupon', shopId)}
    or exists (select 1 from coupon_templates t where t.id = c.template_id and t.owner = 'shop'))`;

/**
 * The coupons that a member could use for an order in a shop now or later: at most the 100 that end first. For
 * `toHeld`.
 */
export const usableCoupons = (
  memberId: string | RawBuilder<string>,
  shopId: string | null | RawBuilder<unknown>,
): RawBuilder<HeldCouponRow> => sql`
    select ${columns}, not ${mayTake(shopId)} as kept_out from coupons c
    where c.user_id = ${memberId} and c.status = 'unused' and c.valid_to > now()
    order by c.valid_to, c.id limit 100`;

export const couponPage = async (
  reader: Reader,
  memberId: string,
  status: CouponStatus,
  page: number,
  size: number,
): Promise<{ list: HeldCoupon[]; total: number }> => {
  const among = {
    unused: sql`c.status = 'unused' and c.valid_to > now()`,
    locked: sql`c.status = 'locked'`,
    used: sql`c.status in ('used', 'locked')`,
    revoked: sql`c.status = 'revoked'`,
    expired: sql`(c.status in ('expired', 'revoked') or (c.status = 'unused' and c.valid_to <= now()))`,
  }[status];
  const [{ rows }, counted] = await Promise.all([
    sql<HeldCouponRow>`
      select ${columns} from coupons c where c.user_id = ${memberId} and ${among}
      order by ${status === 'unused' ? sql`c.valid_to` : sql`c.taken_at desc`}, c.id
      limit ${size} offset ${(page - 1) * size}`.execute(reader),
    sql<{
      n: number;
    }>`select count(*) as n from coupons c where c.user_id = ${memberId} and ${among}`.execute(reader),
  ]);
  return { list: rows.map(toHeld), total: counted.rows[0]?.n ?? 0 };
};

export const couponById = async (reader: Reader, id: string): Promise<HeldCoupon | undefined> => {
  const { rows } = await sql<HeldCouponRow>`select ${columns} from coupons c where c.id = ${id}`.execute(
    reader,
  );
  return rows.map(toHeld)[0];
};

export const toHeld = (row: HeldCouponRow): HeldCoupon => ({
  id: row.id,
  templateId: row.template_id,
  name: row.name,
  kind: row.kind,
  value: row.value,
  cap: row.cap,
  threshold: row.threshold,
  scope: row.scope,
  scopeIds: row.scope_ids,
  scopeNames: row.scope_names,
  shopId: row.shop_id,
  shopBears: row.funder === 'shop',
  keptOut: row.kept_out ?? false,
  validFrom: new Date(row.valid_from),
  validTo: new Date(row.valid_to),
  status: row.status,
});
