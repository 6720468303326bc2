import type { CouponSource } from '@mall/contract/incentive/coupon';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { openNow } from './templates.queries.ts';

/**
 * The columns of a coupon that its template `t` decides; after id, member and number. One that begins when it is given is
 * usable at once: a process that prices the next order knows the database's time to a quarter of a second (`clock.learn`).
 */
const copied = sql`t.shop_id, t.name, t.kind, t.value, t.cap, t.threshold, t.scope, t.scope_ids, t.funder,
      coalesce(t.valid_from, now() - interval '1 second'), coalesce(t.valid_to, now() + make_interval(days => coalesce(t.valid_days, 30)))`;
const columns = sql`id, template_id, user_id, n, shop_id, name, kind, value, cap, threshold, scope, scope_ids, funder,
  valid_from, valid_to`;

/**
 * Gives a member one coupon of a template that exists for this source; returns its id. The counter comes
 * first: it locks the template, so that a member's coupons are counted one at a time. Throws missing,
 * coupon.notNow, .alreadyTaken, .gone.
 */
export const grantCoupon = async (
  tx: Tx,
  memberId: string,
  templateId: string,
  source: CouponSource,
): Promise<string> => {
  const counted = await sql`
    update coupon_templates t set taken = taken + 1
    where id = ${templateId} and status = 'open' and source = ${source} and (total < 0 or taken < total)
      and ${openNow(sql`t`)}`.execute(tx);
  const { rows } = await sql<{ mine: number; per_user: number; open: boolean }>`
    select t.per_user, ${openNow(sql`t`)} as open,
      (select count(*) from coupons c where c.template_id = t.id and c.user_id = ${memberId}) as mine
    from coupon_templates t where t.id = ${templateId} and t.status = 'open' and t.source = ${source}`.execute(
    tx,
  );
  const template = rows[0];
  if (template === undefined) throw new Refusal('missing');
  if (!template.open) throw new Refusal('coupon.notNow');
  if (template.mine >= template.per_user) throw new Refusal('coupon.alreadyTaken');
  if (counted.numAffectedRows !== 1n) throw new Refusal('coupon.gone');
  return giveCoupon(tx, memberId, templateId, template.mine + 1);
};

/**
 * Gives a member a coupon, their `n`th of that template; returns its id. The caller has counted it, and
 * checked that they may have it.
 */
const giveCoupon = async (tx: Tx, memberId: string, templateId: string, n: number): Promise<string> => {
  const id = newId();
  await sql`
    insert into coupons (${columns})
    select ${id}, t.id, ${memberId}, ${n}::int, ${copied} from coupon_templates t where t.id = ${templateId}`.execute(
    tx,
  );
  return id;
};

/**
 * Gives a member a coupon that was kept for them: whether one is left, and for whom, was decided when it was reserved.
 */
export const grantReserved = async (tx: Tx, memberId: string, templateId: string): Promise<void> => {
  const { rows } = await sql<{ had: number }>`
    update coupon_templates t set taken = taken + 1 where t.id = ${templateId}
    returning (select count(*) from coupons c where c.template_id = t.id and c.user_id = ${memberId})::int as
      had`.execute(tx);
  await giveCoupon(tx, memberId, templateId, (rows[0]?.had ?? 0) + 1);
};

/**
 * The coupons offered to everybody who registers, here or in any shop, in one statement; those all claimed
 * are left out.
 */
export const grantWelcome = async (tx: Tx, memberId: string, shopId: string | null): Promise<void> => {
  await sql`
    with due as (
      select id from coupon_templates t
      where t.source = 'register' and t.status = 'open' and ${openNow(sql`t`)}
        and (t.shop_id is null or t.shop_id = ${shopId})
        and (t.total < 0 or t.taken < t.total) order by id for update),
    t as (
      update coupon_templates t set taken = taken + 1 from due where t.id = due.id returning t.*)
    insert into coupons (${columns})
    select ${newId()} || '-' || row_number() over (order by t.id), t.id, ${memberId}, 1, ${copied} from t
    on conflict (template_id, user_id, n) do nothing`.execute(tx);
};
